import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { buildPages } from './build-pages.ts';
import { findBrowser } from './find-browser.ts';
import { findPrograms } from './find-programs.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only when tried again. */
  readonly flaky: number;
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
const results = mkdtempSync(join(tmpdir(), 'pandect-test-'));

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
    flaky: sum.flaky + counts.flaky,
    failures: [...sum.failures, ...counts.failures],
  }));
  if (words.length > 0 && total.passed + total.failed + total.skipped === 0) {
    process.stdout.write(
      `\nNo file of tests has ${words.join(' or ')} in its path; allowed is a part of one, such as favorites.\n`,
    );
  }
  if (total.failures.length > 0) process.stdout.write(`\nFailed:\n${total.failures.join('\n')}\n`);
  process.stdout.write(
    `\n${total.passed} tests passed, ${total.failed} failed, ${total.skipped} skipped${describeFlaky(total)}\n`,
  );
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function describeFlaky({ flaky }: Counts): string {
  return flaky === 0 ? '' : `, ${flaky} passed only when tried again`;
}

function runVitest(): Counts {
  const file = join(results, 'vitest.json');
  const tool = join(root, 'node_modules/vitest/vitest.mjs');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run([tool, 'run', ...words, ...listUnasked('--passWithNoTests'), ...report]);
  if (!existsSync(file)) return reportNothing('The tests in Node');
  const { testResults, ...counted } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && message !== '') return [`  ${relative(root, name)}: ${message}`];
    return failed.map(({ fullName, failureMessages }) => {
      const [reason = ''] = failureMessages[0]?.split('\n') ?? [];
      return `  ${relative(root, name)} › ${fullName}: ${reason}`;
    });
  });
  if (failures.length === 0 && status !== 0) failures.push('  The tests in Node: an error outside any test, see above');
  return {
    passed: counted.numPassedTests,
    failed: failures.length,
    skipped: counted.numPendingTests + counted.numTodoTests,
    flaky: 0,
    failures,
  };
}

/** A part may have none of the tests that are asked for by words; all of both must be some. */
function listUnasked(flag: string): string[] {
  return words.length > 0 ? [flag] : [];
}

/** A part that ended without a report. */
function reportNothing(part: string): Counts {
  return { passed: 0, failed: 1, skipped: 0, flaky: 0, failures: [`  ${part}: ended without a report`] };
}

function runPlaywright(browser: string | undefined): Counts {
  const file = join(results, 'playwright.json');
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = run([tool, 'test', ...words, ...listUnasked('--pass-with-no-tests'), '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser === undefined ? {} : { PANDECT_BROWSER: browser }),
  });
  if (!existsSync(file)) return reportNothing('The tests in a browser');
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const failures = [
    ...suites.flatMap(listFailed).map(({ file: path, line, title }) => `  ${path}:${line} › ${title}`),
    ...errors.map(({ message = '' }) => `  The tests in a browser: ${message}`),
  ];
  if (failures.length === 0 && status !== 0) failures.push('  The tests in a browser: ended in an error, see above');
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failures,
  };
}

function listFailed({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(listFailed)];
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): { status: number } {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return { status: result.status ?? 1 };
}

try {
  process.exitCode = runTests();
} finally {
  rmSync(results, { recursive: true, force: true });
}
