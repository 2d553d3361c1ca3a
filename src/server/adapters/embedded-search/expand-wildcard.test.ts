import { expect, test } from 'vitest';
import { matchesWildcard } from '#domain/words/match-wildcard.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { sortByBytes, StringTable, StringTableWriter } from '../index/string-table.ts';
import { expandWildcard } from './expand-wildcard.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_124);
const LETTERS = ['a', 'b', 'ab', 'é', '한', '\u{1d5ba}', '\uffdc'];

function createTable(words: readonly string[]): StringTable {
  const sections = new Map<string, Buffer>();
  const writer = new StringTableWriter(
    { write: (name, bytes) => sections.set(name, Buffer.concat([sections.get(name) ?? Buffer.alloc(0), bytes])) },
    'words',
  );
  for (const word of words) writer.add(word);
  writer.end();
  const offsets = new Uint8Array(sections.get('wordsOffsets')!);
  return new StringTable(sections.get('words')!, new Uint32Array(offsets.buffer));
}

test(`A pattern stands for the words it fits, seed ${SEED}`, () => {
  const random = createRandom(SEED);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)]!;
  const words = sortByBytes([
    ...new Set(
      Array.from({ length: 1_500 }, () =>
        Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(LETTERS)).join(''),
      ),
    ),
  ]);
  const table = createTable(words);
  for (let round = 0; round < 600; round++) {
    const pattern = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick([...LETTERS, '*', '?', '*'])).join(
      '',
    );
    if (!/[*?]/.test(pattern)) continue;
    const found = expandWildcard(table, pattern).map((word) => words[word]);
    expect(found, pattern).toEqual(words.filter((word) => matchesWildcard(pattern, word)));
  }
});

test('Words are found by themselves and by their beginning', () => {
  const words = sortByBytes(['award', 'awards', 'aw', 'seat', '\u{1d5ba}', '\uffdc']);
  const table = createTable(words);
  for (const [index, word] of words.entries()) expect(table.find(word)).toBe(index);
  expect(table.find('awar')).toBe(-1);
  expect(table.prefixRange('aw')).toEqual([0, 3]);
  expect(table.prefixRange('b')).toEqual([3, 3]);
});
