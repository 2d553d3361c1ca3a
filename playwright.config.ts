import { defineConfig } from '@playwright/test';
import { BROWSER_PORT, browserOptions, windowlessOptions } from '#tests/support/browser.ts';

/** They are compared with what the browser with a window draws. */
const PICTURES = '**/pictures.e2e.ts';

/** Tests as a reader acts: a real server with the demo library, a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${BROWSER_PORT}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Without a connection it is tried where that is: every other page would fetch and start it for nothing.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'pages', testIgnore: PICTURES, use: { launchOptions: windowlessOptions() } },
    { name: 'pictures', testMatch: PICTURES, use: { launchOptions: browserOptions() } },
  ],
  webServer: {
    command: `"${process.execPath}" tests/support/browser-server.ts`,
    url: `http://localhost:${BROWSER_PORT}/apiv2/api/Ping?app=tests`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
