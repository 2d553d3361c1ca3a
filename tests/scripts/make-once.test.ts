import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_COPIES, makeOnce } from '#tests/support/make-once.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-copies-'));
  vi.stubEnv(DEMO_COPIES, folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('What several tests ask for at once is made by one of them, and each has a copy of its own', async () => {
  const made: string[] = [];
  const paths = ['one', 'two', 'three'].map((name) => join(folder, name, 'library.db'));
  const lay = (path: string) =>
    makeOnce('name', path, async () => {
      made.push(path);
      await new Promise((resolve) => setTimeout(resolve, 20));
      writeInto(path, 'as made');
    });
  await Promise.all(paths.map(lay));
  expect(made).toHaveLength(1);
  writeInto(made[0]!, 'changed by a test');
  const others = paths.filter((path) => path !== made[0]);
  expect(others.map((path) => readFileSync(path, 'utf8'))).toEqual(['as made', 'as made']);
  await lay(join(folder, 'four', 'library.db'));
  expect(readFileSync(join(folder, 'four', 'library.db'), 'utf8')).toBe('as made');
});

test('What could not be made is made by the next who asks', async () => {
  const path = join(folder, 'one', 'library.db');
  await expect(makeOnce('name', path, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await makeOnce('name', path, async () => writeInto(path, 'as made'));
  expect(readFileSync(path, 'utf8')).toBe('as made');
});

test('A test that imports before it puts the demo library in is told to turn that round', async () => {
  const library = new TemporaryLibrary();
  try {
    writeInto(join(library.config.dataFolder, 'library.db'), 'of the test');
    expect(() => library.loadDemo(['KA'])).toThrow(/load the demo library before anything is imported/u);
  } finally {
    library.dispose();
  }
});

function writeInto(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
