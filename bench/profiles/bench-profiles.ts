/** Pages of people, their tables, suggestions and the search of profiles over 100,000 people in 100,000 cases. */
import { EDITIONS } from '#editions/editions.ts';
import type { EngineAnswer, EngineRequest } from '#server/ports/search-engine.ts';
import { readConfig } from '#server/config/config.ts';
import { openLibrary } from '#server/compose/content.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { ProfilesService } from '#server/features/profiles/profiles.service.ts';
import { ProfileSearch } from '#server/features/search/profile-search.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { generateParticipations, nameOf } from '../relations/generate-participations.ts';

const OF_A_CASE = 8;
const GOAL = { is: 'at most', value: 100 } as const;
const SEARCH_GOAL = { is: 'at most', value: 500 } as const;
const MEMORY_GOAL = { is: 'at most', value: 100 } as const;

const flags = readFlags();
const report = new BenchReport('profiles', flags.isQuick);
await withWorkFolder(measureProfiles);
report.finish();

// Long because: it fills a library, asks each thing and adds up.
async function measureProfiles(folder: WorkFolder): Promise<void> {
  const people = flags.number('people', 100_000, 5_000);
  const rounds = flags.number('rounds', 100, 20);
  const participations = flags.number('cases', 100_000, 5_000) * OF_A_CASE;
  const config = readConfig({ PANDECT_DATA: folder.folder('data'), PANDECT_LOG: 'silent' });
  const database = await openLibraryDatabase(config.dataFolder, KNOWN_INSTRUMENTS);
  generateParticipations(database.sqlite, { people, participations });
  const library = await openLibrary(config, { workers: 0 });
  const service = new ProfilesService(library);
  const search = new ProfileSearch({ search: async (asked) => answerAll(people, asked) }, library.profiles);
  const reader = createTestReader(EDITIONS.KA, 'KAPP');
  const asked = { query: undefined, filters: [], scope: [], start: 0, size: 20, excerpt: false } as unknown;
  const facets = ['institution', 'role-subrole', 'sector-subsector', 'casetype', 'applicablerules'];
  const counted = { ...(asked as EngineRequest), facets: facets.map((facet) => ({ facet, limit: 10 })) };
  const chosen = { ...counted, filters: [{ facet: 'institution', values: ['Institution 7'] }] };
  const few = Math.ceil(people / 1_000);
  const before = measureMemory();
  const first = await time(() => search.countFacets(reader, counted));
  const note = `${people} people in ${participations / OF_A_CASE} cases`;
  report.add({ name: 'the first filters of profiles after a change', value: first, unit: 'ms', note });
  await measure('a page of somebody with some eight cases', rounds, (at) =>
    service.getProfile(reader, `person-${few + ((at * 37) % (people - few))}`),
  );
  await measure('a page of those who are met most, some hundred cases', rounds, (at) =>
    service.getProfile(reader, `person-${at % few}`),
  );
  await measure('a filtered table of somebody', rounds, (at) =>
    service.listCases(reader, `person-${few + ((at * 37) % (people - few))}`, {
      filters: [{ id: 'casetype', filterItems: ['Commercial'] }],
    }),
  );
  await measure('suggestions for three letters', rounds, (at) => service.suggest(reader, nameOf(at * 91).slice(0, 3)));
  await measure('twenty hits with what is counted of them', rounds, (at) =>
    search.describe(
      reader,
      Array.from({ length: 20 }, (_, of) => ({ id: `person-${at * 20 + of}`, type: 'Arbitrator profile' })) as never,
    ),
  );
  const numbers = { sortBy: 'cases', sortOrder: 'desc' } as const;
  await measure('everybody by cases, filtered', rounds / 5, () => search.search(reader, numbers, chosen), SEARCH_GOAL);
  await measure('filters counted over everybody', rounds / 5, () => search.countFacets(reader, chosen), SEARCH_GOAL);
  const value = measureMemory() - before;
  report.add({ name: 'memory that stays', value, unit: 'MB', goal: MEMORY_GOAL, note });
  await library.close();
  database.close();
}

function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

/** What the engine answers for everybody, so that what it takes is not measured. */
function answerAll(people: number, { size }: EngineRequest): EngineAnswer {
  const hits = Array.from({ length: Math.min(size, people) }, (_, at) => ({ id: `person-${at}` }));
  return { hits, total: people, facets: [] } as unknown as EngineAnswer;
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

async function measure(
  name: string,
  rounds: number,
  ask: (at: number) => Promise<unknown>,
  goal: { readonly is: 'at most'; readonly value: number } = GOAL,
): Promise<void> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const used = process.cpuUsage();
    times.push(await time(() => ask(at)));
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1_000);
  }
  const { value: median, ...figures } = summarize(times);
  const { value: own, p95 } = summarize(processor);
  const note = `median ${median} ms; processor time ${own} ms, at the 95th percentile ${p95} ms`;
  const said = { value: figures.p95, unit: 'ms', ...figures, goal, note };
  report.add({ name: `${name}, 95th percentile`, ...said });
}
