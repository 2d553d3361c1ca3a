import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

interface BrowserCounts {
  readonly passed: number;
  readonly skipped: number;
  /** A line each, as those that failed. */
  readonly flaky: readonly string[];
  readonly failures: readonly string[];
}

/** What the report of the tests in a browser says of them. */
export function readBrowserReport(file: string): BrowserCounts {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => listSpecs(suite, hasFlaked)),
    failures: [
      ...suites.flatMap((suite) => listSpecs(suite, ({ ok }) => !ok)),
      ...errors.map(({ message = '' }) => `  The tests in a browser: ${message}`),
    ],
  };
}

const hasFlaked = ({ tests }: JSONReportSpec) => tests.some(({ status }) => status === 'flaky');

function listSpecs({ specs, suites = [] }: JSONReportSuite, isWanted: (spec: JSONReportSpec) => boolean): string[] {
  const wanted = specs.filter(isWanted).map(({ file, line, title }) => `  ${file}:${line} › ${title}`);
  return [...wanted, ...suites.flatMap((suite) => listSpecs(suite, isWanted))];
}
