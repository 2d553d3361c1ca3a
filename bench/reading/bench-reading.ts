/** How fast documents open and are found, whatever their length, and how much script the search page loads first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import { measureFirstLoad } from '../../scripts/check-bundle.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { FREQUENT_WORDS } from '../import/generate-words.ts';
import { ServerClient, type TimedAnswer } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import type { Figure } from '../report/bench-result.ts';
import { readFlags } from '../report/read-flags.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { createReadingLibrary, findReadingDocuments, type Length, type ReadingDocument } from './reading-library.ts';

const SCRIPT_GOAL = { is: 'at most', value: 190 } as const;
/** What "no length cliff" is held to: a judgment of 10 MB takes at most this many times as long. */
const LENGTH_GOAL = { is: 'at most', value: 5 } as const;
const WARM_UP = 3;

const flags = readFlags();
const report = new BenchReport('reading', flags.isQuick);
const repeats = flags.number('repeats', 60, 12);
await withWorkFolder(measureReading);
measureScripts();
report.finish();

async function measureReading(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const generated = await createReadingLibrary(folder, data, {
    documents: flags.number('documents', 2_000, 100),
    paragraphs: flags.number('paragraphs', 10_000, 2_000),
    bytes: flags.number('megabytes', 10, 1) * 1_000_000,
  });
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers });
  try {
    const documents = await findReadingDocuments(client, generated);
    await compareAll(client, documents);
  } finally {
    client.close();
    await server.stop();
  }
}

async function compareAll(client: ServerClient, documents: readonly ReadingDocument[]): Promise<void> {
  const texts = documents.map(describeDocument);
  await compare(client, documents, texts, 'GetDocument', ({ id }) => openPath(id, {}));
  await compare(client, documents, texts, 'GetDocument at a deep anchor', ({ id, deepAnchor }) =>
    openPath(id, { anchor: deepAnchor }),
  );
  await compare(client, documents, texts, 'GetDocument at a deep anchor, one word marked', (document, turn) =>
    openPath(document.id, { anchor: document.deepAnchor, searchTerm: `${document.mark} OR unheard${turn}` }),
  );
  await compare(client, documents, texts, 'GetDocument, a frequent word marked', ({ id }, turn) =>
    openPath(id, { searchTerm: wordOf(turn) }),
  );
  await compare(client, documents, texts, 'GetDocumentPart, four parts from the middle', (document) =>
    partPath(document, {}),
  );
  await compare(client, documents, texts, 'GetDocumentPart, a frequent word marked', (document, turn) =>
    partPath(document, { searchTerm: wordOf(turn) }),
  );
  await compare(
    client,
    documents,
    texts,
    'search with excerpt that finds it',
    ({ mark }, turn) => ['/apiv2/documentSearch/search', { q: `${mark} AND ${wordOf(turn)}`, resultsPerPage: 10 }],
    LENGTH_GOAL,
  );
  await compare(client, documents, texts, 'search with excerpt, NEAR', ({ mark }, turn) => [
    '/apiv2/documentSearch/search',
    { q: `${mark} NEAR50 (${wordOf(turn)} OR tribunal)` },
  ]);
}

type Ask = readonly [path: string, body?: object];

/** The same call for each document, in turns; the ordinary one is the others' peer. */
async function compare(
  client: ServerClient,
  documents: readonly ReadingDocument[],
  texts: readonly string[],
  name: string,
  ask: (document: ReadingDocument, turn: number) => Ask,
  goal?: Figure['goal'],
): Promise<void> {
  const times = new Map<Length, number[]>(documents.map(({ length }) => [length, []]));
  const bytes = new Map<Length, number>();
  for (let turn = 0; turn < repeats + WARM_UP; turn += 1) {
    for (const document of documents) {
      const answer = await send(client, ask(document, turn));
      bytes.set(document.length, answer.bytes.length);
      if (turn >= WARM_UP) times.get(document.length)?.push(answer.milliseconds);
    }
  }
  const peer = { name: 'ms ordinary', value: summarize(times.get('ordinary') ?? []).value };
  documents.forEach(({ length }, index) => {
    const figure = { name: `${name}: ${texts[index]}`, unit: 'ms', ...summarize(times.get(length) ?? []) };
    const note = `${Math.round((bytes.get(length) ?? 0) / 1000)} kB answered`;
    const isLong = length !== 'ordinary';
    report.add({ ...figure, note, ...(isLong ? { peer } : {}), ...(isLong && goal ? { goal, goalOf: 'ratio' } : {}) });
  });
}

async function send(client: ServerClient, [path, body]: Ask): Promise<TimedAnswer> {
  const answer = await (body ? client.post(path, body) : client.get(path));
  if (answer.status === 200) return answer;
  throw new Error(`${path} answered ${answer.status}: ${Buffer.from(answer.bytes).toString('utf8').slice(0, 500)}`);
}

function openPath(id: string, query: Readonly<Record<string, string>>): Ask {
  return [`/apiv2/document/GetDocument?${new URLSearchParams({ id, ...query }).toString()}`];
}

/** A part holds about 16,000 characters. */
function partPath({ id, megabytes }: ReadingDocument, query: Readonly<Record<string, string>>): Ask {
  const from = Math.floor((megabytes * 1e6) / 16_000 / 2);
  const place = { id, from: `${from}`, to: `${from + 4}`, ...query };
  return [`/apiv2/document/GetDocumentPart?${new URLSearchParams(place).toString()}`];
}

/** Another frequent word each time, so that nothing is answered from memory. */
function wordOf(turn: number): string {
  return FREQUENT_WORDS[30 + (turn % (FREQUENT_WORDS.length - 30))] ?? 'tribunal';
}

function describeDocument({ length, paragraphs, megabytes }: ReadingDocument): string {
  const size = megabytes >= 1 ? `${megabytes.toFixed(0)} MB` : `${Math.round(megabytes * 1000)} kB`;
  return `${length}, ${paragraphs} paragraphs, ${size}`;
}

function measureScripts(): void {
  if (!existsSync(join(PRODUCT.root, 'dist/web/.vite/manifest.json'))) {
    report.skip('script of the first load', 'the pages are not built');
    return;
  }
  const { gzip, brotli, files } = measureFirstLoad();
  const note = `${files.length} files; ${brotli.toFixed(1)} kB with Brotli`;
  report.add({ name: 'script of the first load (gzip)', value: gzip, unit: 'kB', goal: SCRIPT_GOAL, note });
}
