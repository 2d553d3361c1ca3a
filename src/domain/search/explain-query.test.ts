import { describe, expect, test } from 'vitest';
import { askAllWords } from '#domain/search/ask-all-words.ts';
import { dropTerms } from '#domain/search/drop-terms.ts';
import { outlineQuery } from '#domain/search/outline-query.ts';
import { parseQuery } from '#domain/search/parse-query.ts';
import { printQuery } from '#domain/search/print-query.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import { listWords, respellQuery } from '#domain/search/respell-query.ts';
import { undoNote } from '#domain/search/undo-note.ts';

function read(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return parsed.tree;
}

const drop = (query: string) => dropTerms(read(query)).map(({ term, query: rest }) => `${term} -> ${rest}`);

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
    ['seat AND "public policy', 'seat AND public policy', undefined],
    ['a OR b) AND c', '(a OR b) AND c', '(a OR b) AND c'],
    ['seat NOT (venue AND place', 'seat NOT venue AND place', 'seat AND place NOT venue'],
  ])('%s can be read as %s', (query, undone, meaning) => {
    const parsed = parseQuery(query);
    if (!parsed.ok) throw new Error(query);
    expect(parsed.notes).toHaveLength(1);
    expect(undoNote(query, parsed.notes[0]!)).toBe(meaning === undefined ? undefined : undone);
    if (meaning === undefined) return;
    const again = parseQuery(undone);
    expect(again).toMatchObject({ ok: true, notes: [] });
    expect(printQuery(read(undone))).toBe(meaning);
  });

  test('each of several is taken back alone', () => {
    const query = 'seat /5 award /s law!';
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes.map((note) => undoNote(query, note))).toEqual([
      'seat 5 award /s law!',
      'seat /5 award s law!',
      'seat /5 award /s law',
    ]);
  });

  test.each(['seat …', '(seat', 'seat ("', 'seat)'])('%s has no other reading', (query) => {
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes.map((note) => undoNote(query, note))).toSatisfy(
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
    ['a OR b', []],
    ['a', []],
  ])('%s', (query, expected) => {
    expect(drop(query)).toEqual(expected);
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
  test('words that a document has to have are listed once, wildcards and what NOT excludes are not', () => {
    expect(listWords(read('"the seat" AND (seat OR awrd) AND arb* NOT venu'))).toEqual(['the', 'seat', 'awrd']);
  });

  test('a word is replaced wherever it is asked for, and the operators stay', () => {
    const spelling = new Map([['awrd', 'award']]);
    expect(respellQuery(read('"the awrd" NEAR5 =awrd NOT awrd'), spelling)).toBe('"the award" NEAR5 award NOT awrd');
  });
});
