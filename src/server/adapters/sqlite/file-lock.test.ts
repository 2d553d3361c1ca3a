import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWriterLock } from '#server/ports/writer-lock.conformance.ts';
import { FileLock } from './file-lock.ts';

const now = () => new Date().toISOString();

describeWriterLock('the lock on a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-lock-'));
  const path = join(folder, 'library.lock');
  const program = `
    const { FileLock } = await import(${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))});
    // Referred to for good: what nobody refers to is given back with its memory.
    globalThis.lock = new FileLock(${JSON.stringify(path)}, () => new Date().toISOString());
    await lock.take();
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  return {
    open: () => new FileLock(path, now),
    holdElsewhere: async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return {
        process: child.pid!,
        kill: async () => {
          child.kill('SIGKILL');
          await once(child, 'exit');
        },
      };
    },
    askElsewhere: async () => {
      const asking = `
        const { FileLock } = await import(${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))});
        const lock = new FileLock(${JSON.stringify(path)}, () => new Date().toISOString());
        for (let round = 0; round < 100; round++) {
          await lock.take().catch((error) => { if (error.name !== 'LibraryLocked') throw error; });
          await lock.release();
        }`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', asking], { stdio: 'inherit' });
      return ((await once(child, 'exit')) as [number | null])[0];
    },
    dispose: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
