import { describe, expect, test } from 'vitest';
import { askAllWords } from '#domain/query/ask-all-words.ts';
import { countAtMost } from '#domain/query/count-at-most.ts';
import { dropTogether } from '#domain/query/drop-together.ts';
import { dropTerms } from '#domain/query/drop-terms.ts';
import { outlineQuery } from '#domain/query/outline-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { respellQuery } from '#domain/query/respell-query.ts';
import { undoNote } from '#domain/query/undo-note.ts';

function read(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return parsed.tree;
}

const drop = (query: string) => dropTerms(read(query), 8).map(({ term, query: rest }) => `${term} -> ${rest}`);

describe('A query as a tree', () => {
  test('operators are nodes with their operands below, terms are leaves as written', () => {
    expect(outlineQuery(read('arbitrat* NEAR5 (seat OR "public policy") NOT =Paris'))).toEqual({
      kind: 'not',
      label: 'NOT',
      children: [
        {
          kind: 'near',
          label: 'NEAR5',
          children: [
            { kind: 'term', label: 'arbitrat*', children: [] },
            {
              kind: 'or',
              label: 'OR',
              children: [
                { kind: 'term', label: 'seat', children: [] },
                { kind: 'term', label: '"public policy"', children: [] },
              ],
            },
          ],
        },
        { kind: 'term', label: '=paris', children: [] },
      ],
    });
  });
});

describe('Taking a repair or translation back', () => {
  test.each([
    ['seat /5 award', 'seat 5 award', '"seat 5 award"'],
    ['seat w/5 award', 'seat w 5 award', '"seat w 5 award"'],
    ['seat /s award', 'seat s award', '"seat s award"'],
    ['seat +3 award', 'seat 3 award', '"seat 3 award"'],
    ['seat & award', 'seat award', '"seat award"'],
    ['"the seat" /5 "the award"', '"the seat" 5 "the award"', '"the seat" AND 5 AND "the award"'],
    ['arbitrat!', 'arbitrat', 'arbitrat'],
    ['!national', 'national', 'national'],
    ['seat -award', 'seat award', '"seat award"'],
    ['seat -"the award"', 'seat "the award"', 'seat AND "the award"'],
    ['seat +award', 'seat award', '"seat award"'],
    ['seat BUT NOT award', 'seat but NOT award', '"seat but" NOT award'],
    ['seat % award', 'seat award', '"seat award"'],
    ['seat || award', 'seat award', '"seat award"'],
    ['"seat award"~5', '"seat award"', '"seat award"'],
    ['seat award~1', 'seat award 1', '"seat award 1"'],
    ['seat pre/5 award', 'seat pre 5 award', '"seat pre 5 award"'],
    ['award$', 'award', undefined],
    ['seat W5 award', 'seat W5 award', undefined],
    ['seat AND "public policy', 'seat AND public policy', undefined],
    ['a OR b) AND c', '(a OR b) AND c', '(a OR b) AND c'],
    ['seat NOT (venue AND place', 'seat NOT venue AND place', 'seat AND place NOT venue'],
    ['seat(law', 'seat law', '"seat law"'],
    ['award"seat', 'award seat', '"award seat"'],
    ['a1 AND b1(c1', 'a1 AND b1 c1', 'a1 AND "b1 c1"'],
  ])('%s can be read as %s', (query, undone, meaning) => {
    const parsed = parseQuery(query);
    if (!parsed.ok) throw new Error(query);
    expect(parsed.notes).toHaveLength(1);
    expect(undoNote(query, parsed, parsed.notes[0]!)).toBe(meaning === undefined ? undefined : undone);
    if (meaning === undefined) return;
    const again = parseQuery(undone);
    expect(again).toMatchObject({ ok: true, notes: [] });
    expect(printQuery(read(undone))).toBe(meaning);
  });

  test('each of several is taken back alone', () => {
    const query = 'seat /5 award /s law!';
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes.map((note) => undoNote(query, parsed, note))).toEqual([
      'seat 5 award /s law!',
      'seat /5 award s law!',
      'seat /5 award /s law',
    ]);
  });

  test.each(['seat …', '(seat', 'seat ("', 'seat)'])('%s has no other reading', (query) => {
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes.map((note) => undoNote(query, parsed, note))).toSatisfy(
      (undone: unknown[]) => undone.length > 0 && undone.every((text) => text === undefined),
    );
  });
});

