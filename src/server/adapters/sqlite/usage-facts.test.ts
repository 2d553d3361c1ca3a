import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { up } from '#server/adapters/sql/migrations/people/0043-usage-facts.ts';
import { openPeopleDatabase } from './people-database.ts';

const SINCE = [
  'parent_id',
  'parent_data_type',
  'data_type',
  'year',
  'access_type',
  'identifiers',
  'parent_identifiers',
  'databases',
  'way',
  'link',
] as const;

const BEFORE = [
  { kind: 'request', item_id: 'a', item_type: 'Award', place: 'document' },
  { kind: 'request', item_id: 'b', item_type: 'Journal article', place: 'download' },
  { kind: 'request', item_id: 'f.pdf', item_type: 'PDF', place: 'file', is_robot: 1 },
  { kind: 'turnaway', item_id: 'c', item_type: 'Book', place: 'publication' },
  { kind: 'turnaway', item_id: 'route:/compare', item_type: 'Page', place: '/compare' },
  { kind: 'search', edition: 'KIPL', keywords: 'seat', place: 'default' },
];

test('OP-201: What was counted before is given what follows from its row, and nothing is invented', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-usage-'));
  const { queries, close } = await openPeopleDatabase(folder);
  await queries.schema.dropIndex('usage_event_account').execute();
  for (const column of SINCE) await queries.schema.alterTable('usage_event').dropColumn(column).execute();
  const at = '2026-05-01T10:00:00.000Z';
  const rest = { at, edition: 'KA', module: 'KA', session: 's', is_robot: 0, is_double_click: 0, agent_class: 'other' };
  for (const row of BEFORE) {
    await queries
      .insertInto('usage_event')
      .values({ ...rest, ...row })
      .execute();
  }
  await up(queries);
  const rows = await queries.selectFrom('usage_event').selectAll().orderBy('id').execute();
  close();
  rmSync(folder, { recursive: true, force: true });
  const known = rows.map((row) => [row.kind, row.data_type, row.access_type, row.way, row.link, row.databases]);
  expect(known).toEqual([
    ['request', null, 'Controlled', null, 'html', null],
    ['request', 'Journal', 'Controlled', null, null, null],
    ['request', null, 'Controlled', 'automated', 'pdf', null],
    ['turnaway', 'Book', 'Controlled', null, 'html', null],
    ['refused page', null, null, null, null, null],
    ['search', null, null, null, null, '["KIPL"]'],
  ]);
  expect(rows.filter((row) => row.year ?? row.identifiers ?? row.parent_id)).toEqual([]);
});
