/** What it costs an import that files are read by other processes: beside the same import that reads them itself. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateCorpus } from '../import/generate-corpus.ts';
import { generateJudgment } from '../import/generate-judgment.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess, type ImportAnswer } from '../report/run-process.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { generateManyElements, generatePages } from './generate-pages.ts';

const MEGABYTE = 1_000_000;
const COST_GOAL = { is: 'at most', value: 1.15 } as const;

const flags = readFlags();
const rounds = flags.number('rounds', 3, 1);
const report = new BenchReport('cage', flags.isQuick);
await withWorkFolder(async (folder) => {
  const samples = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples');
  if (existsSync(samples)) await compare(folder, 'samples, every format', samples);
  else report.skip('samples', 'there are none here; PANDECT_SAMPLES names their folder');
  const list = folder.file('list.jsonl');
  generateCorpus(list, flags.number('documents', 8_000, 300));
  await compare(folder, 'JSON Lines', list);
  const judgment = folder.file('judgment.xml');
  const bytes = flags.number('megabytes', 30, 2) * MEGABYTE;
  generateJudgment(judgment, { title: 'Long v Longer', number: 90, bytes, wordsPerParagraph: 90 });
  await compare(folder, `judgment of ${bytes / MEGABYTE} MB`, judgment);
  await comparePages(folder);
});
report.finish();

/** Many small pages, of which the next is read while one is stored, and one that is read whole before any of it is. */
async function comparePages(folder: WorkFolder): Promise<void> {
  const pages = folder.folder('pages');
  const count = flags.number('pages', 500, 50);
  generatePages(pages, count);
  await compare(folder, `${count} web pages`, pages);
  const large = folder.file('large.html');
  const paragraphs = flags.number('paragraphs', 400_000, 20_000);
  generateManyElements(large, paragraphs);
  await compare(folder, `web page of ${paragraphs.toLocaleString('en')} paragraphs`, large);
  generateManyElements(join(pages, 'page-2-large.html'), paragraphs);
  await compare(folder, 'these together', pages);
}

/** Both ways in turn, each as often; the quickest of each counts, which anything else on the machine has slowed least. */
async function compare(folder: WorkFolder, name: string, path: string): Promise<void> {
  const cage: ImportAnswer[] = [];
  const inside: ImportAnswer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const data = (way: string) => folder.folder(`${name} ${way} ${round}`);
    inside.push(await importInside(folder, data('inside'), path));
    cage.push((await importInProcess(folder, data('cage'), [path])).answer);
  }
  const documents = new Set([...cage, ...inside].map(({ imported }) => imported));
  if (documents.size > 1) throw new Error(`${name}: ${[...documents].join(' and ')} documents were imported`);
  const quickest = (answers: readonly ImportAnswer[]) => Math.min(...answers.map(({ seconds }) => seconds));
  report.add({
    name: `${name}: time of an import`,
    value: quickest(cage),
    unit: 's',
    peer: { name: 's where files are read inside', value: quickest(inside) },
    goal: COST_GOAL,
    goalOf: 'ratio',
    note: `${cage[0]?.imported} documents, the quickest of ${rounds}`,
  });
}

async function importInside(folder: WorkFolder, dataFolder: string, path: string): Promise<ImportAnswer> {
  const environment = { PANDECT_DATA: dataFolder, NODE_OPTIONS: '--max-semi-space-size=2' };
  const { output, errors } = await runProcess(folder, 'bench/cage/import-inside.ts', [path], environment);
  if (output === '') throw new Error(`the import ended: ${errors.slice(-2000)}`);
  return JSON.parse(output) as ImportAnswer;
}
