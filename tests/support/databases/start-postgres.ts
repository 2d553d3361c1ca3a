import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';

/** Where the server of this run of tests listens: the folder of its socket. Without it there is none. */
export const POSTGRES_FOLDER = 'PANDECT_TEST_POSTGRES';

/** In a language on purpose, whose order is not that of bytes; nothing that is lost with the machine matters. */
const MADE = ['--auth=trust', '--username=pandect', '--encoding=UTF8', '--no-sync', '--locale=C.UTF-8'];
const LANGUAGE = ['--locale-provider=icu', '--icu-locale=en-US'];
const SETTINGS = {
  listen_addresses: "''",
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  jit: 'off',
  max_connections: '100',
};

/** Gives the tests of one run a PostgreSQL of their own, all projects the same, and ends it after the last. */
export default function startPostgres(): (() => void) | undefined {
  const found = findPostgres();
  if (process.env[POSTGRES_FOLDER] !== undefined || 'reason' in found) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pandect-postgres-'));
  if (found.user) chownSync(folder, found.user.uid, found.user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(join(found.programs, program), ['-D', data, ...words], {
      ...found.user,
      cwd: folder,
      stdio: 'ignore',
    });
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  run('initdb', ...MADE, ...LANGUAGE);
  run('pg_ctl', '--wait', '--log', join(folder, 'log'), '-o', `-k ${folder} ${options.join(' ')}`, 'start');
  process.env[POSTGRES_FOLDER] = folder;
  return () => {
    run('pg_ctl', '--wait', '--mode=immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
}
