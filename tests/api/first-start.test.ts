import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileLock } from '#server/adapters/sqlite/file-lock.ts';
import { lockPath } from '#server/adapters/sqlite/library-database.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { openFixtureFolder } from '#tests/support/open-fixture-folder.ts';

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-start-'));
  started = [];
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A server over the folder in a process of its own, with what it wrote. */
function start() {
  const child = spawn(process.execPath, [join(PRODUCT.root, 'src/server/main.ts')], {
    env: { ...process.env, PANDECT_DATA: folder, PANDECT_DEMO: 'off', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  const isReady = () => vi.waitFor(() => expect(written.out).toContain('ready on'), { timeout: 60_000, interval: 50 });
  const end = async () => {
    child.kill('SIGTERM');
    return (await once(child, 'exit')) as [number | null, string | null];
  };
  return { written, isReady, end };
}

/** Holds the library as an import does. */
async function hold(): Promise<FileLock> {
  const lock = new FileLock(lockPath(folder), () => '2026-11-20T10:00:00.000Z');
  await lock.take();
  return lock;
}

describe('a first start', () => {
  it('waits for whoever makes the library, says so once, and goes on by itself', async () => {
    const lock = await hold();
    const server = start();
    await vi.waitFor(() => expect(server.written.err).toContain(`process ${process.pid} on `), { timeout: 120_000 });
    expect(server.written.out).toBe('');
    await lock.release();
    await server.isReady();
    expect(server.written.err.match(/goes on by itself/gu)).toHaveLength(1);
    expect(await server.end()).toEqual([0, null]);
  });

  it('that is told to end while it waits ends cleanly', async () => {
    const lock = await hold();
    const server = start();
    await vi.waitFor(() => expect(server.written.err).toContain('goes on by itself'), { timeout: 120_000 });
    expect(await server.end()).toEqual([0, null]);
    expect(server.written.err).not.toContain('    at ');
    // Held until here: a lock that nobody refers to any more is given back when memory is.
    await lock.release();
  });

  it('and another at the same time both end up serving', async () => {
    const servers = [start(), start()];
    await Promise.all(servers.map(({ isReady }) => isReady()));
    for (const { written, end } of servers) {
      expect(written.err).not.toContain('    at ');
      expect(await end()).toEqual([0, null]);
    }
  });
});

describe('pandect migrate', () => {
  it('makes a data folder, says which steps it took, and takes none twice', async () => {
    const made = await runPandect(folder, ['migrate']);
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^library: brought up to date \(0001-library, /u),
    });
    expect(made.out).toContain('\naccounts: brought up to date (0001-people, ');
    const again = await runPandect(folder, ['migrate']);
    expect(again).toMatchObject({ code: 0, out: 'library: up to date\naccounts: up to date\n' });
  });

  it('brings the folder of a former release up to date', async () => {
    const former = openFixtureFolder();
    try {
      const { dataFolder } = former.config;
      expect(await runPandect(dataFolder, ['migrate'])).toMatchObject({ code: 0 });
      expect(await runPandect(dataFolder, ['migrate'])).toMatchObject({
        out: 'library: up to date\naccounts: up to date\n',
      });
      // Words are cut otherwise since then; a start does this while readers search.
      expect(await runPandect(dataFolder, ['reindex'])).toMatchObject({ code: 0 });
      expect(await runPandect(dataFolder, ['reconcile'])).toMatchObject({ code: 0 });
    } finally {
      former.dispose();
    }
  });
});
