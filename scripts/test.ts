import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from './build-pages.ts';
import { findBrowser } from './find-browser.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only when tried again. */
  readonly flaky: number;
}

const root = join(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'pandect-test-'));

/** Every test once: those in Node, then those in a browser; a line with the counts stands at the end. */
function runTests(): number {
  const browser = findBrowser();
  buildPages();
  const inNode = runVitest();
  const inBrowser = runPlaywright(browser);
  const total = [inNode, inBrowser].reduce((sum, counts) => ({
    passed: sum.passed + counts.passed,
    failed: sum.failed + counts.failed,
    skipped: sum.skipped + counts.skipped,
    flaky: sum.flaky + counts.flaky,
  }));
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
  const { status } = run([tool, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const failed = report['numFailedTests'] ?? 0;
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
    flaky: 0,
  };
}

function runPlaywright(browser: string | undefined): Counts {
  const file = join(results, 'playwright.json');
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = run([tool, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser === undefined ? {} : { PANDECT_BROWSER: browser }),
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: Record<string, number> };
  const failed = stats['unexpected'] ?? 0;
  return {
    passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0),
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: stats['skipped'] ?? 0,
    flaky: stats['flaky'] ?? 0,
  };
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
