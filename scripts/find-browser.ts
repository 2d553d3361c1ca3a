import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const root = join(import.meta.dirname, '..');

/**
 * The browser for the tests: one that is there, else Debian's package where this is root on Debian, else the test
 * tool's own (then undefined: it finds it by itself). Ends the process in words where none can be had.
 */
export function findBrowser(): string | undefined {
  const found = findInstalled();
  if (found !== undefined) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stderr.write('No Chromium here: installing the Debian package…\n');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findInstalled();
    if (installed !== undefined) return installed;
  }
  process.stderr.write('No Chromium here: asking Playwright for its own…\n');
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const result = spawnSync(process.execPath, [tool, 'install', 'chromium'], { stdio: 'inherit' });
  if (result.status === 0) return undefined;
  process.stderr.write(
    'The browser tests need Chromium or Chrome; install one (on Debian: apt-get install chromium).\n',
  );
  process.exit(1);
}

function findInstalled(): string | undefined {
  for (const name of NAMES) {
    for (const folder of (process.env['PATH'] ?? '').split(':')) {
      const path = join(folder, name);
      if (folder !== '' && existsSync(path)) return path;
    }
  }
  return undefined;
}
