import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { describeWriterLock } from '#server/ports/writer-lock.conformance.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { createPostgresLibrary } from '#tests/support/databases/open-postgres-library.ts';
import { AdvisoryLock } from './advisory-lock.ts';

const now = () => new Date().toISOString();

async function open() {
  const { address, connect, dispose } = await createPostgresLibrary();
  const program = `
    const { AdvisoryLock } = await import(${JSON.stringify(import.meta.resolve('./advisory-lock.ts'))});
    const lock = new AdvisoryLock(${JSON.stringify(address)}, () => new Date().toISOString());`;
  const run = (words: string) =>
    spawn(process.execPath, ['--input-type=module', '--eval', program + words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const held = sql`
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND datname = current_database()`;
  const { queries } = connect();
  return {
    open: () => new AdvisoryLock(address, now),
    holdElsewhere: async () => {
      const child = run(`await lock.take(); process.stdout.write('held'); setInterval(() => {}, 1000);`);
      await once(child.stdout, 'data');
      return {
        process: child.pid!,
        kill: async () => {
          child.kill('SIGKILL');
          await once(child, 'exit');
          // The server hears of it from the kernel.
          await vi.waitUntil(async () => (await held.execute(queries)).rows.length === 0, {
            timeout: 5000,
            interval: 5,
          });
        },
      };
    },
    askElsewhere: async () => {
      const child = run(`
        for (let round = 0; round < 40; round++) {
          await lock.take().catch((error) => { if (error.name !== 'LibraryLocked') throw error; });
          await lock.release();
        }`);
      return ((await once(child, 'exit')) as [number | null])[0];
    },
    dispose,
  };
}

describeOnPostgres(() => describeWriterLock('the lock of a database in PostgreSQL', open));
