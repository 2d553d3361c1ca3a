import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openLibraryDatabase } from './library-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-first-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the library in a process of its own, which answers how that ended. */
function openElsewhere(): Promise<number | null> {
  const place = JSON.stringify(join(import.meta.dirname, 'library-database.ts'));
  const instruments = JSON.stringify(import.meta.resolve('#server/compose/known-instruments.ts'));
  const program = `
    const { KNOWN_INSTRUMENTS } = await import(${instruments});
    const { openLibraryDatabase } = await import(${place});
    (await openLibraryDatabase(${JSON.stringify(folder)}, KNOWN_INSTRUMENTS)).close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

describe('the database of the library', () => {
  it('is made once when several processes open it first at the same time', async () => {
    const codes = await Promise.all([1, 2, 3, 4].map(() => openElsewhere()));
    expect(codes).toEqual([0, 0, 0, 0]);
    const database = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
    const state = database.sqlite.all<{ value: number }>(`SELECT value FROM index_state WHERE name = 'generation'`);
    expect(state).toEqual([{ value: 0 }]);
    database.close();
  });
});
