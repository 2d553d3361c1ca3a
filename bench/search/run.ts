import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineCore } from '#server/adapters/embedded-search/engine-core.ts';
import { SnapshotReader } from '#server/adapters/embedded-search/snapshot-reader.ts';
import { openEngineStorage } from '#server/adapters/sqlite/engine-storage.ts';
import { BenchLibrary } from './bench-library.ts';
import {
  describeMachine,
  measure,
  type MeasuredQuery,
  measureWaiting,
  median,
  pageRequest,
  round,
  summarize,
} from './measure.ts';
import { Yardstick, type YardstickDocument, type YardstickQuery } from './yardstick.ts';

// Measures the embedded engine on the yardstick's corpus, the way its README says, and more that it leaves out.
// node bench/search/run.ts [--docs 100000] [--runs 5] [--check] [--lucene]

const RESULTS = 'bench/results';
const WARM_UP_PASSES = 6;
/** About every document has one of them: the widest result set to click through. */
const WIDEST: YardstickQuery = {
  id: 'widest',
  class: 'widest',
  query: 'the OR of OR a',
  tree: { or: [{ word: 'the' }, { word: 'of' }, { word: 'a' }] },
};
const CLICKS = [
  { facet: 'type', values: ['Judgment', 'Journal article', 'Award'] },
  { facet: 'jurisdiction', values: ['England and Wales', 'United States', 'International', 'European Union'] },
  { facet: 'access', values: ['Open', 'Restricted'] },
];

const { values: options } = parseArgs({
  options: {
    docs: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    lucene: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const yardstick = Yardstick.prepare(Number(options.docs));
const library = await buildLibrary(yardstick);
try {
  const result = await measureAll(library, yardstick);
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `search-${options.docs}.json`);
  writeFileSync(file, `${JSON.stringify(result, undefined, 1)}\n`);
  console.log(JSON.stringify({ ...result, queries: undefined }));
  console.table(result.classes);
  judge(file);
} finally {
  library.delete();
}

async function buildLibrary(source: Yardstick): Promise<BenchLibrary> {
  const built = new BenchLibrary();
  for await (const document of source.documents()) {
    built.add(
      {
        documentNumber: document.id,
        id: `doc-${document.id}`,
        title: document.title,
        recordTexts: [],
        facets: readFacets(document),
        dates: { 'relevant-date': document.date },
      },
      document.body.match(/(?:[^.]*\. ?){1,5}|[^.]+$/g) ?? [],
    );
  }
  built.finish();
  console.error(`indexed in ${(built.indexMilliseconds / 1000).toFixed(1)} s`);
  return built;
}

function readFacets({ facets }: YardstickDocument): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(facets).map(([name, value]) => [name, typeof value === 'object' ? value : [String(value)]]),
  );
}

async function measureAll(built: BenchLibrary, source: Yardstick) {
  const { segments, texts, close } = openEngineStorage(built.path);
  const files = new SnapshotReader(segments).readChanges()!;
  const core = new EngineCore(texts, { cacheBytes: 0 });
  core.use(files);
  const queries = source.queries();
  for (let pass = 0; pass < WARM_UP_PASSES; pass++) measureQueries(core, queries);
  const measured = measureQueries(core, queries);
  const excerpts = await measureExcerpts(core, queries);
  const cached = new EngineCore(texts);
  cached.use(files);
  const clickTimes = measureClicks(cached);
  const { docs, fingerprint } = source.about();
  const result = {
    engine: 'pandect',
    version: '1',
    docs,
    corpus: fingerprint,
    facets: 10,
    indexSeconds: round(built.indexMilliseconds / 1000),
    indexProcessorSeconds: round(built.indexProcessorMilliseconds / 1000),
    indexMegabytes: round(built.indexBytes() / 1e6),
    classes: summarize(measured),
    machine: describeMachine(),
    segments: files.segments.length,
    facetClick: {
      hits: cached.findPage(pageRequest(WIDEST)).total,
      millisecondsByChoices: clickTimes,
      nothingChosen: round(measure(21, () => cached.findPage(pageRequest(WIDEST))).ms),
    },
    excerptsOfTenHits: { p50: round(median(excerpts)), slowest: round(Math.max(...excerpts)) },
    queries: measured,
  };
  close();
  return result;
}

/** What the excerpts of ten hits take beyond their search, in milliseconds. */
async function measureExcerpts(core: EngineCore, queries: readonly YardstickQuery[]): Promise<number[]> {
  const excerpts: number[] = [];
  for (const query of queries) {
    const request = pageRequest(query, { facets: [], excerpt: true });
    const whole = await measureWaiting(3, () => core.search(request));
    excerpts.push(Math.max(0, whole - measure(3, () => core.findPage(request)).ms));
  }
  return excerpts;
}

/** Milliseconds of a click on a filter, with one choice more each. */
function measureClicks(cached: EngineCore): number[] {
  return CLICKS.map((_, index) => {
    const request = pageRequest(WIDEST, { filters: CLICKS.slice(0, index + 1) });
    cached.findPage(pageRequest(WIDEST));
    for (let warm = 0; warm < 20; warm++) cached.findPage(request);
    return round(measure(21, () => cached.findPage(request)).ms);
  });
}

function measureQueries(core: EngineCore, queries: readonly YardstickQuery[]): MeasuredQuery[] {
  return queries.map((query) => {
    const { ms, answer } = measure(runs, () => core.findPage(pageRequest(query)));
    return { id: query.id, class: query.class, query: query.query, ms: round(ms), hits: answer.total };
  });
}

/** Lets the yardstick judge the result: hits against the truth, times against Lucene. */
function judge(file: string): void {
  const tool = (name: string, ...rest: string[]): string[] => [join(yardstick.tool, name), ...rest];
  try {
    if (options.check) {
      execFileSync('python3', tool('check', '--corpus', yardstick.corpus, file), { stdio: 'inherit' });
    }
    if (!options.lucene) return;
    const peer = join(yardstick.corpus, 'lucene.json');
    const output = openSync(peer, 'w');
    execFileSync('python3', tool('baseline', 'lucene', '--corpus', yardstick.corpus), {
      stdio: ['ignore', output, 'inherit'],
    });
    execFileSync('python3', tool('compare', file, peer), { stdio: 'inherit' });
  } catch {
    // The tool has said what is wrong and ends with status 1.
    process.exitCode = 1;
  }
}
