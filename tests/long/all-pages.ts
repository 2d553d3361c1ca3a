import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from '../../scripts/read-browser-report.ts';
import type { LongCheck } from './long-check.ts';

/** A part of one of them, for trying the check. */
const QUICK = ['every-kind', '-g', 'kipl'];

/** All tests in a browser: what they look at on one page of each sort, on every page, at each size and in each theme. */
export const allPagesCheck: LongCheck = {
  name: 'all pages in a browser',
  run: async ({ isQuick }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pandect-all-pages-'));
    const report = join(folder, 'report.json');
    const root = join(import.meta.dirname, '../..');
    try {
      const tool = join(root, 'node_modules/@playwright/test/cli.js');
      spawnSync(process.execPath, [tool, 'test', ...(isQuick ? QUICK : []), '--reporter=list,json'], {
        cwd: root,
        stdio: ['ignore', 2, 2],
        env: { ...process.env, PANDECT_ALL_PAGES: 'yes', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      });
      const { passed, failures } = readBrowserReport(report);
      return { counts: { tests: passed + failures.length }, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
