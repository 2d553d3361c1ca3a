import { createRandom } from '#tests/support/generate-queries.ts';
import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

/** Changes as `old -> new`. */
function changes(old: string, next: string): string[] {
  return compareWords(old, next).changes.map(
    ({ oldFrom, oldTo, newFrom, newTo }) => `${old.slice(oldFrom, oldTo)} -> ${next.slice(newFrom, newTo)}`,
  );
}

test.each([
  ['a fee of 10,000 euro is due', 'a fee of 20,000 euro is due', '10,000 -> 20,000'],
  ['interest of 4.5% a year', 'interest of 4.75% a year', '4.5 -> 4.75'],
  ['under rule 3.2.1 of 2012.', 'under rule 3.2.1 of 2021.', '2012 -> 2021'],
  ['1\u00a0000 crowns', '1\u00a0100 crowns', '1\u00a0000 -> 1\u00a0100'],
  ['article 5(1)', 'article 5(2)', '1 -> 2'],
  ['section 12a applies', 'section 12b applies', '12a -> 12b'],
  ['$10,000,000', '$10,000', '10,000,000 -> 10,000'],
])('a number that changed is exactly that number: %s', (old, next, change) => {
  expect(changes(old, next)).toEqual([change]);
});

test('words that were inserted or left out stand alone, at their place', () => {
  expect(changes('The award is final.', 'The award is not final.')).toEqual([' -> not']);
  expect(compareWords('The award is final.', 'The award is not final.').changes).toEqual([
    { oldFrom: 12, oldTo: 12, newFrom: 13, newTo: 16 },
  ]);
  expect(changes('He may not appeal', 'He may appeal')).toEqual(['not -> ']);
});

test('capital letters and signs are changes, spacing alone is none', () => {
  expect(changes('the State pays', 'the state pays')).toEqual(['State -> state']);
  expect(changes('paid, in time', 'paid in time')).toEqual([', -> ']);
  expect(changes('one  two\nthree', 'one two three')).toEqual([]);
  expect(changes('', 'all new')).toEqual([' -> all new']);
});

test('what lies between two changes is the same, for 300 random pairs', () => {
  const random = createRandom(5);
  const text = (): string =>
    Array.from(
      { length: Math.floor(random() * 30) },
      () => 'a bb c 10 1,000 (x) é .'.split(' ')[Math.floor(random() * 8)],
    ).join(' ');
  for (let turn = 0; turn < 300; turn += 1) {
    const [old, next] = [text(), text()];
    let [rebuilt, at] = ['', 0];
    for (const { oldFrom, oldTo, newFrom, newTo } of compareWords(old, next).changes) {
      rebuilt += `${old.slice(at, oldFrom)} ${next.slice(newFrom, newTo)} `;
      at = oldTo;
    }
    const evened = (words: string): string => words.replaceAll(/\s+/g, '');
    expect(evened(rebuilt + old.slice(at))).toBe(evened(next));
  }
});

test('no shorter list of changes is there than the one that is found', () => {
  expect(changes('a b c a b b a', 'c b a b a c')).toHaveLength(4);
});

test('where too much differs, all between the first and the last change is one, and that is said', () => {
  const words = (name: string): string =>
    `begin ${Array.from({ length: 3000 }, (_, at) => `${name}${at}`).join(' ')} end`;
  const { changes: found, isWhole } = compareWords(words('a'), words('b'));
  expect(isWhole).toBe(false);
  expect(found).toHaveLength(1);
  expect(words('a').slice(found[0]?.oldFrom, found[0]?.oldTo)).toMatch(/^a0 .* a2999$/);
});
