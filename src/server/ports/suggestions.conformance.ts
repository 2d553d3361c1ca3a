import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { withForms } from '#domain/query/related-forms.ts';
import { createDocument, type EngineUnderTest } from './search-engine.conformance.ts';
import type { FormsRequest, SuggestAnswer, SuggestRequest, WordForms } from './search-engine.ts';

/** Suggestions follow a change a little later than searches do. */
const PATIENCE = { timeout: 20_000 };

/** What every engine has to suggest while somebody types. `open` answers an empty one. */
export function describeSuggestions(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let subject: EngineUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const suggest = (text: string, rest: Partial<SuggestRequest> = {}): Promise<SuggestAnswer> =>
      subject.engine.suggest({ text, scope: [], facets: [], limit: 5, ...rest });

    test('suggests facet values by the beginnings of their words, with the documents of the scope that carry them', async () => {
      await subject.put([
        createDocument(1, { facets: { edition: ['A'], court: ['Court of Appeal'], topic: ['Law', 'Law > Appeal'] } }),
        createDocument(2, { facets: { edition: ['A'], court: ['Court of Appeal'], topic: ['Law'] } }),
        createDocument(3, { facets: { edition: ['A', 'B'], court: ['Appeal Board', 'Court of Appeal'] } }),
        createDocument(4, { facets: { edition: ['B'], court: ['Cour d’appel de Liège', 'Higher Appeal Court'] } }),
      ]);
      const inA = { scope: [{ facet: 'edition', values: ['A'] }], facets: ['topic', 'court'] };
      await expect
        .poll(() => suggest('appe', inA), PATIENCE)
        .toEqual({
          total: 3,
          suggestions: [
            { kind: 'value', facet: 'topic', value: 'Law > Appeal', count: 1 },
            { kind: 'value', facet: 'court', value: 'Appeal Board', count: 1 },
            { kind: 'value', facet: 'court', value: 'Court of Appeal', count: 3 },
          ],
        });
      const courts = async (text: string, limit = 5) =>
        (await suggest(text, { facets: ['court'], limit })).suggestions.map((each) => 'value' in each && each.value);
      expect(await courts('cour app')).toEqual(['Court of Appeal', 'Cour d’appel de Liège', 'Higher Appeal Court']);
      expect(await courts('LIEGE cour')).toEqual(['Cour d’appel de Liège']);
      expect(await courts('court', 1)).toEqual(['Court of Appeal']);
      expect((await suggest('court', { facets: ['court'], limit: 1 })).total).toBe(2);
      for (const text of ['peal', 'court of appeals', 'law', '', ' "()*', '\u{1f600}'])
        expect(await courts(text)).toEqual([]);
      expect(await suggest('appeal', { facets: ['nothing'] })).toEqual({ total: 0, suggestions: [] });
    });

    test('suggests documents by their titles within a scope, the closest first, and none that is gone', async () => {
      const titles = ['The Law of Arbitration', 'Arbitration Law', 'Arbitration 007', 'Law and Árbitration', 'Law'];
      await subject.put(
        titles.map((title, at) => createDocument(at + 1, { title, facets: { kind: [at === 4 ? 'case' : 'book'] } })),
      );
      await subject.put([createDocument(6, { title: 'Arbitration Law', facets: { kind: ['case'] } })]);
      const books = [{ facet: 'kind', values: ['book'] }];
      const ids = async (text: string, kinds = books, limit = 5) =>
        (await suggest(text, { titles: kinds, limit })).suggestions.map((each) => 'id' in each && each.id);
      await expect.poll(() => ids('arbitration law', []), PATIENCE).toEqual(['doc-2', 'doc-6', 'doc-4', 'doc-1']);
      expect(await ids('arb')).toEqual(['doc-3', 'doc-2', 'doc-4', 'doc-1']);
      expect(await ids('arb 7')).toEqual(['doc-3']);
      // An article at the beginning costs nothing.
      expect(await ids('law')).toEqual(['doc-4', 'doc-1', 'doc-2']);
      expect(await suggest('law', { titles: books, limit: 1 })).toEqual({
        total: 3,
        suggestions: [{ kind: 'title', id: 'doc-4' }],
      });
      expect(await suggest('law', { scope: books, titles: [{ facet: 'kind', values: ['case'] }] })).toMatchObject({
        total: 0,
      });
      await subject.remove([4]);
      await subject.put([createDocument(2, { title: 'Mediation', facets: { kind: ['book'] } })]);
      await expect.poll(() => ids('law'), PATIENCE).toEqual(['doc-1']);
    });

    test('lists words written much like one it does not have, the nearest first, then those that begin alike, then the commonest', async () => {
      const texts = [
        'arbitration arbitrator tribunal',
        'arbitration arbitrations seat',
        'tribunals heat seats beak heat',
      ];
      await subject.put(texts.map((text, at) => createDocument(at + 1, { texts: [text] })));
      const list = (word: string, limit = 5) => subject.engine.listSimilarWords(word, limit);
      expect(await list('Arbitratoin')).toEqual([
        { word: 'arbitration', documents: 2, distance: 1 },
        { word: 'arbitrations', documents: 1, distance: 2 },
        { word: 'arbitrator', documents: 1, distance: 2 },
      ]);
      expect(await list('beat')).toEqual([
        { word: 'beak', documents: 1, distance: 1 },
        { word: 'heat', documents: 1, distance: 1 },
        { word: 'seat', documents: 1, distance: 1 },
      ]);
      expect(await list('tribunal', 5)).toEqual([{ word: 'tribunals', documents: 1, distance: 1 }]);
      expect(await list('beat', 1)).toHaveLength(1);
      await subject.remove([3]);
      expect(await list('tribunal')).toEqual([]);
      for (const word of ['', 'a', '2019', '\u{1f600}', 'x'.repeat(500)]) expect(await list(word)).toEqual([]);
    });

    const listForms = (term: TermNode, rest: Partial<FormsRequest>): Promise<WordForms> =>
      subject.engine.listForms({ term, titleOnly: false, scope: [], filters: [], limit: 5, ...rest });
    const forms = (word: string, rest: Partial<FormsRequest> = {}) => listForms(readTerm(word), rest);
    const related = (word: string, rest: Partial<FormsRequest> = {}) =>
      listForms(withForms(readTerm(word), 'related') as TermNode, rest);

    test('lists the plural or singular that a term finds beside itself, and no other form (OP-163)', async () => {
      const texts = [
        'nation nations US',
        'Nation national nationalization',
        'use nation indices',
        'nations used index',
      ];
      await subject.put(texts.map((text, at) => createDocument(at + 1, { texts: [text] })));
      expect(await forms('nation')).toEqual({ total: 1, forms: [{ word: 'nations', documents: 2 }] });
      expect(await forms('nations')).toEqual({ total: 1, forms: [{ word: 'nation', documents: 3 }] });
      expect((await forms('index')).forms).toEqual([{ word: 'indices', documents: 1 }]);
      // One that no document has stands for the other all the same.
      expect((await forms('nationals')).forms).toEqual([{ word: 'national', documents: 1 }]);
      for (const only of ['nationalization', 'use', 'us', '=nation', 'xylophone', '2019']) {
        expect(await forms(only), only).toEqual({ total: 0, forms: [] });
      }
      await subject.remove([1, 2]);
      expect(await forms('nation')).toEqual({ total: 1, forms: [{ word: 'nations', documents: 1 }] });
    });

    test('lists the related words that a term finds, the commonest first, then by text (OP-163)', async () => {
      const texts = ['nation nations US', 'Nation national nationalization', 'use nation notion', 'nations used'];
      await subject.put(texts.slice(0, 3).map((text, at) => createDocument(at + 1, { texts: [text] })));
      await subject.put([createDocument(4, { texts: [texts[3]!] })]);
      expect(await related('nationalization')).toEqual({
        total: 3,
        forms: [
          { word: 'nation', documents: 3 },
          { word: 'nations', documents: 2 },
          { word: 'national', documents: 1 },
        ],
      });
      // One that no document has stands for others all the same.
      expect((await related('nationals')).total).toBe(4);
      expect(await related('nation', { limit: 1 })).toEqual({ total: 3, forms: [{ word: 'nations', documents: 2 }] });
      // A short word finds only itself, and is found by others.
      expect((await related('used')).forms.map(({ word }) => word)).toEqual(['us', 'use']);
      for (const only of ['notion', 'us', '=nation', 'xylophone', '2019']) {
        expect(await related(only), only).toEqual({ total: 0, forms: [] });
      }
      await subject.remove([1, 2]);
      expect(await related('nationalization')).toEqual({
        total: 2,
        forms: [
          { word: 'nation', documents: 1 },
          { word: 'nations', documents: 1 },
        ],
      });
    });

    test('lists all the words that a wildcard stands for', async () => {
      await subject.put([
        createDocument(1, { texts: ['arbitrable arbitral'] }),
        createDocument(2, { texts: ['arbitral tribunal'] }),
      ]);
      expect(await forms('arbitra*')).toEqual({
        total: 2,
        forms: [
          { word: 'arbitral', documents: 2 },
          { word: 'arbitrable', documents: 1 },
        ],
      });
      expect((await forms('?rib*', { limit: 1 })).forms).toEqual([{ word: 'tribunal', documents: 1 }]);
      expect(await forms('x?y*')).toEqual({ total: 0, forms: [] });
    });

    test('counts words only in the documents that scope, filters, dates and titles leave', async () => {
      const facets = (edition: string, kind = 'case') => ({ edition: [edition], kind: [kind] });
      const dates = { published: '2020' };
      await subject.put([
        createDocument(1, { title: 'Nations', texts: ['nation national'], facets: facets('A'), dates }),
        createDocument(2, { texts: ['nation'], facets: facets('A', 'book') }),
        createDocument(3, { texts: ['nation nationality'], facets: facets('B') }),
      ]);
      const words = async (rest: Partial<FormsRequest>) =>
        (await related('nationals', rest)).forms.map(({ word, documents }) => `${word} ${documents}`);
      const scope = [{ facet: 'edition', values: ['A'] }];
      expect(await words({ scope })).toEqual(['nation 2', 'national 1', 'nations 1']);
      expect(await words({ scope, titleOnly: true })).toEqual(['nations 1']);
      expect(await words({ scope, filters: [{ facet: 'kind', values: ['book'] }] })).toEqual(['nation 1']);
      const dateRange = { field: 'published', from: '2020' };
      expect(await words({ dateRange })).toEqual(['nation 1', 'national 1', 'nations 1']);
      expect(await words({ scope: [{ facet: 'edition', values: ['C'] }] })).toEqual([]);
    });
  });
}

function readTerm(word: string): TermNode {
  const parsed = parseQuery(word);
  if (!parsed.ok || (parsed.tree?.kind !== 'word' && parsed.tree?.kind !== 'wildcard')) throw new Error(word);
  return parsed.tree;
}
