import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { Inline } from '#domain/document/inline.ts';
import { parseProvisionPath } from '#domain/provisions/provision-path.ts';
import type { CitationStore } from './citation-store.ts';
import {
  caseOf,
  documentOf,
  FIRST_DAY,
  idsOf,
  instrumentOf,
  publicationOf,
  SECOND_DAY,
  type ContentStoreUnderTest,
  type LibraryRecord,
} from './content-store.test-support.ts';

/** A library of its own with nothing in it, and both ways to read it. */
export interface CitationStoreUnderTest extends ContentStoreUnderTest {
  readonly citations: CitationStore;
}

/** What every store of citations has to answer, the same for each; it knows the New York Convention as `nyc`. */
export function describeCitationStore(name: string, open: () => Promise<CitationStoreUnderTest>): void {
  describe(name, () => {
    let library: CitationStoreUnderTest;
    beforeEach(async () => {
      library = await open();
    });
    afterEach(() => library.close());

    const put = (records: readonly LibraryRecord[], at = FIRST_DAY) => library.put(records, at, false);
    const remove = (...ids: readonly string[]) => library.remove(ids, SECOND_DAY);
    const get = async (id: string) => {
      const document = await library.store.findDocument(id);
      if (document?.state !== 'present') throw new Error(`${id} is not there`);
      return document;
    };
    const link = (key: string, text: string, anchor?: string): Inline => ({
      kind: 'link',
      target: { to: 'document', key, ...(anchor === undefined ? {} : { anchor }) },
      children: [text],
    });
    const said = (number: string, ...inlines: readonly Inline[]): Block => ({ kind: 'paragraph', number, inlines });
    const linking = (id: string, ...keys: readonly string[]): LibraryRecord =>
      documentOf(
        id,
        {},
        keys.map((key, at) => said(`${at + 1}.`, 'See ', link(key, `that of ${key}`), '.')),
      );
    const citing = (id: string, target: string, record: Partial<DocumentRecord> = {}): LibraryRecord =>
      documentOf(id, { ...record, references: [{ target }] });
    const listCiting = async (id: string, limit = 10) => idsOf(await library.citations.listCiting([id], limit));
    const listCitations = async (id: string) => library.citations.listCitationsOf((await get(id)).number);
    const listTargets = async (id: string) => (await listCitations(id)).map(({ target }) => target?.id);

    test('a CELEX number means what bears the number of its case, and the other way, whichever comes first (OP-193)', async () => {
      await put([citing('waits', '62019CJ0123')]);
      await put([
        documentOf('numbered', { caseNumbers: ['C-123/19 P'] }),
        documentOf('celex', { citations: ['62014CJ0413', '62009TJ0286'] }),
        documentOf('own', { caseNumbers: ['T-286/09'] }),
      ]);
      expect(await listTargets('waits')).toEqual(['numbered']);
      const found = await library.citations.findCited(['C-413/14', 'CELEX:62019CJ0123', 'T-286/09'], 'KA');
      expect([...found.values()].map(({ id }) => id)).toEqual(['celex', 'numbered', 'own']);
    });

    describe('who cites a document', () => {
      test('is all who do by whatever name, each once and never the document itself', async () => {
        const references = [{ target: 'test:award' }, { target: '2019 uksc 12' }, { target: 'award' }];
        await put([
          citing('by-id', 'award'),
          documentOf('award', { citations: ['[2019] UKSC 12'], references: [{ target: 'award' }] }),
          citing('by-key', 'test:award'),
          documentOf('by-all', { references }),
          citing('other', 'awards'),
        ]);
        expect((await listCiting('award')).toSorted()).toEqual(['by-all', 'by-id', 'by-key']);
        const [first] = await library.citations.listCiting(['award'], 1);
        expect(first).toEqual({
          id: 'by-all',
          title: 'On by-all',
          type: 'Award',
          kind: 'document',
          anchor: undefined,
        });
        expect(await listCiting('other')).toEqual([]);
      });

      test('is listed the newest first, by their own dates, then by what came last', async () => {
        await put([
          documentOf('award'),
          citing('undated', 'award', { title: 'A' }),
          citing('y2021', 'award', { title: 'M', dates: { decision: '2021-05' } }),
          citing('y2023', 'award', { title: 'C', dates: { publication: '2004', decision: '2023' } }),
          citing('y2021-late', 'award', { title: 'Z', dates: { publication: '2021-05' } }),
          citing('y2022', 'award', { title: 'Y', dates: { legislation: '2022-01-31' } }),
          citing('undated-late', 'award', { title: 'B' }),
        ]);
        // The date of a decision is that of the document, whenever it was published (OP-170).
        const order = ['y2023', 'y2022', 'y2021-late', 'y2021', 'undated-late', 'undated'];
        expect(await listCiting('award')).toEqual(order);
        expect(await listCiting('award', 2)).toEqual(order.slice(0, 2));
      });

      test('is asked of several at once, in one order, without these', async () => {
        await put([
          documentOf('award'),
          citing('order', 'award', { title: 'A', dates: { decision: '2024' } }),
          citing('old', 'award', { title: 'B', dates: { decision: '2001' } }),
          citing('new', 'order', { title: 'C', dates: { decision: '2025' } }),
        ]);
        expect(idsOf(await library.citations.listCiting(['award', 'order'], 10))).toEqual(['new', 'old']);
        expect(await library.citations.listCiting([], 10)).toEqual([]);
      });

      test('is nobody who was withdrawn or cites it no longer', async () => {
        await put([
          documentOf('award'),
          citing('gone', 'award'),
          linking('gone-too', 'award'),
          citing('changed', 'award'),
          linking('said-otherwise', 'award'),
          citing('kept', 'award'),
        ]);
        await remove('gone', 'gone-too');
        await put([documentOf('changed'), linking('said-otherwise', 'nothing')], SECOND_DAY);
        expect(await listCiting('award')).toEqual(['kept']);
      });

      test('is also whoever links to it in a text, with the first block that does (OP-122)', async () => {
        await put([documentOf('award'), linking('note', 'other', 'award', 'award'), citing('given', 'award')]);
        const found = await library.citations.listCiting(['award'], 10);
        expect(found.map(({ id, anchor }) => [id, anchor])).toEqual([
          ['given', undefined],
          ['note', 'p2'],
        ]);
      });
    });

    describe('who cites a book and its chapters', () => {
      it('is not the book whose contents lead to them, nor a chapter that names its book; two chapters may', async () => {
        const chapter = (id: string, target: string) =>
          documentOf(id, { publication: 'book' }, [said('1.', link(target, 'there'))]);
        await put([
          publicationOf('book', {
            contents: [
              { label: 'I', document: 'one' },
              { label: 'II', document: 'two' },
            ],
          }),
          chapter('one', 'book'),
          chapter('two', 'one'),
          publicationOf('other', { contents: [{ label: 'Reprinted', document: 'one' }] }),
          linking('note', 'book'),
        ]);
        expect(await listCiting('one')).toEqual(['other', 'two']);
        expect(await listCiting('two')).toEqual([]);
        expect(await listCiting('book')).toEqual(['note']);
      });
    });

    describe('what a document cites', () => {
      it('comes in its order: its record, then its text, with place, words and target (OP-122)', async () => {
        const references = [{ target: 'award', label: 'The Award', list: 'caseNotes' as const }];
        const text = said('7.', 'See ', link('award', 'the award', 'p14'), ' and ', link('nothing', 'that'), '.');
        await put([documentOf('award'), documentOf('note', { references }, [said('6.', 'No.'), text])]);
        const award = { id: 'award', title: 'On award', type: 'Award', kind: 'document' };
        const nothing = { list: undefined, place: undefined, targetAnchor: undefined, provision: undefined };
        const place = { block: 1, anchor: 'p7' };
        expect(await listCitations('note')).toEqual([
          { ...nothing, known: 'given', list: 'caseNotes', raw: 'The Award', target: award },
          {
            ...nothing,
            known: 'link',
            place: { ...place, from: 7, to: 16 },
            raw: 'the award',
            target: award,
            targetAnchor: 'p14',
          },
          { ...nothing, known: 'link', place: { ...place, from: 21, to: 25 }, raw: 'that', target: undefined },
        ]);
      });

      it('has every link of a text that is longer than a chunk, by the number of its block', async () => {
        const long = Array.from({ length: 900 }, (_, at) =>
          said(`${at + 1}.`, 'x'.repeat(40), ...(at % 300 === 299 ? [link('award', 'it')] : [])),
        );
        await put([documentOf('award'), documentOf('long', {}, long)]);
        const places = (await listCitations('long')).map(({ place }) => [place?.block, place?.anchor]);
        expect(places).toEqual([
          [299, 'p300'],
          [599, 'p600'],
          [899, 'p900'],
        ]);
      });

      it('is known by a link, as given, or by a number', async () => {
        const references = [{ target: 'award' }, { target: '[2019] UKSC 12' }];
        const text = [said('1.', link('[2019] UKSC 12', 'it'))];
        await put([documentOf('note', { references, legislations: ['Ordinance 7/2001'] }, text)]);
        await put([
          documentOf('award', { citations: ['[2019] UKSC 12'] }),
          documentOf('act', { legislationNumber: 'Ordinance 7/2001' }),
        ]);
        expect((await listCitations('note')).map(({ known, target }) => [known, target?.id])).toEqual([
          ['given', 'award'],
          ['number', 'award'],
          ['number', 'act'],
          ['link', 'award'],
        ]);
        expect(await listCiting('act')).toEqual(['note']);
      });
    });

    describe('which document is meant', () => {
      it('is told whenever it comes, and waits again once it is withdrawn', async () => {
        await put([linking('before', '[2019] UKSC 12', 'award')]);
        expect(await listTargets('before')).toEqual([undefined, undefined]);
        const award = documentOf('award', { citations: ['[2019] UKSC 12'] });
        await put([award, linking('with', 'award')]);
        await put([linking('after', 'test:award')]);
        expect(await listTargets('before')).toEqual(['award', 'award']);
        expect((await listCiting('award')).toSorted()).toEqual(['after', 'before', 'with']);
        await remove('award');
        for (const id of ['before', 'with', 'after'])
          expect(new Set(await listTargets(id)), id).toEqual(new Set([undefined]));
        await put([award], SECOND_DAY);
        expect((await listCiting('award')).toSorted()).toEqual(['after', 'before', 'with']);
      });

      it('follows the names that documents go by now', async () => {
        await put([documentOf('one', { citations: ['[2019] UKSC 12'] }), linking('note', '[2019] UKSC 12')]);
        await put([documentOf('one', { citations: ['[2020] UKSC 3'] })], SECOND_DAY);
        expect(await listTargets('note')).toEqual([undefined]);
        await put([documentOf('two', { citations: ['[2019] UKSC 12'] })], SECOND_DAY);
        expect(await listTargets('note')).toEqual(['two']);
      });

      it('is none of two that bear a number, also when the second comes later, and one again when that goes', async () => {
        const numbered = (id: string) => documentOf(id, { caseNumbers: ['T 12/19'] });
        await put([numbered('one'), linking('note', 'T 12/19', 'one')]);
        await put([numbered('two')]);
        expect(await listTargets('note')).toEqual([undefined, 'one']);
        await remove('one');
        expect(await listTargets('note')).toEqual(['two', undefined]);
      });

      it('is the case of a number that its own documents bear as well', async () => {
        const numbered = (id: string, of?: string) =>
          documentOf(id, { caseNumbers: ['ICC 77'], ...(of === undefined ? {} : { case: of }) });
        await put([caseOf('dispute', { caseNo: 'ICC 77' }), numbered('award', 'dispute'), linking('note', 'ICC 77')]);
        expect(await listTargets('note')).toEqual(['dispute']);
        await put([numbered('elsewhere')]);
        expect(await listTargets('note')).toEqual([undefined]);
      });

      it('is the one whose id or key it is, whatever numbers others bear', async () => {
        await put([documentOf('a-1'), documentOf('other', { caseNumbers: ['a-1', 'test:a-1'] })]);
        await put([linking('note', 'a-1', 'test:a-1', 'a 1')]);
        expect(await listTargets('note')).toEqual(['a-1', 'a-1', undefined]);
      });
    });

    describe('who cites a provision', () => {
      const applying = (id: string, ...provisions: readonly string[]) => documentOf(id, { provisions });
      const listAt = async (path: string) => {
        const found = await library.citations.listCitingProvision(parseProvisionPath(path)!, 20);
        return idsOf(found).toSorted();
      };

      it('is whoever cites it or anything within it, and nobody who cites what it stands in (OP-122)', async () => {
        await put([
          applying('article', 'New York Convention, art. V'),
          applying('paragraph', 'art. V(1) NYC'),
          applying('ground', 'New York Convention, art. V(1)(b)', 'New York Convention, art. II'),
          applying('next', 'New York Convention, art. VI'),
          documentOf('whole', { legislations: ['New York Convention, 1958'] }),
          applying('elsewhere', 'ICSID Convention, art. 5'),
        ]);
        expect(await listAt('nyc/V')).toEqual(['article', 'ground', 'paragraph']);
        expect(await listAt('nyc/V/1')).toEqual(['ground', 'paragraph']);
        expect(await listAt('nyc/V/1/b')).toEqual(['ground']);
        expect(await listAt('nyc')).toEqual(['article', 'ground', 'next', 'paragraph', 'whole']);
        expect(await listAt('nobody/V')).toEqual([]);
        expect((await listCitations('ground'))[0]?.provision).toEqual({ instrument: 'nyc', steps: ['V', '1', 'b'] });
      });

      it('is also whoever cites a range that it stands in or that touches it, and none beside it', async () => {
        await put([
          applying('articles', 'New York Convention, arts. II-V'),
          applying('grounds', 'New York Convention, art. V(1)(a)-(c)'),
        ]);
        for (const path of ['nyc/II', 'nyc/IV', 'nyc/V']) expect(await listAt(path), path).toContain('articles');
        for (const path of ['nyc/I', 'nyc/VI', 'nyc/IV/1']) expect(await listAt(path), path).toEqual([]);
        for (const path of ['nyc/V/1/b', 'nyc/V/1/c']) expect(await listAt(path), path).toEqual(['grounds']);
        expect(await listAt('nyc/V')).toEqual(['articles', 'grounds']);
        expect(await listAt('nyc/V/1/d')).toEqual([]);
        expect((await listCitations('grounds'))[0]?.provision?.to).toEqual(['V', '1', 'c']);
      });
    });

    it('says which document holds the text of an instrument, and where its provisions stand', async () => {
      const provisions = [
        { path: 'V', label: 'Article V', anchor: 'b9' },
        { path: 'VI', label: 'Article VI' },
      ];
      await put([documentOf('text'), instrumentOf('nyc', { document: 'text', provisions })]);
      await put([instrumentOf('tide', { document: 'absent' }), instrumentOf('hull')]);
      const list = async () => [
        ...(await library.citations.listInstrumentTexts(['nyc', 'tide', 'hull', 'none'], 'KA')),
      ];
      const { content } = await get('text');
      const document = { id: 'text', title: 'On text', type: 'Award', kind: 'document' };
      const text = { document, content: content.id, anchors: new Map([['V', 'b9']]) };
      expect(await list()).toEqual([['nyc', text]]);
      await remove('text');
      expect(await list()).toEqual([]);
    });
  });
}
