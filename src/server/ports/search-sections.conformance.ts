import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocument, readQuery, TOO_WIDE, type EngineUnderTest } from './search-engine.conformance.ts';
import { isQueryTooExpensive, type Section } from './search-engine.ts';

const TEXTS = ['The seat of arbitration.', 'An award was made', 'at the seat.', 'The costs follow.', 'Seat and award.'];

/** What every engine finds in sections of documents (OP-117). `open` answers an empty one. */
export function describeSections(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let subject: EngineUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.put([
        createDocument(1, { title: 'Seats', texts: TEXTS, recordTexts: [{ field: 'keyword', text: 'award' }] }),
        createDocument(2, { title: 'Other', texts: ['No seat.'] }),
      ]);
    });
    afterEach(() => subject.close());

    const part = (from: number, to: number): Section => ({ id: 'doc-1', blocks: { from, to }, excerpt: true });
    const ask = (query: string, ...sections: Section[]) =>
      subject.engine.searchSections({ query: readQuery(query), sections });
    const totals = async (query: string, ...sections: Section[]) =>
      (await ask(query, ...sections)).map(({ matches, total }) => (matches ? total : null));

    test('counts what stands in each section, in the order asked, and titles of whole documents', async () => {
      const whole = { id: 'doc-1', excerpt: false };
      const sections = [part(3, 5), part(0, 1), whole, part(3, 4), { id: 'doc-2', excerpt: false }];
      expect(await totals('seat', ...sections)).toEqual([1, 1, 4, null, 1]);
    });

    test('looks at nothing outside a section: phrases end with it, AND and NOT hold within it', async () => {
      expect(await totals('"award was made at the seat"', part(1, 3), part(1, 2))).toEqual([1, null]);
      expect(await totals('seat AND award', part(0, 1), part(0, 2), part(4, 5))).toEqual([null, 2, 2]);
      expect(await totals('seat NOT award', part(0, 1), part(0, 2))).toEqual([1, null]);
      expect(await totals('made NEAR5 seat', part(1, 3), part(2, 5))).toEqual([2, null]);
    });

    test('does not look into the record', async () => {
      await subject.put([
        createDocument(3, { texts: ['Nothing.'], recordTexts: [{ field: 'keyword', text: 'award' }] }),
      ]);
      expect(await totals('award', { id: 'doc-3', excerpt: false })).toEqual([null]);
    });

    test('draws passages of the section alone, and the title where only that matches, where they are asked for', async () => {
      const [first, none] = await ask('seat', part(2, 3), { ...part(2, 3), excerpt: false });
      expect(first?.excerpt.map(({ text }) => text)).toEqual(['at the seat.']);
      expect(none?.excerpt).toEqual([]);
      const [title] = await ask('other', { id: 'doc-2', excerpt: true });
      expect(title?.excerpt).toEqual([{ text: 'Other', marks: [{ start: 0, end: 5, term: 0 }] }]);
    });

    test('finds nothing in documents that are not there, in blocks that a text does not have, and in no section', async () => {
      expect(await totals('seat', { id: 'doc-9', excerpt: true }, part(7, 9), part(4, 99))).toEqual([null, null, 1]);
      expect(await ask('seat')).toEqual([]);
    });

    test('refuses what is too wide as a search does', async () => {
      await expect(ask(TOO_WIDE, part(0, 5))).rejects.toSatisfy(isQueryTooExpensive);
    });
  });
}
