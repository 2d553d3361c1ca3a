import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LONGEST_CITATION, MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { readAnswer, ServerClient, type TimedAnswer } from '../report/ask-server.ts';
import type { BenchReport } from '../report/bench-report.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import type { WorkFolder } from '../report/work-folder.ts';
import { CITING_ID, INSTRUMENT, SHORT_ID, type ActShape } from './generate-act.ts';

const LOOP_GOAL = { is: 'at most', value: 50 } as const;
/** The loop is noted every tenth of a second; what was asked is over by then. */
const SETTLING = 250;

/** Something that is asked of the server; each is the first of its kind after a start. */
interface Asked {
  readonly name: string;
  ask(client: ServerClient): Promise<TimedAnswer>;
}

/** For how long the event loop of a server is held up by what readers ask of long texts of law, each time after a start. */
export async function measureServer(
  report: BenchReport,
  { folder, data, shapes, starts }: { folder: WorkFolder; data: string; shapes: readonly ActShape[]; starts: number },
): Promise<void> {
  const asked = listAsked(shapes);
  const delays = new Map(asked.map(({ name }) => [name, [] as number[]]));
  for (let start = 0; start < starts; start += 1) {
    // Another one is the first after each start, and what it leaves in memory serves the others.
    const order = asked.map((_, at) => asked[(at + start) % asked.length]).filter((one) => one !== undefined);
    await measureStart(folder.file(`loop-${start}.txt`), data, order, (name, delay) => delays.get(name)?.push(delay));
  }
  for (const [name, all] of delays) {
    const { value, most, samples } = summarize(all);
    const note = `the longest of each of ${samples} starts: median ${value} ms`;
    report.add({ name: `event loop held up by ${name}`, unit: 'ms', value, most, samples, goal: LOOP_GOAL, note });
  }
}

async function measureStart(
  note: string,
  data: string,
  asked: readonly Asked[],
  tell: (name: string, delay: number) => void,
): Promise<void> {
  const server = await startServerProcess(data, {
    PANDECT_DEMO: 'off',
    PANDECT_BENCH_LOOP: note,
    NODE_OPTIONS: `--import=${join(PRODUCT.root, 'bench/legislation/watch-loop.ts')}`,
  });
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers });
  try {
    readAnswer(await client.get(`/apiv2/document/GetDocument?id=${SHORT_ID}`));
    for (const { name, ask } of asked) {
      await wait(SETTLING);
      const began = Date.now();
      readAnswer(await ask(client));
      await wait(SETTLING);
      tell(name, readLongest(note, began));
    }
  } finally {
    client.close();
    await server.stop();
  }
}

/** The longest delay noted since then. */
function readLongest(path: string, since: number): number {
  if (!existsSync(path)) return 0;
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const noted = lines.map((line) => line.split(' ').map(Number) as [number, number]);
  return Math.max(0, ...noted.filter(([at]) => at > since).map(([, delay]) => delay));
}

function listAsked(shapes: readonly ActShape[]): readonly Asked[] {
  const get = (call: string, query: Record<string, string>) => (client: ServerClient) =>
    client.get(`/apiv2/${call}?${new URLSearchParams(query).toString()}`);
  const ofActs = shapes.flatMap(({ id, articles, title }): Asked[] => {
    const late = `art-${articles - 3}`;
    return [
      { name: `opening ${title} with its contents`, ask: get('document/GetDocument', { id }) },
      { name: `opening ${title} near its end`, ask: get('document/GetDocument', { id, anchor: late }) },
      { name: `a further part of ${title}`, ask: get('document/GetDocumentPart', { id, from: '8', to: '24' }) },
      { name: `going to a place in ${title}`, ask: get('document/GetDocumentAnchor', { id, anchor: late }) },
    ];
  });
  const article = (shapes[0]?.articles ?? 0) - 5;
  const named = `Article ${article} ${INSTRUMENT}`;
  return [
    ...ofActs,
    { name: 'suggestions for a provision', ask: get('documentsearch/autocomplete', { term: named, section: 'goTo' }) },
    {
      name: `a pasted list of ${MOST_CITATIONS} citations`,
      ask: (client) => client.post('/apiv2/documentSearch/resolve', { citations: listPasted(article) }),
    },
    { name: 'opening a document that cites 40 provisions', ask: get('document/GetDocument', { id: CITING_ID }) },
  ];
}

/** As long as a list may be: provisions, citations that are not held, names of cases, and what is hard to read. */
function listPasted(articles: number): string[] {
  const kinds = [
    (at: number) => `Article ${articles - at} ${INSTRUMENT}`,
    (at: number) => `[2019] UKSC ${at}`,
    (at: number) => `Quay Builders v Port of Caldera, [2019] EWHC ${at} (Comm), 1 Lloyd's Rep. ${at}`,
    (at: number) => `${at} ${'A.('.repeat(LONGEST_CITATION)}`.slice(0, LONGEST_CITATION),
  ];
  return Array.from({ length: MOST_CITATIONS }, (_, at) => kinds[at % kinds.length]?.(at) ?? '');
}
