/** How long files of long texts take, what memory, and what those who search meanwhile notice of it. */
import { signInThere } from '#tests/support/sign-in.ts';
import { FREQUENT_WORDS } from '../import/generate-words.ts';
import { createReadingLibrary, findReadingDocuments, type ReadingDocument } from '../reading/reading-library.ts';
import { ServerClient, type TimedAnswer } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import type { Figure } from '../report/bench-result.ts';
import { readFlags } from '../report/read-flags.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { watchRenderers } from './watch-renderers.ts';

/** Of a text of 300 pages (issue: on two cores). */
const GOALS: Readonly<Record<Format, Figure['goal']>> = {
  pdf: { is: 'at most', value: 5 },
  word: { is: 'at most', value: 4 },
};
const MEMORY_GOAL = { is: 'at most', value: 500 } as const;
/** What ten files that are made or wait may do to the p95 of searches. */
const SEARCH_GOAL = { is: 'at most', value: 1.5 } as const;
const WAITING = 10;
/** About 300 pages of paper; the note of each PDF says how many it has. */
const PARAGRAPHS = 7_000;

type Format = 'pdf' | 'word';

const flags = readFlags();
const report = new BenchReport('files', flags.isQuick);
const repeats = flags.number('repeats', 5, 1);
const searches = flags.number('searches', 200, 20);
await withWorkFolder(measureFiles);
report.finish();

async function measureFiles(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const generated = await createReadingLibrary(folder, data, {
    documents: flags.number('documents', 2_000, 100),
    paragraphs: flags.number('paragraphs', PARAGRAPHS, 500),
    bytes: flags.number('megabytes', 10, 1) * 1_000_000,
  });
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers, connections: WAITING });
  const reader = new ServerClient(server.port, { headers });
  try {
    const [, long, huge] = await findReadingDocuments(reader, generated);
    if (!long || !huge) throw new Error('the library lacks its long documents');
    for (const format of ['pdf', 'word'] as const) await measureFormat(client, long, format);
    for (const format of ['pdf', 'word'] as const) await tryHuge(client, huge, format);
    await measureReaders(client, reader, long);
  } finally {
    client.close();
    reader.close();
    await server.stop();
  }
}

async function measureFormat(client: ServerClient, { id, paragraphs }: ReadingDocument, format: Format): Promise<void> {
  const watched = watchRenderers();
  const seconds: number[] = [];
  let file: Uint8Array = new Uint8Array();
  for (let turn = 0; turn < repeats; turn += 1) {
    const answer = await ask(client, id, format);
    if (answer.status !== 200) throw new Error(`${format} answered ${answer.status}`);
    seconds.push(answer.milliseconds / 1000);
    file = answer.bytes;
  }
  const name = `${format} of ${paragraphs.toLocaleString('en')} paragraphs`;
  const note = `${format === 'pdf' ? `${countPages(file)} pages, ` : ''}${Math.round(file.length / 1000)} kB`;
  const goal = GOALS[format];
  report.add({ name, unit: 's', ...summarize(seconds), note, ...(goal ? { goal } : {}) });
  report.add({ name: `memory of the process, ${format}`, unit: 'MB', value: watched.stop(), goal: MEMORY_GOAL });
}

/** Of a PDF whose objects are not packed, as those are that are made here. */
function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/gu)?.length ?? 0
  );
}

/** A text beyond the bounds is made or refused in words; either way it ends. */
async function tryHuge(client: ServerClient, { id, megabytes }: ReadingDocument, format: Format): Promise<void> {
  const { status, milliseconds, bytes } = await ask(client, id, format);
  const said =
    status === 200 ? `${Math.round(bytes.length / 1000)} kB` : Buffer.from(bytes).toString('utf8').slice(0, 160);
  const name = `${format} of ${megabytes.toFixed(0)} MB`;
  report.add({ name, unit: 's', value: milliseconds / 1000, note: `${status}: ${said}` });
}

/** The same searches alone, and while ten files are made or wait. */
async function measureReaders(client: ServerClient, reader: ServerClient, { id }: ReadingDocument): Promise<void> {
  await search(reader, 20);
  const alone = summarize(await search(reader, searches));
  const files = Array.from({ length: WAITING }, () => ask(client, id, 'pdf'));
  const beside = summarize(await search(reader, searches));
  const made = await Promise.all(files);
  const refused = made.filter(({ status }) => status !== 200).length;
  report.add({
    name: `p95 of searches while ${WAITING} files are made`,
    unit: 'ms',
    value: beside.p95,
    peer: { name: 'ms alone', value: alone.p95 },
    goal: SEARCH_GOAL,
    goalOf: 'ratio',
    note: refused === 0 ? 'all files were made' : `${refused} files were refused`,
  });
}

async function search(client: ServerClient, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const q = `${FREQUENT_WORDS[turn % FREQUENT_WORDS.length]} NEAR30 tribunal`;
    const { milliseconds } = await client.post('/apiv2/documentSearch/search', { q, resultsPerPage: 10 });
    times.push(milliseconds);
  }
  return times;
}

function ask(client: ServerClient, id: string, format: Format): Promise<TimedAnswer> {
  return client.post(`/apiv2/api/Download/${format}`, { kind: 'document', ids: [{ id }] });
}
