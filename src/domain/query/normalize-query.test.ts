import { describe, expect, test } from 'vitest';
import { describeQuery } from '#domain/query/describe-query.ts';
import { listTerms, termKey } from '#domain/query/list-terms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import { normalizedKey } from '#domain/query/normalized-key.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

function readTree(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
  return parsed.tree;
}

describe('Groups inside NEAR are multiplied out (SR-060, SR-063, SR-068)', () => {
  test.each([
    ['a NEAR5 b', 'a NEAR5 b'],
    ['(a OR b) NEAR5 c', 'a NEAR5 c OR b NEAR5 c'],
    ['(a AND b) NEAR5 c', 'a NEAR5 c AND b NEAR5 c'],
    ['(a OR b) NEAR5 (c OR d)', '(a NEAR5 c OR a NEAR5 d) OR (b NEAR5 c OR b NEAR5 d)'],
    ['(a OR b) NEAR5 (c AND d)', '(a NEAR5 c OR b NEAR5 c) AND (a NEAR5 d OR b NEAR5 d)'],
    ['(c AND d) NEAR5 (a OR b)', '(c NEAR5 a OR c NEAR5 b) AND (d NEAR5 a OR d NEAR5 b)'],
    ['a NEAR5 (b OR c) NEAR2 d', 'a NEAR5 b NEAR2 d OR a NEAR5 c NEAR2 d'],
    ['a NEAR5 (b NEAR2 (c OR d))', 'a NEAR5 (b NEAR2 c) OR a NEAR5 (b NEAR2 d)'],
    ['x NOT (a OR b) NEAR5 c', 'x NOT (a NEAR5 c OR b NEAR5 c)'],
  ])('%s', (query, expected) => {
    const normalized = normalizeQuery(readTree(query));
    expect(normalized.ok && printQuery(normalized.tree)).toBe(expected);
  });

  test('an expansion beyond its bound is refused with its place and name, a long chain is not', () => {
    const group = `(${Array.from({ length: 12 }, (_, index) => `w${index}`).join(' OR ')})`;
    const answer = normalizeQuery(readTree(`x AND ${group} NEAR5 ${group} NEAR5 ${group}`));
    expect(answer).toMatchObject({ ok: false, error: { code: 'query-too-expensive', at: 6 } });
    expect(answer.ok ? '' : answer.error.reason).toContain('w0 OR w1');
    expect(normalizeQuery(readTree(`a${' NEAR5 a'.repeat(99)}`))).toMatchObject({ ok: true });
  });
});

describe('Keys are equal where the question is the same', () => {
  test.each([
    ['a AND b', 'b AND a', true],
    ['a OR b OR a', 'b OR a', true],
    ['(a AND b) AND c', 'c AND (b AND a)', true],
    // In a text that is not English they find different words (OP-163).
    ['awards', 'award', false],
    ['=awards', 'awards', false],
    ['a NEAR5 b', 'b NEAR5 a', true],
    ['a NEAR5 b', 'a NEAR6 b', false],
    ['"a b"', '"b a"', false],
    ['a NOT b', 'b NOT a', false],
    ['a AND b', 'a OR b', false],
    ['"ab cd"', 'ab AND cd', false],
    ['aw*', 'awa*', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(normalizedKey(readTree(one)) === normalizedKey(readTree(other))).toBe(isSame);
  });
});

describe('Terms are numbered in reading order', () => {
  test.each([
    ['b OR a AND c', 'b | a | c'],
    ['a AND A AND a', 'a'],
    ['a NOT b', 'a'],
    ['NOT b AND "a  C" AND c*d?e', 'a c | c*d?e'],
    ['a NEAR5 (b OR =a)', 'a | b | =a'],
  ])('%s', (query, expected) => expect(listTerms(readTree(query)).map(termKey).join(' | ')).toBe(expected));
});

describe('A query in plain words', () => {
  test.each([
    ['(interim OR provisional) NEAR10 measure', 'either “interim” or “provisional” within 10 words of “measure”'],
    ['arbitrat* NEAR5 (seat OR venue)', 'words beginning “arbitrat” within 5 words of “seat” or “venue”'],
    ['seat of arbitration', '“seat of arbitration”'],
    ['a NEAR1 b', '“a” within 1 word of “b”'],
    ['a NEAR b', '“a” within 30 words of “b”'],
    ['(a OR b) AND c NOT d', '((“a” or “b”) and “c”) but not “d”'],
    ['*tion OR *bit* OR wom?n', 'words ending “tion” or words containing “bit” or words like “wom?n”'],
    ['=award', 'exactly “award”'],
    ['="final award"', 'exactly “final award”'],
    ['=final award', '“final award” (exactly “final”)'],
  ])('%s', (query, expected) => expect(describeQuery(readTree(query))).toBe(expected));
});
