import { describe, expect, test } from 'vitest';
import { exactWord, listWideTerms } from '#domain/query/exact-word.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printTerm } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

function read(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return parsed.tree;
}

describe('Words that stand for others', () => {
  test.each([
    ['expropriation NOT nationalization', 'expropriation nationalization'],
    ['"taking of property" NEAR5 (taking OR state)', 'taking property state'],
    ['arbitra* AND =seat AND "wom?n =only"', 'arbitra* wom?n'],
    ['US OR of', ''],
  ])('%s: those of phrases and of NOT too, each once, none that is only as written', (query, expected) => {
    expect(listWideTerms(read(query)).map(printTerm).join(' ')).toBe(expected);
  });

  test.each([
    ['expropriation NOT nationalization', 'expropriation NOT =nationalization'],
    ['expropriation NOT (seat OR nationalization NEAR3 oil)', 'expropriation NOT (seat OR =nationalization NEAR3 oil)'],
    ['"nationalization of oil" OR nationalization', '"=nationalization of oil" OR =nationalization'],
    ['nationalization w/5 Oil', '=nationalization NEAR5 oil'],
    ['nationalizations AND nationali*', 'nationalizations AND nationali*'],
  ])('%s with one word only as written is %s, which reads the same again', (query, expected) => {
    const exact = exactWord(read(query), 'nationalization');
    expect(exact).toBe(expected);
    expect(exactWord(read(exact), 'nationalization')).toBe(expected);
  });
});
