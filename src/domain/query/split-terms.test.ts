import { describe, expect, test } from 'vitest';
import { joinQuery } from '#domain/query/join-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { joinTerms, splitTerms } from '#domain/query/split-terms.ts';
import { createRandom, generateQuery } from '#tests/support/generate-queries.ts';

function print(query: string): string {
  const parsed = parseQuery(query);
  if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
  return printQuery(parsed.tree);
}

describe('Splitting a query into terms with operators (SR-065, ENT-024)', () => {
  test.each([
    ['', ''],
    ['award', 'AND award'],
    ['a AND b', 'AND a | AND b'],
    ['a OR b NOT c', 'AND a | OR b | NOT c'],
    ['a AND NOT b', 'AND a | NOT b'],
    ['NOT b AND a', 'NOT b | AND a'],
    ['a NEAR7 b NEAR c', 'AND a | NEAR7 b | NEAR c'],
    ['seat of arbitration', 'AND "seat of arbitration"'],
    ['a AND seat of', 'AND a | AND "seat of"'],
    ['"a b" "c d"', 'AND "a b" | AND "c d"'],
    ['(a OR b) AND C-123/21', 'AND (a OR b) | AND C-123/21'],
    ['(a (b OR c)) d', 'AND (a (b OR c)) | AND d'],
    ['Article V(1)(e) AND (b OR 5(2))', 'AND "Article V(1)(e)" | AND (b OR 5(2))'],
    ['a OR 101(3', 'AND a | OR 101(3)'],
    ['="a b" OR =c', 'AND ="a b" | OR =c'],
    ['a /s b', 'AND a | NEAR20 b'],
    ['arbitrat! & seat', 'AND arbitrat* | AND seat'],
    ['a AND (b OR c', 'AND a | AND (b OR c)'],
    ['a OR', 'AND a OR'],
  ])('%j', (query, expected) => {
    expect(
      splitTerms(query)
        .map(({ operator, term }) => `${operator} ${term}`)
        .join(' | '),
    ).toBe(expected);
  });

  test('the terms joined again are the same query, for 3,000 generated ones, seed 5', { timeout: 60_000 }, () => {
    const random = createRandom(5);
    for (let round = 0; round < 3_000; round++) {
      const query = printQuery(generateQuery(random));
      expect(print(joinTerms(splitTerms(query)))).toBe(query);
    }
  });

  test.each(['Article V(1)(e) NEAR5 b', 'a NOT 101(3', '(x OR 5(1)) AND 6(a)(ii)', '101(3)(b'])(
    'the terms of %j joined again are the same query',
    (query) => expect(print(joinTerms(splitTerms(query)))).toBe(print(query)),
  );

  test('AND joins where nothing is said, and a term of several parts keeps together (SR-066)', () => {
    expect(joinTerms([])).toBe('');
    expect(joinTerms([{ operator: 'OR', term: 'a' }])).toBe('a');
    expect(joinTerms([{ operator: 'AND', term: 'a OR b' }])).toBe('a OR b');
    expect(
      joinTerms([
        { operator: 'AND', term: 'a OR b' },
        { operator: 'NEAR5', term: 'c' },
      ]),
    ).toBe('(a OR b) NEAR5 c');
    expect(
      joinTerms([
        { operator: 'AND', term: '"a b' },
        { operator: 'OR', term: ' c ' },
      ]),
    ).toBe('"a b" OR c');
    expect(
      joinTerms([
        { operator: 'AND', term: ' ' },
        { operator: 'OR', term: 'c' },
      ]),
    ).toBe('c');
    expect(
      joinTerms([
        { operator: 'NOT', term: 'b' },
        { operator: 'AND', term: 'a' },
      ]),
    ).toBe('NOT b AND a');
  });
});

describe('Adding a phrase to a query joins it with AND (SR-067)', () => {
  test.each([
    ['', 'b', 'b'],
    ['a', '', 'a'],
    ['a', 'b', 'a AND b'],
    ['a', 'seat of arbitration', 'a AND "seat of arbitration"'],
    ['a b', 'c', '"a b" AND c'],
    ['a OR b', 'c', '(a OR b) AND c'],
    ['a', 'b OR c', 'a AND (b OR c)'],
    ['(a OR b)', 'c', '((a OR b)) AND c'],
    ['a NOT b', 'c', 'a NOT b AND c'],
    ['a NEAR5 b', '"c d"', 'a NEAR5 b AND "c d"'],
    ['"a b', 'c', '"a b" AND c'],
    ['a', 'C-123/21', 'a AND C-123/21'],
  ])('%j and %j', (query, phrase, expected) => expect(joinQuery(query, phrase)).toBe(expected));
});
