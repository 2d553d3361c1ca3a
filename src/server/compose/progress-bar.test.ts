import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportProgress } from '#server/features/importing/import-report.ts';
import { createProgressBar } from './progress-bar.ts';

let written = '';
const { isTTY } = process.stderr;

beforeEach(() => {
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

const FILES = 300;
const SIZE = 10;

/** What an import of 300 files of 10 bytes reports: each when it begins, when it is read, and when it is done. */
function* listProgress(): Iterable<ImportProgress> {
  const rest = { path: 'x', filesTotal: FILES, bytesTotal: FILES * SIZE, records: 0, refused: 0 };
  for (let filesDone = 0; filesDone < FILES; filesDone += 1) {
    yield { ...rest, filesDone, bytesDone: filesDone * SIZE };
    yield { ...rest, filesDone, bytesDone: (filesDone + 1) * SIZE };
    yield { ...rest, filesDone: filesDone + 1, bytesDone: (filesDone + 1) * SIZE };
  }
}

test.each([true, false])('The bar ends at 300 of 300, and says 100 % only there (terminal: %s)', (isTerminal) => {
  process.stderr.isTTY = isTerminal;
  const bar = createProgressBar('Loading');
  for (const progress of listProgress()) bar.update(progress);
  bar.end();
  const lines = written.split(/[\r\n]+/u).filter((line) => line !== '');
  expect(lines.at(-1)).toContain('100 % · 300 of 300 files');
  const full = lines.filter((line) => line.includes(' 100 %'));
  expect(full.every((line) => line.includes('300 of 300'))).toBe(true);
});

test('Files without any bytes count, too', () => {
  process.stderr.isTTY = false;
  const bar = createProgressBar('Loading');
  const rest = { path: 'x', filesTotal: 2, bytesTotal: 0, bytesDone: 0, records: 0, refused: 0 };
  for (const filesDone of [0, 1, 2]) bar.update({ ...rest, filesDone });
  bar.end();
  expect(written.trim().split('\n').at(-1)).toContain('100 % · 2 of 2 files');
});
