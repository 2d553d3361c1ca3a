import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonWords } from './common-words.test-support.ts';
import { plainWords } from './plain-words.test-support.ts';

/** The textbook table, as an oracle. */
function slowCommonWords(first: readonly string[], second: readonly string[]): number {
  let row = Array.from({ length: second.length + 1 }, () => 0);
  for (const word of first) {
    const next = [0];
    for (const [at, other] of second.entries())
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('the length of the common words is exact', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (first, second) => {
      expect(commonWords(first, second)).toBe(slowCommonWords(first, second));
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('the plain extraction drops metadata, joins what is inside a word and moves notes after their block', () => {
  const none: ReadonlySet<string> = new Set();
  const format = {
    dropped: new Set(['meta']),
    inline: new Set(['b', 'note']),
    hoisted: new Set(['note']),
    blocks: new Set(['p']),
  };
  const xml =
    '<a><!-- no --><meta>no</meta><p>Wa<b>ter</b><note>a note</note> runs &#x2014; caf&#233;</p><p>on</p></a>';
  expect(plainWords(xml, format)).toEqual(['Water', 'runs', 'café', 'a', 'note', 'on']);
  expect(plainWords('<p>one<p>two</p></p>', { ...format, hoisted: none })).toEqual(['one', 'two']);
});
