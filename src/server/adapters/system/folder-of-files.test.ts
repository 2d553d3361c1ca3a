import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderOfFiles } from './folder-of-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandect-files-'));
  mkdirSync(join(folder, 'ka/inner'), { recursive: true });
  writeFileSync(join(folder, 'ka/guide.pdf'), 'guide');
  writeFileSync(join(folder, 'secret'), 'secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('A file of an edition is one itself: no link to another, no folder, and nothing where there is none', async () => {
  symlinkSync(join(folder, 'secret'), join(folder, 'ka/link.pdf'));
  const files = createFolderOfFiles(folder);
  const read = async (name: string) => (await files.read('ka', name))?.toString();
  expect(await read('guide.pdf')).toBe('guide');
  expect(await Promise.all(['link.pdf', 'inner', 'none.pdf'].map(read))).toEqual([undefined, undefined, undefined]);
});
