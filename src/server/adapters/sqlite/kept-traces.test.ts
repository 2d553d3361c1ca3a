import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Traces } from '#server/ports/forgetting.ts';
import { SqlKeptTraces } from '#server/adapters/sql/desk/sql-kept-traces.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { describeOnBoth, type PeopleUnderTest } from '#tests/support/databases/databases.ts';

const FORMER = 'Seat of 1998';
const TODAY = 'Seat of 2026';

let people: PeopleUnderTest;
let queries: Kysely<PeopleSchema>;
let traces: SqlKeptTraces;

const FAVORITE = {
  account: 'a',
  edition: 'KA',
  kind: 'document',
  url: '/document/seat',
  type_then: 'Award',
  search_json: null,
  jurisdictions: '[]',
  topics: '[]',
  seen: '',
  notifies: 0,
  note: `My note on the ${FORMER}`,
  added_at: '',
};
const EVENT = {
  at: '',
  kind: 'request',
  edition: 'KA',
  module: 'KA',
  session: 's',
  is_robot: 0,
  is_double_click: 0,
  agent_class: 'regular',
  item_type: 'Award',
};

async function fill(): Promise<void> {
  const accounts = new SqlAccountStore(queries);
  const account = { email: null, institution: null, demo: false };
  for (const id of ['a', 'a1', 'a2', 'a3'])
    await accounts.saveAccount({ ...account, id, username: id, name: id, accountNo: id });
  const kept = [
    ['1', 'seat', FORMER],
    ['2', 'seat', TODAY],
    ['3', 'other', FORMER],
  ] as const;
  for (const [id, target, title_then] of kept) {
    const row = { ...FAVORITE, id, account: `a${id}`, target, title_then, place: Number(id) };
    await queries.insertInto('favorite').values(row).execute();
    const visit = { id, account: 'a', edition: 'KA', target, url: '', title_then, type_then: '', visited_at: '' };
    await queries.insertInto('history_entry').values(visit).execute();
    const removed = { id, account: 'a', edition: 'KA', kind: 'favorite', removed_at: '', held_json: '{}' };
    await queries
      .insertInto('trash')
      .values({ ...removed, document: target, title: title_then })
      .execute();
    await queries
      .insertInto('usage_event')
      .values({ ...EVENT, item_id: target, item_title: title_then })
      .execute();
    const page = { at: '', kind: 'page', edition: 'KA', module: 'KA', session: 's', is_robot: 0, agent_class: '' };
    await queries
      .insertInto('tracking_event')
      .values({ ...page, page: `/document/${target}`, title: `${title_then} – Pandect` })
      .execute();
  }
  for (const version of [1, 2]) {
    const place = { account: `a${version}`, edition: 'KA', document: 'seat', version, anchor: 'p1', share: 0, at: '' };
    await queries.insertInto('reading_place').values(place).execute();
    const words = version === 1 ? 'Ask the former seat.' : 'Ask the seat.';
    const tick = { account: 'a', edition: 'KA', document: 'seat', item: `${version}`, words, at: '' };
    await queries.insertInto('checklist_tick').values(tick).execute();
  }
  const job = { id: 'j', owner: 's', state: 'ready', ahead: 0, share: 1, bytes: 'AAAA', touched_at: '' } as const;
  await queries.insertInto('download_job').values(job).execute();
}

async function readAll() {
  return {
    favorites: await queries.selectFrom('favorite').select(['title_then', 'note']).orderBy('id').execute(),
    history: await queries.selectFrom('history_entry').select('title_then').orderBy('id').execute(),
    trash: await queries.selectFrom('trash').select('title').orderBy('id').execute(),
    usage: await queries.selectFrom('usage_event').select('item_title').orderBy('id').execute(),
    pages: await queries.selectFrom('tracking_event').select('title').orderBy('id').execute(),
    places: await queries.selectFrom('reading_place').select('version').execute(),
    ticks: await queries.selectFrom('checklist_tick').select('words').execute(),
    jobs: await queries.selectFrom('download_job').select('id').execute(),
  };
}

const version: Traces = { id: 'seat', version: 1, hasTitle: true, title: FORMER, newest: new Set(['Ask the seat.']) };

describeOnBoth((database) =>
  describe(`what is kept of documents on ${database.name}`, () => {
    beforeEach(async () => {
      people = await database.createPeople();
      ({ queries } = await people.connect());
      traces = new SqlKeptTraces(queries, async () => true);
      await fill();
    });

    afterEach(() => people.dispose());

    test('OP-204: the words of a former version go from what readers keep of that document, and from nothing else', async () => {
      const before = await readAll();
      const counts = { favorites: 2, history: 1, usage: 2, readingPlaces: 1, checklists: 1, files: 1 };
      expect(await traces.count(version)).toEqual(counts);
      expect(await readAll()).toEqual(before);
      expect(await traces.forget(version)).toEqual(counts);
      const { favorites, ...after } = await readAll();
      expect(favorites.map(({ title_then }) => title_then)).toEqual(['Title removed', TODAY, FORMER]);
      // What readers wrote themselves is theirs.
      expect(favorites.map(({ note }) => note)).toEqual(before.favorites.map(({ note }) => note));
      expect(after).toEqual({
        history: [{ title_then: 'Title removed' }, { title_then: TODAY }, { title_then: FORMER }],
        trash: [{ title: 'Title removed' }, { title: TODAY }, { title: FORMER }],
        usage: [{ item_title: 'Title removed' }, { item_title: TODAY }, { item_title: FORMER }],
        pages: [{ title: 'Title removed' }, { title: `${TODAY} – Pandect` }, { title: `${FORMER} – Pandect` }],
        places: [{ version: 2 }],
        ticks: [{ words: 'Ask the seat.' }],
        jobs: [],
      });
      expect(await traces.forget(version)).toEqual({
        favorites: 0,
        history: 0,
        usage: 0,
        readingPlaces: 0,
        checklists: 0,
        files: 0,
      });
    });

    test('OP-204: without --title the titles that readers keep stay', async () => {
      await traces.forget({ ...version, hasTitle: false, title: undefined });
      expect((await readAll()).history.map(({ title_then }) => title_then)).toEqual([FORMER, TODAY, FORMER]);
    });

    test('OP-204: of a withdrawn document every title goes that it was kept under', async () => {
      await traces.forget({ id: 'seat', version: undefined, hasTitle: true, title: TODAY, newest: new Set() });
      const { favorites, history, usage, ticks } = await readAll();
      const titles = ['Title removed', 'Title removed', FORMER];
      expect(favorites.map(({ title_then }) => title_then)).toEqual(titles);
      expect(history.map(({ title_then }) => title_then)).toEqual(titles);
      expect(usage.map(({ item_title }) => item_title)).toEqual(titles);
      expect(ticks).toEqual([]);
    });
  }),
);
