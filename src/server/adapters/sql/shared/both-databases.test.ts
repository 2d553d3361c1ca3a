import { sql, type ColumnDefinitionBuilder, type Generated, type Insertable, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBoth, type PeopleUnderTest } from '#tests/support/databases/databases.ts';
import { jsonText, type JsonPath } from './json-text.ts';
import { namesFrom } from './names-from.ts';
import { says } from './says.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

interface Probe {
  readonly number: Generated<number>;
  readonly name: string;
  readonly size: number | null;
  readonly share: number | null;
}

const NAMES = ['zug', 'acmé', 'Acme', 'acme inc', 'müller', 'acme', 'muller', 'acme-b', 'ACME', '中'];
const IN_BYTES = ['ACME', 'Acme', 'acme', 'acme inc', 'acme-b', 'acmé', 'muller', 'müller', 'zug', '中'];
/** The greatest that JavaScript counts to. */
const GREATEST = Number.MAX_SAFE_INTEGER;

describeOnBoth((database) =>
  describe(`what is told of rows on ${database.name} (issue 37)`, () => {
    let opened: PeopleUnderTest;
    let db: Kysely<PeopleSchema & { probe: Probe }>;

    beforeEach(async () => {
      opened = await database.createPeople();
      const { queries } = await opened.connect();
      db = queries.withTables<{ probe: Probe }>();
      const required = (column: ColumnDefinitionBuilder) => column.notNull();
      await db.schema
        .createTable('probe')
        .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('name', 'text', (column) => required(column).unique())
        .addColumn('size', 'integer')
        .addColumn('share', 'real')
        .execute();
    });

    afterEach(async () => {
      await db.schema.dropTable('probe').execute();
      await opened.dispose();
    });

    const put = (...rows: readonly Partial<Insertable<Probe>>[]) =>
      db
        .insertInto('probe')
        .values(rows.map((row) => ({ name: '', ...row })))
        .execute();
    const listNames = async (query = db.selectFrom('probe')) =>
      (await query.select('name').orderBy('name').execute()).map(({ name }) => name);

    test('Text is ordered by its bytes: capitals first, letters with accents after all without', async () => {
      await put(...NAMES.map((name) => ({ name })));
      expect(await listNames()).toEqual(IN_BYTES);
      const upper = await db
        .selectFrom('probe')
        .select(sql<string>`max(name || '')`.as('name'))
        .execute();
      expect(upper).toEqual([{ name: '中' }]);
    });

    test('A range of names has those that begin so, letter by letter', async () => {
      await put(...NAMES.map((name) => ({ name })));
      const beginning = (name: string) =>
        listNames(db.selectFrom('probe').where(sql<boolean>`${namesFrom('probe', name)}`));
      expect(await beginning('acme')).toEqual(['acme', 'acme inc', 'acme-b']);
      expect(await beginning('mü')).toEqual(['müller']);
      expect(await listNames(db.selectFrom('probe').where('name', '=', 'acme'))).toEqual(['acme']);
    });

    test('What a text says somewhere is looked for in its very letters, none of which stands for others', async () => {
      await put({ name: 'a p12A b' }, { name: 'a p12a b' }, { name: '100 % of_all\\' }, { name: '100 x ofxall' });
      const saying = (words: string) => listNames(db.selectFrom('probe').where(says('name', words)));
      expect(await saying('p12a')).toEqual(['a p12a b']);
      expect(await saying('% of_all\\')).toEqual(['100 % of_all\\']);
      expect(await saying('100')).toEqual(['100 % of_all\\', '100 x ofxall']);
      expect(await saying('of%all')).toEqual([]);
    });

    test('JSON tells texts as they are and lists as JSON, nothing of what is not there, and of a flag that it is', async () => {
      const record = { type: 'Award “1”', dates: { decision: '2019-04' }, list: ['a', 'b'], no: null, flag: false };
      await put({ name: JSON.stringify(record) });
      const ask = async (...path: JsonPath) =>
        (
          await db
            .selectFrom('probe')
            .select(jsonText('probe.name', ...path).as('said'))
            .executeTakeFirstOrThrow()
        ).said;
      expect(await ask('type')).toBe('Award “1”');
      expect(await ask('dates', 'decision')).toBe('2019-04');
      expect(await ask('list', 1)).toBe('b');
      expect(JSON.parse((await ask('list')) ?? '')).toEqual(['a', 'b']);
      const nothing: readonly JsonPath[] = [['no'], ['other'], ['list', 2], ['dates', 'decision', 'day']];
      for (const path of nothing) {
        expect(await ask(...path), path.join()).toBeNull();
      }
      expect(await ask('flag')).not.toBeNull();
    });

    test('JSON is ordered by its bytes, as text is', async () => {
      await put(...NAMES.map((name) => ({ name: JSON.stringify({ name }) })));
      const rows = await db
        .selectFrom('probe')
        .select(jsonText('name', 'name').as('said'))
        .orderBy(jsonText('name', 'name'))
        .execute();
      expect(rows.map(({ said }) => said)).toEqual(IN_BYTES);
    });

    test('Whole numbers have all that JavaScript counts to, and sums and counts are numbers', async () => {
      await put({ name: 'a', size: GREATEST }, { name: 'b', size: -GREATEST }, { name: 'c', size: 2 ** 40 });
      const sizes = await db.selectFrom('probe').select('size').orderBy('size').execute();
      expect(sizes).toEqual([{ size: -GREATEST }, { size: 2 ** 40 }, { size: GREATEST }]);
      const counted = db.selectFrom('probe').select(({ fn }) => [fn.sum('size').as('sum'), fn.countAll().as('count')]);
      expect(await counted.execute()).toEqual([{ sum: 2 ** 40, count: 3 }]);
    });

    test('Numbers with a fraction keep every digit', async () => {
      await put({ name: 'a', share: 0.1 + 0.2 });
      expect(await db.selectFrom('probe').select('share').execute()).toEqual([{ share: 0.1 + 0.2 }]);
    });

    test('Flags are 0 and 1', async () => {
      await put({ name: 'a', size: 1 }, { name: 'b', size: 0 });
      const rows = await db.selectFrom('probe').select('size').where('size', '=', 1).execute();
      expect(rows).toEqual([{ size: 1 }]);
      const told = sql<number>`CASE WHEN size = 1 AND name = 'a' THEN 1 ELSE 0 END`.as('is_a');
      expect(await db.selectFrom('probe').select(told).orderBy('name').execute()).toEqual([{ is_a: 1 }, { is_a: 0 }]);
    });

    test('Rows without a value stand where the question says', async () => {
      await put({ name: 'a', size: 2 }, { name: 'b', size: null }, { name: 'c', size: 1 });
      const first = db.selectFrom('probe').orderBy('size', (order) => order.asc().nullsFirst());
      const last = db.selectFrom('probe').orderBy('size', (order) => order.asc().nullsLast());
      expect((await first.select('name').execute()).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
      expect((await last.select('name').execute()).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
    });

    test('Numbers are given one after the other, also beside those that are said', async () => {
      await put({ name: 'a' }, { name: 'b' });
      await put({ number: 40, name: 'c' });
      const numbers = await db.selectFrom('probe').select('number').orderBy('number').execute();
      expect(numbers).toEqual([{ number: 1 }, { number: 2 }, { number: 40 }]);
    });

    test('A conflict is passed over or settled, and what was changed is counted alike', async () => {
      await put({ name: 'a', size: 1 });
      const again = db.insertInto('probe').values({ name: 'a', size: 2 });
      const passed = await again.onConflict((is) => is.column('name').doNothing()).executeTakeFirstOrThrow();
      expect(passed.numInsertedOrUpdatedRows).toBe(0n);
      const settled = again.onConflict((is) =>
        is.column('name').doUpdateSet({ size: sql`probe.size + excluded.size` }),
      );
      expect((await settled.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows).toBe(1n);
      expect(await settled.returning('size').execute()).toEqual([{ size: 5 }]);
      // A row that is given what it has counts as well.
      const same = await db.updateTable('probe').set({ size: 5 }).executeTakeFirstOrThrow();
      expect(same.numUpdatedRows).toBe(1n);
      const none = await db.deleteFrom('probe').where('name', '=', 'b').executeTakeFirstOrThrow();
      expect(none.numDeletedRows).toBe(0n);
    });

    test('Of changes at once each sees what those before it did', async () => {
      await put({ name: 'a', size: 0 });
      const others = await Promise.all([opened.connect(), opened.connect()]);
      const connections = [db, ...others.map(({ queries }) => queries.withTables<{ probe: Probe }>())];
      const count = (on: typeof db) =>
        on.transaction().execute(async (change) => {
          const { size } = await change.selectFrom('probe').select('size').executeTakeFirstOrThrow();
          await change
            .updateTable('probe')
            .set({ size: (size ?? 0) + 1 })
            .execute();
        });
      await Promise.all(Array.from({ length: 30 }, (_, index) => count(connections[index % 3]!)));
      expect(await db.selectFrom('probe').select('size').execute()).toEqual([{ size: 30 }]);
    });
  }),
);
