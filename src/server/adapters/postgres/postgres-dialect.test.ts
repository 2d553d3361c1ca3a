import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migratePeople } from '#server/adapters/sql/migrations/migrate.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { createPostgres } from '#tests/support/databases/postgres-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { translateFailure } from './postgres-failure.ts';

const SECRET = { name: 'a', value: 'b' };

async function open() {
  const { address, connect, dispose } = await createPostgres<PeopleSchema>('people', migratePeople);
  return { address, one: connect().queries, other: connect().queries, dispose };
}

/** A transaction that holds the right to write until it is told to end. */
async function hold(queries: Awaited<ReturnType<typeof open>>['one']) {
  const [begun, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = queries.transaction().execute(async () => {
    begun.resolve();
    await ends.promise;
  });
  await begun.promise;
  return () => {
    ends.resolve();
    return done;
  };
}

/** What a failure is said to be. */
async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error instanceof StoreUnavailable ? { isBusy: error.isBusy, message: error.message } : error;
}

describeOnPostgres(() =>
  describe('PostgreSQL for one writer at a time (issue 37)', () => {
    test('lets a change by itself wait for the transaction that is under way, and reading go on', async () => {
      const { one, other, dispose } = await open();
      const end = await hold(one);
      const order: string[] = [];
      const insert = other
        .insertInto('secret')
        .values(SECRET)
        .execute()
        .then(() => order.push('changed'));
      expect(await other.selectFrom('secret').selectAll().execute()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      order.push('ended');
      await end();
      await insert;
      expect(order).toEqual(['ended', 'changed']);
      expect(await one.selectFrom('secret').selectAll().execute()).toEqual([SECRET]);
      await dispose();
    });

    test('says that somebody else holds it where that does not end in time, and works on afterwards', async () => {
      const { address, one, dispose } = await open();
      const impatient = openPostgresDatabase<PeopleSchema>(address, { patience: 100 });
      const insert = () => impatient.queries.insertInto('secret').values(SECRET).execute();
      const end = await hold(one);
      const busy = { isBusy: true, message: expect.stringContaining('somebody else holds it') };
      expect(await failureOf(insert())).toEqual(busy);
      expect(await failureOf(impatient.queries.transaction().execute(async () => undefined))).toEqual(busy);
      await end();
      await insert();
      // What was asked in vain is nobody's trouble but the asker's.
      expect(await failureOf(insert())).toMatchObject({ code: '23505' });
      await impatient.close();
      await dispose();
    });

    test('says that it takes no changes, that its connection is gone, and that nobody is there', async () => {
      const { address, other, dispose } = await open();
      const { queries, close } = openPostgresDatabase<PeopleSchema>(address);
      const readOnly = queries.connection().execute(async (connection) => {
        await sql`SET default_transaction_read_only = on`.execute(connection);
        const failed = await failureOf(connection.insertInto('secret').values(SECRET).execute());
        await sql`SET default_transaction_read_only = off`.execute(connection);
        return failed;
      });
      expect(await readOnly).toEqual({ isBusy: false, message: expect.stringContaining('It takes no changes') });
      const gone = queries.transaction().execute(async (change) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(change);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(other);
        await change.insertInto('secret').values(SECRET).execute();
      });
      const away = { isBusy: false, message: expect.stringContaining('Start it, or let this machine reach it') };
      expect(await failureOf(gone)).toEqual(away);
      await queries.insertInto('secret').values(SECRET).execute();
      await close();
      const nobody = openPostgresDatabase<PeopleSchema>('postgres://nobody@127.0.0.1:1/none');
      expect(await failureOf(nobody.queries.selectFrom('secret').selectAll().execute())).toEqual(away);
      await nobody.close();
      await dispose();
    });
  }),
);

test.each([
  ['53100', 'Its disk is full.'],
  ['53300', 'no room left for another connection'],
  ['28P01', 'Let the user in its address connect'],
  ['58030', 'full or failing'],
  ['XX001', 'Restore it from a backup'],
])('A failure of PostgreSQL with the code %s says what can be done', (code, words) => {
  const failure = translateFailure(Object.assign(new Error('no'), { code }));
  expect(failure).toMatchObject({ name: 'StoreUnavailable', isBusy: false, message: expect.stringContaining(words) });
});
