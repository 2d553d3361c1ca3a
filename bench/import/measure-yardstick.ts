import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchReport } from '../report/bench-report.ts';
import { importInProcess } from '../report/run-process.ts';
import { expectAll } from './report-import.ts';
import type { WorkFolder } from '../report/work-folder.ts';
import { Yardstick, type YardstickDocument } from '../search/yardstick.ts';

/** The yardstick's corpus, imported whole, beside Lucene, which only indexes it. */
export async function measureYardstick(report: BenchReport, folder: WorkFolder, documents: number): Promise<void> {
  let yardstick: Yardstick;
  let lucene: number;
  try {
    yardstick = Yardstick.prepare(documents);
    lucene = timeLucene(yardstick);
  } catch (error) {
    report.skip('yardstick', `its corpus or Lucene cannot be had here (${String(error).split('\n')[0]})`);
    return;
  }
  const file = folder.file('yardstick.jsonl');
  await writeCorpus(yardstick, file);
  const { answer } = await importInProcess(folder, folder.folder('yardstick'), [file]);
  expectAll(answer, documents);
  report.add({
    name: `yardstick, ${documents.toLocaleString('en')} documents: import beside Lucene’s index`,
    value: answer.seconds,
    unit: 's',
    peer: { name: 's', value: lucene },
    note: 'Lucene is given plain fields and keeps no documents; it indexes the text twice, stemmed and as written',
  });
}

/** Seconds in which Lucene indexes the corpus. */
function timeLucene({ tool, corpus }: Yardstick): number {
  const output = execFileSync('python3', [join(tool, 'baseline'), 'lucene', '--corpus', corpus, '--runs', '1'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });
  return (JSON.parse(output) as { indexSeconds: number }).indexSeconds;
}

async function writeCorpus(yardstick: Yardstick, path: string): Promise<void> {
  const file = openSync(path, 'w');
  for await (const document of yardstick.documents()) writeSync(file, `${JSON.stringify(toImport(document))}\n`);
  closeSync(file);
}

function toImport({ id, title, body, date, facets }: YardstickDocument): object {
  const list = (value: string | number | readonly string[] | undefined) =>
    value === undefined ? [] : Array.isArray(value) ? value : [String(value)];
  return {
    id: `yardstick-${id}`,
    title,
    type: 'Document',
    jurisdiction: list(facets['jurisdiction']),
    topic: list(facets['topic']),
    publicationDate: date,
    source: String(facets['source'] ?? ''),
    authors: list(facets['author']),
    text: body,
  };
}