describe('Leaving out a term', () => {
  test.each([
    ['a AND b AND c', ['a -> b AND c', 'b -> a AND c', 'c -> a AND b']],
    ['(a OR b) AND c', ['a OR b -> c', 'c -> a OR b']],
    ['a NEAR5 b', ['a -> b', 'b -> a']],
    ['a AND b NOT c', ['a -> b NOT c', 'b -> a NOT c', 'NOT c -> a AND b']],
    ['a NOT b NOT "c d"', ['NOT b -> a NOT "c d"', 'NOT "c d" -> a NOT b']],
    ['b c d', ['b -> "c d"', 'c -> "b d"', 'd -> "b c"']],
    [
      'law of the seat',
      ['law -> "of the seat"', 'seat -> "law of the"', 'of -> "law the seat"', 'the -> "law of seat"'],
    ],
    ['b c', ['b -> c', 'c -> b']],
    ['v Argentina', ['v -> argentina']],
    ['a OR b', []],
    ['a AND b OR c', ['a -> b OR c', 'b -> a OR c']],
    ['a', []],
    ['仲裁 条款', ['"仲裁" -> "条款"', '"条款" -> "仲裁"']],
    ['仲裁条款', []],
  ])('%s', (query, expected) => {
    expect(drop(query)).toEqual(expected);
  });

  test.each([
    ['a part of an AND', Array(3_000).fill('a').join(' AND ')],
    ['a word of a phrase', Array(3_000).fill('a').join(' ')],
    ['what stands before NOT', `${Array(3_000).fill('a').join(' AND ')} NOT b`],
    ['what NOT excludes', `a AND a${' NOT b'.repeat(3_000)}`],
    ['a part of an alternative', Array(1_000).fill('a AND b').join(' OR ')],
  ])('leaves out %s no more often than is asked for', (_what, query) => {
    expect(dropTerms(read(query), 8)).toHaveLength(8);
  });
});

describe('Leaving out more and more terms', () => {
  const dropAll = (query: string, documents: Record<string, number>, most = 9) =>
    dropTogether(read(query), new Map(Object.entries(documents)), most).map(
      ({ terms, query: rest }) => `${terms.join(', ')} -> ${rest}`,
    );

  test('begins with all that are in no document, then the rarest, and keeps one', () => {
    expect(dropAll('a AND b AND c AND d AND "e f"', { a: 5, b: 0, c: 2, d: 0, 'e f': 9 })).toEqual([
      'b, d -> a AND c AND "e f"',
      'b, d, c -> a AND "e f"',
      'b, d, c, a -> "e f"',
    ]);
    expect(dropAll('a AND b AND c', { a: 5, b: 0, c: 2 }, 1)).toEqual(['b -> a AND c']);
  });

  test('keeps what NOT excludes as long as it can', () => {
    expect(dropAll('a AND b NOT c', { a: 2, b: 0 })).toEqual(['b -> a NOT c', 'b, NOT c -> a']);
  });

  test('goes into alternatives and leaves none of them empty', () => {
    expect(dropAll('"a a" AND b OR c', { 'a a': 4, b: 0, c: 0 })).toEqual(['b -> "a a" OR c']);
    expect(dropAll('a AND z OR x AND p', { a: 3, z: 0, x: 0, p: 0 })).toEqual(['z, x -> a OR p']);
  });

  test('takes a group for as rare as it must be', () => {
    expect(dropAll('a AND (b OR c) AND b NEAR5 d', { a: 3, b: 0, c: 1, d: 9 })).toEqual([
      'b NEAR5 d -> a AND (b OR c)',
      'b NEAR5 d, b OR c -> a',
    ]);
  });

  test('has nothing to leave out of a term, of alternatives and of nearness', () => {
    for (const query of ['a', '"a b"', 'a OR b', 'a NEAR5 b']) expect(dropAll(query, { a: 0, b: 0 })).toEqual([]);
  });
});

describe('How many documents may match', () => {
  test.each([
    ['a AND b', 0],
    ['a OR b', 3],
    ['a NEAR5 b', 0],
    ['b NOT c', 3],
    ['"b a"', 0],
    ['"b c"', 1],
    ['c', Infinity],
    ['(c OR b) AND (c OR a)', Infinity],
  ])('%s: %d', (query, expected) => {
    const documents = new Map([
      ['a', 0],
      ['b', 3],
      ['b c', 1],
    ]);
    expect(countAtMost(read(query), documents)).toBe(expected);
  });
});

describe('All words instead of a phrase, which several words are (SR-064, OP-54)', () => {
  test.each([
    ['arbitral seat law', 'arbitral AND seat AND law'],
    ['"arbitral seat" AND law', 'arbitral AND seat AND law'],
    ['"a b" OR c', 'a AND b OR c'],
    ['case C-123/21', 'case AND "c 123 21"'],
    ['a b OR c', 'a AND b OR c'],
    ['a b NOT c d', 'a AND b NOT "c d"'],
    ['C-123/21', undefined],
    ['"a b" NEAR5 c', undefined],
    ['seat', undefined],
    ['(', undefined],
  ])('%s becomes %s', (query, expected) => {
    expect(askAllWords(query)).toBe(expected);
  });
});

describe('Spelling a query otherwise', () => {
  test('a word is replaced wherever it is asked for, and the operators stay', () => {
    const spelling = new Map([['awrd', 'award']]);
    expect(respellQuery(read('"the awrd" NEAR5 =awrd NOT awrd'), spelling)).toBe('"the award" NEAR5 award NOT awrd');
  });
});
