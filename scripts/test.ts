import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DEMO_COPIES } from '../tests/support/make-once.ts';
import { buildPages } from './build-pages.ts';
import { findBrowser } from './find-browser.ts';
import { findPrograms } from './find-programs.ts';
import { readBrowserReport } from './read-browser-report.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What passed only when tried again, a line each: nothing fails for it, and it waits to be mended. */
  readonly flaky: readonly string[];
  /** What failed, a line each: said once more at the end, where the output of a run is read first. */
  readonly failures: readonly string[];
}

/** What is read of it. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Words of a path: `npm test -- favorites` runs the files that have one in theirs; without words, all. */
const words = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
/** Where the libraries of tests lie in memory, if there is room: a disk waits for each of their commits. */
const MEMORY = '/dev/shm';
const ROOM = 8e9;
if (hasRoom(MEMORY)) process.env['TMPDIR'] ??= MEMORY;
const results = mkdtempSync(join(tmpdir(), 'pandect-test-'));
/** What one part has made serves the other as well, such as the demo library. */
const copies = join(results, 'copies');
mkdirSync(copies);

/** Every test that is asked for once: those in Node, then those in a browser; a line with the counts stands at the end. */
function runTests(): number {
  const browser = findBrowser();
  findPrograms();
  buildPages();
  const inNode = runVitest();
  const inBrowser = runPlaywright(browser);
  const total = [inNode, inBrowser].reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
    flaky: [...sum.flaky, ...counts.flaky],
    failures: [...sum.failures, ...counts.failures],
  }));
  if (words.length > 0 && total.passed + total.failed + total.skipped === 0) {
    process.stdout.write(
      `\nNo file of tests has ${words.join(' or ')} in its path; allowed is a part of one, such as favorites.\n`,
    );
  }
  const { passed, failed, skipped, flaky, failures } = total;
  if (flaky.length > 0) process.stdout.write(`\nPassed only when tried again:\n${flaky.join('\n')}\n`);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  const again = flaky.length === 0 ? '' : `, ${flaky.length} passed only when tried again`;
  process.stdout.write(`\n${passed} tests passed, ${failed} failed, ${skipped} skipped${again}\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) > ROOM;
}

function runVitest(): Counts {
  const file = join(results, 'vitest.json');
  const tool = join(root, 'node_modules/vitest/vitest.mjs');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run([tool, 'run', ...words, ...listUnasked('--passWithNoTests'), ...report]);
  if (!existsSync(file)) return reportNothing('The tests in Node');
  const { testResults, ...counted } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const list = (status: 'passed' | 'failed') =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        // What passed with messages failed before.
        .filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0))
        .map(({ fullName, failureMessages: [reason = ''] }) => {
          return `  ${relative(root, name)} › ${fullName}: ${reason.split('\n')[0]}`;
        }),
    );
  const failures = [
    ...list('failed'),
    ...testResults
      .filter(({ message, assertionResults }) => message !== '' && assertionResults.every(hasNotFailed))
      .map(({ name, message }) => `  ${relative(root, name)}: ${message}`),
  ];
  if (failures.length === 0 && status !== 0) failures.push('  The tests in Node: an error outside any test, see above');
  return {
    passed: counted.numPassedTests,
    failed: failures.length,
    skipped: counted.numPendingTests + counted.numTodoTests,
    flaky: list('passed'),
    failures,
  };
}

const hasNotFailed = ({ status }: { readonly status: string }) => status !== 'failed';

/** A part may have none of the tests that are asked for by words; all of both must be some. */
function listUnasked(flag: string): string[] {
  return words.length > 0 ? [flag] : [];
}

/** A part that ended without a report. */
function reportNothing(part: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, flaky: [], failures: [`  ${part}: ended without a report`] };
}

function runPlaywright(browser: string | undefined): Counts {
  const file = join(results, 'playwright.json');
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = run([tool, 'test', ...words, ...listUnasked('--pass-with-no-tests'), '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser === undefined ? {} : { PANDECT_BROWSER: browser }),
  });
  if (!existsSync(file)) return reportNothing('The tests in a browser');
  const { failures, ...counted } = readBrowserReport(file);
  const ended = failures.length === 0 && status !== 0 ? ['  The tests in a browser: ended in an error, see above'] : [];
  const all = [...failures, ...ended];
  return { ...counted, failed: all.length, failures: all };
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): { status: number } {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [DEMO_COPIES]: copies, ...environment },
  });
  return { status: result.status ?? 1 };
}

try {
  process.exitCode = runTests();
} finally {
  rmSync(results, { recursive: true, force: true });
}
