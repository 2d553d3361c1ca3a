import { keepResult, readResult } from '../bench/report/bench-report.ts';
import { describeMachine } from '../bench/report/describe-machine.ts';
import { buildPages } from './build-pages.ts';
import type { LongCheck, LongFindings } from '#tests/long/long-check.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_121);

/** The long checks by the word that chooses one, each loaded when its turn comes. */
const CHECKS: Readonly<Record<string, () => Promise<LongCheck>>> = {
  samples: async () => (await import('#tests/long/open-samples.ts')).samplesCheck,
  drawn: async () => (await import('#tests/long/draw-documents.ts')).drawnCheck,
  saved: async () => (await import('#tests/long/save-documents.ts')).savedCheck,
  agreement: async () => (await import('#tests/long/agree-with-evaluator.ts')).agreementCheck,
  engine: async () => (await import('#tests/long/agree-with-engine.ts')).engineCheck,
  relations: async () => (await import('#tests/long/ask-oracle.ts')).relationsCheck,
  thresholds: async () => (await import('#tests/long/compare-readings.ts')).thresholdsCheck,
  migrations: async () => (await import('#tests/long/migrate-library.ts')).migrationCheck,
  kills: async () => (await import('#tests/long/kill-imports.ts')).killCheck,
  hostile: async () => (await import('#tests/long/hostile-imports.ts')).hostileImportsCheck,
  'kills-forgetting': async () => (await import('#tests/long/kill-forgetting.ts')).killForgettingCheck,
  'kills-desk': async () => (await import('#tests/long/kill-desk.ts')).killDeskCheck,
  passwords: async () => (await import('#tests/long/try-passwords.ts')).passwordCheck,
  counts: async () => (await import('#tests/long/count-clicks.ts')).countCheck,
  pages: async () => (await import('#tests/long/page-clicks.ts')).pageCheck,
  frame: async () => (await import('#tests/long/frame-pages.ts')).frameCheck,
  'all-pages': async () => (await import('#tests/long/all-pages.ts')).allPagesCheck,
  treaties: async () => (await import('#tests/long/pair-treaties.ts')).treatyCheck,
  canary: async () => (await import('#tests/long/whole-canary.ts')).canaryCheck,
  closed: async () => (await import('#tests/long/read-closed.ts')).closedCheck,
  numbers: async () => (await import('#tests/long/compare-numbers.ts')).numbersCheck,
  fields: async () => (await import('#tests/long/altered-fields.ts')).alteredFieldsCheck,
  zotero: async () => (await import('#tests/long/translate-works.ts')).zoteroCheck,
  fuzz: async () => (await import('#tests/long/fuzz-requests.ts')).fuzzCheck,
};

interface CheckResult extends LongFindings {
  readonly name: string;
  readonly date: string;
  readonly seed: number;
  readonly seconds: number;
}

/** What is kept of the last full run of each check. */
interface LongResult {
  readonly machine: ReturnType<typeof describeMachine>;
  readonly checks: readonly CheckResult[];
}

const KEPT = 'long-tests.json';

/** Runs the checks that were named, or all; a full run of each is kept with its date in `bench/results`. */
async function runLongTests(args: readonly string[]): Promise<number> {
  const isQuick = args.includes('--quick');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const unknown = wanted.find((name) => !CHECKS[name]);
  if (unknown !== undefined) {
    process.stderr.write(`There is no check “${unknown}”; the names are ${Object.keys(CHECKS).join(', ')}.\n`);
    return 2;
  }
  const machine = describeMachine();
  buildPages();
  const checks: CheckResult[] = [];
  for (const [name, load] of Object.entries(CHECKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await runCheck(await load(), isQuick);
    if (result) checks.push(result);
  }
  const failures = checks.reduce((sum, check) => sum + check.failures.length, 0);
  if (!isQuick) keepResult(KEPT, putInPlace({ machine, checks }));
  process.stdout.write(`${JSON.stringify({ quick: isQuick, machine, checks }, undefined, 2)}\n`);
  process.stderr.write(`\n${checks.length} long checks, ${failures} failures\n`);
  return failures === 0 ? 0 : 1;
}

/** The checks that ran take the places of their former runs; those that did not run keep theirs. */
function putInPlace({ machine, checks }: LongResult): LongResult {
  const kept = readResult<LongResult>(KEPT)?.checks ?? [];
  const newer = new Map(checks.map((check) => [check.name, check]));
  const known = kept.map((check) => newer.get(check.name) ?? check);
  return { machine, checks: [...known, ...checks.filter(({ name }) => !kept.some((check) => check.name === name))] };
}

async function runCheck(check: LongCheck, isQuick: boolean): Promise<CheckResult | undefined> {
  process.stderr.write(`${check.name}\n`);
  const started = performance.now();
  const say = (text: string) => process.stderr.write(`  ${text}\n`);
  let findings: LongFindings | undefined;
  try {
    findings = await check.run({ isQuick, seed: SEED, say });
  } catch (error) {
    findings = { counts: {}, failures: [`it did not come to its end: ${describeError(error)}`] };
  }
  if (!findings) return undefined;
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const counts = Object.entries(findings.counts).map(([name, value]) => `${value.toLocaleString('en')} ${name}`);
  say(`${counts.join(', ')} in ${seconds} s`);
  for (const failure of findings.failures.slice(0, 20)) say(`FAILED ${failure}`);
  return { name: check.name, date: new Date().toISOString().slice(0, 10), seed: SEED, ...findings, seconds };
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const code = await runLongTests(process.argv.slice(2));
// What reads files for the libraries of tests stays for the next one, and would keep this process.
process.stdout.write('', () => process.exit(code));
