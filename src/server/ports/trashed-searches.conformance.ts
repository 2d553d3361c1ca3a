import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountOnEdition } from '#domain/access/reader.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { LATEST_SEARCHES_KEPT, type LatestSearch } from '#domain/tools/desk/latest-search.ts';
import { RELATION_SEARCHES_KEPT } from '#domain/tools/desk/relation-search.ts';
import type { TrashedStores, TrashStoreUnderTest } from './trash-store.conformance.ts';

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const OWNER = { kind: 'account', id: 'ada' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();
const searchFor = (q: string) => readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q });

function latest(title: string): LatestSearch {
  return { edition: 'KA', title, url: `/search?q=${title}`, search: searchFor(title), topics: [], countries: [] };
}

/** What every trash has to do with searches and questions, the same for each (OP-184). */
// Long because: each kind of thing is removed and brought back by the same few steps.
export function describeTrashedSearches(name: string, open: () => Promise<TrashStoreUnderTest>): void {
  describe(name, () => {
    let subject: TrashStoreUnderTest;
    let stores: TrashedStores;
    beforeEach(async () => {
      subject = await open();
      stores = subject.store;
    });
    afterEach(() => subject.close());

    const listTitles = async () => (await stores.trash.listTrash(ADA)).map(({ kind, title }) => `${kind} ${title}`);
    const keep = async (title: string, minute: number) =>
      (await stores.record.keepEntry('ada', {
        madeAt: at(minute),
        title,
        url: `/search?q=${title}`,
        search: searchFor(title),
        understood: null,
        filters: [],
        sort: 'Relevance',
        total: 3,
        corpusVersion: 1,
      }))!.id;
    const restore = (...ids: string[]) => stores.trash.restore(ADA, ids, at(30));

    test('OP-184: a latest search comes back to its place, once where it was made again, and not as the 21st', async () => {
      const first = await stores.desk.saveLatestSearch(OWNER, latest('first'), at(1));
      const seat = await stores.desk.saveLatestSearch(OWNER, latest('seat'), at(2));
      await stores.desk.saveLatestSearch(OWNER, latest('costs'), at(3));
      const titles = async () => (await stores.desk.listLatestSearches(OWNER, 'KA')).map(({ title }) => title);
      for (const { id } of [first, seat]) await stores.desk.deleteLatestSearch(OWNER, id, at(4));
      expect([await titles(), await listTitles()]).toEqual([['costs'], expect.arrayContaining(['search seat'])]);
      expect(await restore(seat.id)).toEqual(['restored']);
      expect(await titles()).toEqual(['costs', 'seat']);
      await stores.desk.saveLatestSearch(OWNER, latest('first'), at(5));
      expect(await restore(first.id)).toEqual(['restored']);
      expect(await titles()).toEqual(['first', 'costs', 'seat']);
      await stores.desk.deleteLatestSearch(OWNER, seat.id, at(6));
      for (let minute = 7; minute < 7 + LATEST_SEARCHES_KEPT; minute += 1)
        await stores.desk.saveLatestSearch(OWNER, latest(`w${minute}`), at(minute));
      const full = await titles();
      expect(await restore(seat.id)).toEqual(['too-many-searches']);
      expect([await titles(), await listTitles()]).toEqual([full, ['search seat']]);
    });

    test('OP-184: a search of the record comes back to its time, with its note', async () => {
      const [, seat] = [await keep('costs', 1), await keep('seat', 2), await keep('venue', 3)];
      await stores.record.updateNote('ada', seat, 'Ask again', at(3));
      const before = await stores.record.listEntries('ada', 'KA');
      expect(await stores.record.deleteEntry('ada', seat, at(4))).toBe(true);
      expect(await stores.trash.listTrash(ADA)).toMatchObject([{ kind: 'entry', title: 'seat', note: 'Ask again' }]);
      expect(await restore(seat)).toEqual(['restored']);
      expect(await stores.record.listEntries('ada', 'KA')).toEqual(before);
    });

    test('OP-184: a note on a search of the record comes back, never over another, and not where its search is gone', async () => {
      const id = await keep('seat', 1);
      const set = (note: string) => stores.record.updateNote('ada', id, note, at(2));
      const noteOf = async () => (await stores.record.findEntry('ada', id))?.note;
      expect(await set('One')).toMatchObject({ entry: { note: 'One' }, trash: null });
      const one = (await set(''))?.trash ?? '';
      expect(await set('')).toMatchObject({ entry: { note: '' }, trash: null });
      expect(await stores.trash.listTrash(ADA)).toMatchObject([
        { id: one, kind: 'entry-note', title: 'seat', note: 'One' },
      ]);
      await set('Two');
      expect([await restore(one), await noteOf()]).toEqual([['noted-otherwise'], 'Two']);
      const two = (await set(''))?.trash ?? '';
      await stores.record.deleteEntry('ada', id, at(3));
      expect(await restore(two)).toEqual(['no-entry']);
      expect(await restore(id)).toEqual(['restored']);
      expect([await restore(two), await noteOf()]).toEqual([['restored'], 'Two']);
      expect(await listTitles()).toEqual(['entry-note seat']);
    });

    test('OP-184: a question of the Relationship Indicator comes back to its place, once where it was asked again', async () => {
      const person = (name: string) => ({ name, relType: 0 as const, slug: name });
      const ask = async (name: string, minute: number) => {
        const question = { relationshipOne: person(name), relationshipTwo: [], relationshipTypeSelection: [] };
        await stores.questions.save(ADA, question, at(minute));
        return (await stores.questions.list(ADA))[0]?.id ?? '';
      };
      const names = async () => (await stores.questions.list(ADA)).map(({ relationshipOne }) => relationshipOne.name);
      const [first, second] = [await ask('solheim', 1), await ask('ferran', 2), await ask('osei', 3)];
      const before = await stores.questions.list(ADA);
      for (const id of [first, second]) expect(await stores.questions.remove(ADA, id, at(4))).toBe(true);
      expect([await names(), await listTitles()]).toEqual([
        ['osei'],
        expect.arrayContaining(['question solheim and anybody', 'question ferran and anybody']),
      ]);
      expect(await restore(second, first)).toEqual(['restored', 'restored']);
      expect(await stores.questions.list(ADA)).toEqual(before);
      await stores.questions.remove(ADA, first, at(5));
      await ask('solheim', 6);
      expect([await restore(first), await names()]).toEqual([['restored'], ['solheim', 'osei', 'ferran']]);
      await stores.questions.remove(ADA, second, at(7));
      for (let index = 0; index < RELATION_SEARCHES_KEPT; index += 1) await ask(`p${index}`, 8 + index);
      expect(await restore(second)).toEqual(['too-many-questions']);
      expect(await listTitles()).toEqual(['question ferran and anybody']);
    });

    test('OP-184: what was a visit’s without an account is not kept', async () => {
      const visit = { kind: 'session', id: 'ada' } as const;
      const { id } = await stores.desk.saveLatestSearch(visit, latest('seat'), at(1));
      expect(await stores.desk.deleteLatestSearch(visit, id, at(2))).toBe(true);
      expect(await listTitles()).toEqual([]);
    });
  });
}
