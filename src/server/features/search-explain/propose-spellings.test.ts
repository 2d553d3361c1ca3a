import { describe, expect, it } from 'vitest';
import { termKey } from '#domain/query/list-terms.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { TermOrPhrase } from '#domain/query/query-tree.ts';
import { listMissing } from './list-missing.ts';
import { proposeSpellings } from './propose-spellings.ts';

/** What is asked of a library in which these terms have documents and every word is much like ten commoner ones. */
async function ask(query: string, documents: Readonly<Record<string, number>>) {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  const asked = { terms: [] as string[], similar: [] as string[], queries: [] as string[] };
  const countTerms = async (terms: readonly TermOrPhrase[]) => {
    asked.terms.push(...terms.map(termKey));
    return terms.map((term) => documents[termKey(term)] ?? 0);
  };
  const missing = await listMissing(parsed.tree, countTerms);
  const terms = [...asked.terms];
  const spellings = await proposeSpellings(parsed.tree, missing, 0, {
    countTerms,
    listSimilar: async (word) => {
      asked.similar.push(word);
      return Array.from({ length: 10 }, (_, index) => ({ word: `${word}0${index}`, documents: 50, distance: 1 }));
    },
    printWord: async (word) => word,
    countQueries: async (texts) => {
      asked.queries.push(...texts);
      return texts.map((text) => documents[text] ?? 0);
    },
  });
  return { missing: missing.map(termKey), spellings, ...asked, terms };
}

describe('What no document has', () => {
  it('is a phrase where its words are known, else those that are not; words that say nothing are not asked for', async () => {
    const documents = { aa: 1, bb: 2, cc: 3 };
    expect((await ask('aa of the bb', documents)).missing).toEqual(['aa of the bb']);
    expect((await ask('aa xx of the yy AND cc', documents)).missing).toEqual(['xx', 'yy']);
    expect((await ask('aa of the bb', documents)).terms).not.toContain('of');
  });

  it('is looked for in eight terms and six words of phrases', async () => {
    const { terms } = await ask(Array.from({ length: 30 }, (_, at) => `"aa${at} bb${at} cc${at}"`).join(' OR '), {});
    expect(terms.filter((term) => term.includes(' '))).toHaveLength(8);
    expect(terms.filter((term) => !term.includes(' '))).toHaveLength(6);
  });
});

describe('Neighbours of the words of a phrase', () => {
  it('are tried for the rarest word first, and only those that are commoner', async () => {
    const documents = { most: 90, favored: 2, nation: 40, '"most favored01 nation"': 7 };
    const { queries, spellings } = await ask('most favored nation', documents);
    expect(queries).toEqual([
      '"most favored00 nation"',
      '"most favored01 nation"',
      '"most favored02 nation"',
      '"most favored nation00"',
    ]);
    expect(spellings).toEqual([{ from: 'favored', to: 'favored01', query: '"most favored01 nation"', total: 7 }]);
  });

  it('are asked for six words at most', async () => {
    const words = Array.from({ length: 20 }, (_, at) => `word${at}`);
    const documents = Object.fromEntries(words.map((word) => [word, 1]));
    const { similar, queries } = await ask(words.join(' '), documents);
    expect(similar).toHaveLength(6);
    expect(queries).toHaveLength(4);
  });
});
