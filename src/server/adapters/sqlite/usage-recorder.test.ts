import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import type { ItemFacts } from '#domain/tools/usage/item-facts.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { TrackingEvent, UsageEvent, UsageLog } from '#server/ports/usage-recorder.ts';
import { describeUsageLog } from '#server/ports/usage-recorder.conformance.ts';
import type { UsageLogUnderTest } from '#server/ports/usage-recorder.test-support.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { describeOnBoth, SQLITE, type TestedDatabase } from '#tests/support/databases/databases.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { SqlUsageRecorder } from '#server/adapters/sql/people/sql-usage-recorder.ts';

const NOTHING_KNOWN: ItemFacts = { dataType: 'Database_Full_Item', accessType: 'Controlled', identifiers: {} };
const TABLES = ['usage_event', 'tracking_event'];

/** What lets a table take no rows, and what ends that. */
const REFUSAL = {
  SQLite: {
    begin: (table: string) => sql`CREATE TRIGGER ${sql.ref(`${table}_refused`)} BEFORE INSERT ON ${sql.table(table)}
      BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    end: (table: string) => sql`DROP TRIGGER ${sql.ref(`${table}_refused`)}`,
  },
  PostgreSQL: {
    begin: (table: string) => sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT refused CHECK (false) NOT VALID`,
    end: (table: string) => sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT refused`,
  },
};

async function open(database: TestedDatabase): Promise<UsageLogUnderTest> {
  const { connect, dispose } = await database.createPeople();
  const { queries } = await connect();
  const said: string[] = [];
  const subject = {
    clock: () => new Date().toISOString(),
    said,
    facts: NOTHING_KNOWN,
    openLog: (): UsageLog =>
      new SqlUsageRecorder({
        ...createServers((message) => said.push(message)),
        queries,
        now: () => subject.clock(),
        secret: 'a secret of this test',
        describeItem: () => subject.facts,
        isRobot: (userAgent) => /bot|curl/u.test(userAgent),
        log: (message) => said.push(message),
      }),
    listEvents: async () =>
      (await queries.selectFrom('usage_event').selectAll().orderBy('id').execute()).map((row) => ({
        at: row.at,
        kind: row.kind as UsageEvent['kind'],
        edition: row.edition,
        module: row.module,
        institution: row.institution,
        account: row.account,
        session: row.session,
        item: row.item_id,
        itemType: row.item_type,
        itemTitle: row.item_title,
        publication: row.publication,
        parentId: row.parent_id,
        parentDataType: row.parent_data_type,
        dataType: row.data_type,
        year: row.year,
        accessType: row.access_type,
        identifiers: readJson(row.identifiers),
        parentIdentifiers: readJson(row.parent_identifiers),
        databases: readJson(row.databases),
        way: row.way,
        link: row.link,
        keywords: row.keywords,
        place: row.place,
        isRobot: row.is_robot === 1,
        isDoubleClick: row.is_double_click === 1,
        agentClass: row.agent_class,
      })),
    listReports: async () =>
      (await queries.selectFrom('tracking_event').selectAll().orderBy('id').execute()).map((row) => ({
        at: row.at,
        kind: row.kind as TrackingEvent['kind'],
        edition: row.edition,
        module: row.module,
        institution: row.institution,
        session: row.session,
        trackingId: row.tracking_id,
        page: row.page,
        title: row.title,
        keywords: row.keywords,
        isRobot: row.is_robot === 1,
        agentClass: row.agent_class,
      })),
    refuse: async () => {
      for (const table of TABLES) await REFUSAL[database.name].begin(table).execute(queries);
      return async () => {
        for (const table of TABLES) await REFUSAL[database.name].end(table).execute(queries);
      };
    },
    close: async () => dispose(),
  };
  return subject;
}

function readJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

describeOnBoth((database) => describeUsageLog(`usage in ${database.name}`, () => open(database)));

afterEach(() => {
  vi.useRealTimers();
});

test('Usage is written by itself a second later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const subject = await open(SQLITE);
  const log = subject.openLog();
  log.record({ kind: 'turnaway', reader: createTestReader(EDITIONS.KA, 'KAPP'), place: 'profile' });
  vi.advanceTimersByTime(999);
  await new Promise(setImmediate);
  expect(await subject.listEvents()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await subject.listEvents()).toHaveLength(1));
  await log.close();
  await subject.close();
});
