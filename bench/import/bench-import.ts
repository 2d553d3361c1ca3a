/** How fast files become documents that are found, beside plain SQLite with FTS5, and what memory it takes. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readersPath } from '#server/adapters/sqlite/library-database.ts';
import { ReaderMark } from '#server/adapters/sqlite/reader-mark.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags, type BenchFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess } from '../report/run-process.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { generateCorpus } from './generate-corpus.ts';
import { generateJudgment } from './generate-judgment.ts';
import { measureLarge } from './measure-large.ts';
import { measureYardstick } from './measure-yardstick.ts';
import { expectAll, reportImport, reportPeer, reportTransactions } from './report-import.ts';
import { writeTexts } from './write-texts.ts';

const MEGABYTE = 1_000_000;
const MEMORY_GOAL = { is: 'at most', value: 400 } as const;
const BYTES_GOAL = { is: 'at least', value: 4 } as const;
const PEER_GOAL = { is: 'at most', value: 2.5 } as const;

const flags = readFlags();
const report = new BenchReport('import', flags.isQuick);
await withWorkFolder(async (folder) => {
  await measureCorpus(folder, flags);
  await measureSamples(folder);
  await measureLongJudgment(folder, flags);
  await measureLength(folder, flags);
  await measureYardstick(report, folder, flags.number('yardstick', 100_000, 1_000));
  await measureLarge(report, folder, flags.number('large', 300_000, 2_000));
});
report.finish();

/** One JSON Lines file of many documents, beside the peer, and the same file again. */
async function measureCorpus(folder: WorkFolder, { number }: BenchFlags): Promise<void> {
  const file = folder.file('corpus.jsonl');
  const facts = generateCorpus(file, number('documents', 20_000, 600));
  const data = folder.folder('corpus');
  const name = 'JSON Lines';
  const first = await importInProcess(folder, data, [file]);
  expectAll(first.answer, facts.documents);
  const peer = await runPeer(folder, file, 'corpus-peer.db');
  reportImport(report, name, facts, first, BYTES_GOAL);
  reportPeer(report, name, first.answer.seconds, { seconds: peer.seconds, goal: PEER_GOAL });
  report.add({ name: `${name}: peak memory`, value: first.process.memoryMb, unit: 'MB', goal: MEMORY_GOAL });
  await measureAgain(folder, data, file, name, first.answer.seconds);
  await measureBesideReaders(folder, data, facts.documents);
}

/** A tenth more of the corpus while somebody reads the library, which keeps the write transactions short. */
async function measureBesideReaders(folder: WorkFolder, data: string, documents: number): Promise<void> {
  const more = folder.file('more.jsonl');
  const facts = generateCorpus(more, Math.ceil(documents / 10), { seed: 20_001, first: documents + 1 });
  flush(join(data, 'library.db'));
  const mark = new ReaderMark(readersPath(data));
  mark.hold();
  const done = await importInProcess(folder, data, [more]);
  mark.close();
  expectAll(done.answer, facts.documents);
  const name = 'JSON Lines, while somebody reads';
  reportImport(report, name, facts, done);
  reportTransactions(report, name, done.process.transactions);
}

/** What the import before left to the system is written first, or the next one waits for it. */
function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** Every sample file, in all formats; the peer takes the texts that were read out of them. */
async function measureSamples(folder: WorkFolder): Promise<void> {
  const samples = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples');
  if (!existsSync(samples)) {
    report.skip('samples', 'there are none here; PANDECT_SAMPLES names their folder');
    return;
  }
  const data = folder.folder('samples');
  const first = await importInProcess(folder, data, [samples]);
  const texts = folder.file('samples.jsonl');
  writeTexts(data, texts);
  const peer = await runPeer(folder, texts, 'samples-peer.db');
  reportImport(report, 'samples', { bytes: measureFolder(samples) }, first);
  const note = 'the peer is given texts, not files to read';
  reportPeer(report, 'samples', first.answer.seconds, { seconds: peer.seconds, note });
  await measureAgain(folder, data, samples, 'samples', first.answer.seconds);
}

/** One judgment of 50 MB through the command line: read, stored and indexed; in long paragraphs and in short ones. */
async function measureLongJudgment(folder: WorkFolder, { number }: BenchFlags): Promise<void> {
  const megabytes = number('megabytes', 50, 4);
  for (const [kind, wordsPerParagraph] of Object.entries({ long: 90, short: 12 })) {
    const file = folder.file(`${kind}.xml`);
    const name = `judgment of ${megabytes} MB, ${kind} paragraphs`;
    const wish = { title: 'Long v Longer', number: wordsPerParagraph, bytes: megabytes * MEGABYTE, wordsPerParagraph };
    const facts = generateJudgment(file, wish);
    const done = await importInProcess(folder, folder.folder(kind), [file]);
    reportImport(report, name, facts, done);
    report.add({ name: `${name}: peak memory`, value: done.process.memoryMb, unit: 'MB', goal: MEMORY_GOAL });
    reportTransactions(report, name, done.process.transactions);
  }
}

/** The same amount of text as one judgment and as many: a long one must not be slower. */
async function measureLength(folder: WorkFolder, { number }: BenchFlags): Promise<void> {
  const bytes = number('one-megabytes', 10, 1) * MEGABYTE;
  const parts = 100;
  const one = folder.folder('one');
  generateJudgment(join(one, 'one.xml'), { title: 'One v All', number: 2, bytes, wordsPerParagraph: 90 });
  const many = folder.folder('many');
  for (let part = 0; part < parts; part += 1) {
    const wish = { title: `Part ${part} v All`, number: 100 + part, bytes: bytes / parts, wordsPerParagraph: 90 };
    generateJudgment(join(many, `${part}.xml`), wish);
  }
  const whole = await importInProcess(folder, folder.folder('one-data'), [one]);
  const split = await importInProcess(folder, folder.folder('many-data'), [many]);
  report.add({
    name: `one judgment of ${bytes / MEGABYTE} MB`,
    value: whole.answer.seconds,
    unit: 's',
    peer: { name: `s as ${parts} judgments`, value: split.answer.seconds },
    goal: { is: 'at most', value: 1.5 },
    goalOf: 'ratio',
  });
}

async function measureAgain(folder: WorkFolder, data: string, path: string, name: string, first: number) {
  const again = await importInProcess(folder, data, [path]);
  const { imported, updated, unchanged, seconds } = again.answer;
  report.add({
    name: `${name}: unchanged files again`,
    value: seconds,
    unit: 's',
    peer: { name: 's the first time', value: first },
    note: `${imported} imported, ${updated} updated, ${unchanged} unchanged`,
  });
}

async function runPeer(folder: WorkFolder, file: string, database: string): Promise<{ seconds: number }> {
  const { code, output, errors } = await runProcess(folder, 'bench/import/peer-fts5.ts', [file, folder.file(database)]);
  if (code !== 0) throw new Error(`the peer ended with ${code}: ${errors}`);
  return JSON.parse(output) as { seconds: number };
}

function measureFolder(path: string): number {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
