import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listDemoFolders } from './list-demo-folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-demo-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEXTS = ['The hull was found sound.', 'The hull was found wanting.', 'The hull was found sunk.'] as const;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The folders for a library that holds a text of `award.md`, or none. */
async function list(text?: string): Promise<string[]> {
  const sha256 = createHash('sha256')
    .update(text ?? '')
    .digest('hex');
  const memory = { path: 'award.md', sha256, editions: 'KA', reader: '', records: 1 };
  const writer = { findSourceFile: async () => (text === undefined ? undefined : memory) };
  return (await listDemoFolders(folder, 'ka', writer)).map((found) => relative(folder, found));
}

it('former texts come before the library, the oldest first, and never after what replaced them (OP-115)', async () => {
  write('versions/2/ka/award.md', TEXTS[0]);
  write('versions/10/ka/award.md', TEXTS[1]);
  write('ka/award.md', TEXTS[2]);

  expect(await list()).toEqual(['versions/2/ka', 'versions/10/ka', 'ka']);
  expect(await list(TEXTS[0])).toEqual(['versions/2/ka', 'versions/10/ka', 'ka']);
  expect(await list(TEXTS[1])).toEqual(['versions/10/ka', 'ka']);
  expect(await list(TEXTS[2])).toEqual(['ka']);
  write('arrivals/ka/note.md', TEXTS[0]);
  expect(await list(TEXTS[2])).toEqual(['ka', 'arrivals/ka']);
});
