import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the browser tests listens. */
export const BROWSER_PORT = Number(process.env['PANDECT_TEST_PORT'] ?? 8123);

/** Where the server of the browser tests writes down which data folder it uses. */
export const DATA_FOLDER_NOTE = join(tmpdir(), `pandect-browser-${BROWSER_PORT}.txt`);

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How the browser is started: one that is there, quiet, and without what a container does not have. */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const place = process.env['PANDECT_BROWSER'] ?? PLACES.find((path) => existsSync(path));
  return {
    ...(place === undefined ? {} : { executablePath: place }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
