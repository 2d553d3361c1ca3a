import { describe, expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { QueryBudget } from './query-budget.ts';

function read(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return parsed.tree;
}

function refuse(query: string, cause?: string): unknown {
  const budget = new QueryBudget({ milliseconds: 0, wildcardWords: 10 });
  budget.blame(read(query), cause);
  try {
    budget.checkTime();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('A search whose time is up', () => {
  test.each([
    [
      'the NEAR50 of',
      'its words are all in 90,000 documents, and each place where they stand has to be looked at',
      '“the NEAR50 of” took longer than 0 seconds: its words are all in 90,000 documents, and each place where they stand has to be looked at. Use rarer words or a smaller distance, or add a rarer word with AND.',
    ],
    [
      'ar*',
      'it stands for 4,000 words',
      '“ar*” took longer than 0 seconds: it stands for 4,000 words. Add letters to it.',
    ],
    ['"of the"', undefined, '“"of the"” took longer than 0 seconds. Add a rarer word to it, or one with AND.'],
  ])('%s: the part that made it dear, why, and what to do', (query, cause, reason) => {
    expect(refuse(query, cause)).toMatchObject({ code: 'query-too-expensive', at: 0, length: query.length, reason });
  });

  test('a wildcard that stands for too many words is refused before it takes time', () => {
    const budget = new QueryBudget({ milliseconds: 60_000, wildcardWords: 10 });
    budget.blame(read('ar*'));
    expect(() => budget.checkWords(10)).not.toThrow();
    expect(() => budget.checkWords(11)).toThrow('“ar*” stands for more than 10 words. Add letters to it.');
  });
});
