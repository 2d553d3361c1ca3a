/** A desk as full as it may be: 1,000 favorites in 100 folders, listed, moved and deleted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FavoritesAnswer, FolderAnswer, Star } from '#contract/favorites.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { readAnswer, ServerClient, type TimedAnswer } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';

const GOAL = { is: 'at most', value: 50 } as const;
/** At once, as a reader ticks them. */
const SOME = 200;
const BASE = '/apiv2/Favorite';
const JURISDICTIONS = ['France', 'Switzerland', 'Singapore', 'Brazil', 'Kenya', 'Japan', 'Peru', 'Norway'];
const TOPICS = ['Tribunal > Challenge', 'Award > Set-aside', 'Procedure > Costs', 'Jurisdiction > Consent'];

const flags = readFlags();
const report = new BenchReport('favorites', flags.isQuick);
await withWorkFolder(measureFavorites);
report.finish();

async function measureFavorites(folder: WorkFolder): Promise<void> {
  const favorites = flags.number('favorites', 1000, 300);
  const folders = flags.number('folders', 100, 20);
  const rounds = flags.number('rounds', 100, 10);
  const data = folder.folder('data');
  const source = folder.folder('source');
  writeDocuments(source, favorites);
  const { answer } = await importInProcess(folder, data, [source]);
  if (answer.imported !== favorites) throw new Error(`${answer.imported} of ${favorites} documents were imported`);
  const server = await startServerProcess(data);
  try {
    const { headers } = await signInThere(data, 'kapp');
    const client = new ServerClient(server.port, { headers });
    await clearDesk(client);
    const desk = await fillDesk(client, favorites, folders);
    await measureDesk(client, desk, rounds, `${favorites} favorites in ${folders} folders`);
    client.close();
  } finally {
    await server.stop();
  }
}

function writeDocuments(source: string, count: number): void {
  const lines = Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    title: `Award ${index} on ${TOPICS[index % TOPICS.length]}`,
    type: 'Award',
    jurisdiction: [JURISDICTIONS[index % JURISDICTIONS.length]],
    topic: [TOPICS[index % TOPICS.length]],
    publicationDate: `20${String(10 + (index % 16))}-03-04`,
    text: `The tribunal decides claim ${index}.\n\n`.repeat(50),
  }));
  writeFileSync(join(source, 'awards.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function idOf(index: number): string {
  return `kept-${index}`;
}

interface Desk {
  readonly folders: readonly string[];
  readonly ids: readonly string[];
}

/** A demo account has kept things already, which count towards its limit. */
async function clearDesk(client: ServerClient): Promise<void> {
  const kept = readAnswer<FavoritesAnswer>(await client.post(`${BASE}/GetFavorites`, { idsOnly: true }));
  const favorites = kept.folders.flatMap((folder) => folder.favorites.map(({ id }) => ({ id })));
  readAnswer(await client.post(`${BASE}/DeleteFavorites`, { favorites }));
  for (const { id } of kept.folders.filter((folder) => folder.id !== '0')) {
    readAnswer(await client.post(`${BASE}/DeleteFolder`, { id }));
  }
}

async function fillDesk(client: ServerClient, favorites: number, count: number): Promise<Desk> {
  const folders: string[] = [];
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const made = await client.post(`${BASE}/AddFolder?folderName=Matter%20${place}`, {});
    const folder = readAnswer<FolderAnswer>(made).id;
    const contents = Array.from({ length: favorites / count }, (_, index) => idOf(place * (favorites / count) + index));
    ids.push(...(await keep(client, contents, folder)));
    folders.push(folder);
  }
  return { folders, ids };
}

async function keep(client: ServerClient, contents: readonly string[], folder: string): Promise<string[]> {
  const favorites = contents.map((contentId) => ({ informationType: 'Document', contentId }));
  const added = await client.post(`${BASE}/AddFavorites`, { favorites, folder });
  return readAnswer<{ favorites: Star[] }>(added).favorites.map(({ id }) => id);
}

async function measureDesk(client: ServerClient, { folders, ids }: Desk, rounds: number, note: string): Promise<void> {
  const list = (body: object) => client.post(`${BASE}/GetFavorites`, { pageSize: 100, ...body });
  await measure('the page, newest first', note, rounds, () => list({}));
  await measure('the page by jurisdiction, with a word and a filter', note, rounds, () =>
    list({ sortBy: 'Jurisdiction', query: 'award', jurisdictions: ['Kenya'] }),
  );
  await measure('a folder', note, rounds, (round) => list({ selectedFolderId: folders[round % folders.length] }));
  await measure('the stars at start', note, rounds, () => list({ idsOnly: true }));
  const some = ids.slice(0, SOME).map((id) => ({ id }));
  await measure(`moving ${SOME}`, note, rounds, (round) =>
    client.post(`${BASE}/UpdateFavorites`, { favorites: some, folder: folders[round % folders.length] }),
  );
  let next = ids.slice(0, SOME);
  await measure(`deleting ${SOME}`, note, rounds, async () => {
    const deleted = await client.post(`${BASE}/DeleteFavorites`, { favorites: next.map((id) => ({ id })) });
    const contents = next.map((_, index) => idOf(index));
    next = await keep(client, contents, folders[0] ?? '0');
    return deleted;
  });
  const { totalHits } = readAnswer<FavoritesAnswer>(await list({}));
  if (totalHits !== ids.length) throw new Error(`${totalHits} of ${ids.length} favorites are left`);
}

/** Once for nothing, then so many times. */
async function measure(
  name: string,
  note: string,
  rounds: number,
  ask: (round: number) => Promise<TimedAnswer>,
): Promise<void> {
  readAnswer(await ask(0));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const answer = await ask(round);
    readAnswer(answer);
    times.push(answer.milliseconds);
  }
  const { p95, p99, most, samples, value: median } = summarize(times);
  const figure = { value: p95, unit: 'ms', p95, p99, most, samples, goal: GOAL };
  report.add({ name: `${name}, 95th percentile`, ...figure, note: `median ${median} ms; ${note}` });
}
