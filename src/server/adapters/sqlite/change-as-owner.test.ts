import { Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { migratePeople } from '#server/adapters/sql/migrations/migrate.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { SqlAccountStore } from '#server/adapters/sql/people/sql-account-store.ts';
import { SqlDeskStore } from '#server/adapters/sql/desk/sql-desk-store.ts';
import { SqlResearchRecordStore } from '#server/adapters/sql/desk/sql-research-record-store.ts';
import { SqlSearchAlertStore } from '#server/adapters/sql/desk/sql-search-alert-store.ts';
import { SqliteDatabase } from './database.ts';
import { PatientSqliteDialect } from './patient-dialect.ts';

const AT = '2026-03-05T12:00:00.000Z';
const ADA = { kind: 'account', id: 'ada' } as const;

const statements: string[] = [];
const sqlite = new SqliteDatabase(':memory:');
const queries = new Kysely<PeopleSchema>({
  dialect: new PatientSqliteDialect(sqlite),
  log: ({ query }: LogEvent) => void statements.push(query.sql),
});
const desk = new SqlDeskStore(queries);
const alerts = new SqlSearchAlertStore(queries);
const record = new SqlResearchRecordStore(queries);

await migratePeople(queries);
await new SqlAccountStore(queries).saveAccount({
  id: 'ada',
  username: 'ada',
  name: 'Ada',
  accountNo: 'A-1',
  email: null,
  institution: null,
  demo: false,
});

const search = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat' });
const draft = { search, title: 'seat', url: '/search?q=seat' };
const mark = { at: AT, corpusVersion: 1 };
const createAlert = async () => (await alerts.createAlert('ada', draft, mark))?.id ?? '';
const entry = { ...draft, madeAt: AT, understood: null, filters: [], sort: 'Relevance', total: 1, corpusVersion: 1 };

beforeEach(() => void statements.splice(0));
afterAll(() => sqlite.close());

// One file has one writer at a time, so that a race alone would not show a change which reads before it takes the owner.
test.each<readonly [what: string, change: (alert: string) => Promise<unknown>]>([
  ['keeping a search', () => desk.saveLatestSearch(ADA, { ...draft, edition: 'KA', topics: [], countries: [] }, AT)],
  ['carrying a visit over', () => desk.carryOver('visit', 'ada')],
  ['making an alert', createAlert],
  ['renaming an alert', (alert) => alerts.renameAlert('ada', alert, 'Seats')],
  ['noting a look', (alert) => alerts.noteLook('ada', alert, { seen: mark, hasNew: false })],
  ['renewing a feed', (alert) => alerts.renewFeed('ada', alert, AT)],
  ['deleting an alert', (alert) => alerts.deleteAlert('ada', alert, AT)],
  ['recording a search', () => record.keepEntry('ada', entry)],
])('The first thing that %s does is to take the owner', async (_what, change) => {
  const alert = await createAlert();
  statements.splice(0);
  await change(alert);
  expect(statements.slice(0, 2)).toEqual([
    'begin immediate',
    expect.stringMatching(/^insert into "desk_owner" .* on conflict \("(?:account|session)"\) do update set/u),
  ]);
});
