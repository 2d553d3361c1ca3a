/** A check of 10 by 10 names among a million participations, and the same as one recursive query of SQLite. */
import { EDITIONS } from '#editions/editions.ts';
import { readConfig } from '#server/config/config.ts';
import { openLibrary } from '#server/compose/content.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import type { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { ConflictCheckService } from '#server/features/relations/conflict-check.service.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { generateParticipations, nameOf } from './generate-participations.ts';

const GOAL = { is: 'at most', value: 100 } as const;
const NAMES = 20;
/** Checks before it is measured, as a server has answered some. */
const WARMING = 20;

/** Who of the names met whom in a case: what one statement can say, without roles, kinds, evidence and access. */
const RECURSIVE = `
  WITH RECURSIVE asked(person, rest) AS (
    SELECT NULL, ? || ','
    UNION ALL
    SELECT CAST(substr(rest, 1, instr(rest, ',') - 1) AS INTEGER), substr(rest, instr(rest, ',') + 1)
    FROM asked WHERE rest <> ''
  )
  SELECT one.target AS one, other.target AS other, one.record AS matter
  FROM asked
  JOIN record_link AS one ON one.target = asked.person
  JOIN record_link AS other ON other.record = one.record AND other.target <> one.target
  WHERE other.target IN (SELECT person FROM asked)`;

const flags = readFlags();
const report = new BenchReport('relations', flags.isQuick);
await withWorkFolder(measureRelations);
report.finish();

// Long because: it fills a library, asks and adds up.
async function measureRelations(folder: WorkFolder): Promise<void> {
  const people = flags.number('people', 200_000, 5_000);
  const participations = flags.number('participations', 1_000_000, 25_000);
  const rounds = flags.number('rounds', 300, 30);
  const config = readConfig({ PANDECT_DATA: folder.folder('data'), PANDECT_LOG: 'silent' });
  const database = await openLibraryDatabase(config.dataFolder, KNOWN_INSTRUMENTS);
  generateParticipations(database.sqlite, { people, participations });
  const library = await openLibrary(config, { workers: 0 });
  const checks = new ConflictCheckService(library);
  const reader = createTestReader(EDITIONS.KA, 'KAPP');
  const random = createRandom(2_026);
  const times: number[] = [];
  const beside: number[] = [];
  let found = 0;
  const processor: number[] = [];
  for (let round = 0; round < rounds + WARMING; round += 1) {
    // Half of the names are of those who are met often, as in a real check.
    const asked = Array.from({ length: NAMES }, (_, at) =>
      Math.floor(random() * (at % 2 === 0 ? Math.ceil(people / 1_000) : people)),
    );
    const names = [...new Set(asked)].map((person, at) => ({ name: write(nameOf(person), at), role: '' }));
    const [start, used] = [performance.now(), process.cpuUsage()];
    const { totalRows } = await checks.check(reader, {
      names,
      relationshipTypeSelection: [],
      dates: { window: 'all' },
    });
    const [taken, { user, system }] = [performance.now() - start, process.cpuUsage(used)];
    const other = askRecursively(database.sqlite, asked);
    if (round < WARMING) continue;
    found += totalRows;
    times.push(taken);
    processor.push((user + system) / 1_000);
    beside.push(other);
  }
  const note = `${participations} participations of ${people} people; ${Math.round(found / rounds)} relationships found on average`;
  const { value, p95 } = summarize(processor);
  const busy = `processor time ${value} ms, at the 95th percentile ${p95} ms`;
  add('a check of 10 by 10 names, with names resolved and evidence', times, `${busy}; ${note}`, GOAL);
  add('the pairs alone as one recursive query in SQLite', beside, note);
  await library.close();
  database.close();
}

/** Every fifth family name first, every tenth with an initial alone, which several could be. */
function write(name: string, at: number): string {
  const [given = '', family = ''] = name.split(' ');
  if (at % 10 === 9) return `${given.charAt(0)}. ${family}`;
  return at % 5 === 3 ? `${family}, ${given}` : name;
}

function askRecursively(sqlite: SqliteDatabase, people: readonly number[]): number {
  const start = performance.now();
  sqlite.all(RECURSIVE, people.map((person) => 1_000_000 + person).join(','));
  return performance.now() - start;
}

function add(name: string, times: readonly number[], note: string, goal?: typeof GOAL): void {
  const { value: median, ...figures } = summarize(times);
  report.add({
    name: `${name}, 95th percentile`,
    value: figures.p95,
    unit: 'ms',
    ...figures,
    ...(goal ? { goal } : {}),
    note: `median ${median} ms; ${note}`,
  });
}
