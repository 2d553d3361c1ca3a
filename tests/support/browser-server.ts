import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from './browser.ts';
import { listBrowserFiles, listVersionFiles, WITHDRAWN_ID } from './browser-library.ts';
import { makeOnce, STARTED } from './make-once.ts';

/*
 * The server of the browser tests: the demo library and a few documents more, in a folder of its own that goes away
 * with it.
 */
const folder = mkdtempSync(join(tmpdir(), 'pandect-browser-'));
const environment = {
  ...process.env,
  PANDECT_DATA: join(folder, 'data'),
  PORT: String(BROWSER_PORT),
  PANDECT_LOG: 'silent',
  PANDECT_LIMIT_CLIENT: '0',
  PANDECT_LIMIT_ACCOUNT: '0',
  PANDECT_LIMIT_SIGN_IN: '0',
  PANDECT_LIMIT_MESSAGES: '0',
  PANDECT_LIMIT_SEARCH: '0',
  PANDECT_READING_10_MINUTES: '0',
  PANDECT_READING_DAY: '0',
  PANDECT_READING_INSTITUTION_DAY: '0',
  // A test may say from which network it comes.
  PANDECT_TRUSTED_PROXIES: '127.0.0.1, ::1',
};

writeFileSync(DATA_FOLDER_NOTE, environment.PANDECT_DATA);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(DATA_FOLDER_NOTE, { force: true });
});

const files = join(folder, 'files');
mkdirSync(files);
for (const [name, text] of Object.entries(listBrowserFiles())) writeFileSync(join(files, name), text);
await makeOnce(STARTED, join(environment.PANDECT_DATA, 'library.db'), async () => command('demo'));
command('import', files, '--edition', 'KA');
for (const lot of listVersionFiles()) {
  for (const [name, text] of Object.entries(lot)) writeFileSync(join(files, name), text);
  command('import', files, '--edition', 'KA');
}
command('prune', '--keep', '1');
command('remove', WITHDRAWN_ID);

const server = spawn(process.execPath, ['src/server/main.ts'], { env: environment, stdio: 'inherit' });
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));

function command(...words: readonly string[]): void {
  const result = spawnSync(process.execPath, ['src/cli/main.ts', ...words], { env: environment, encoding: 'utf8' });
  if (result.status === 0) return;
  process.stderr.write(`pandect ${words[0]} failed: ${result.stderr}\n${result.stdout}\n`);
  process.exit(1);
}
