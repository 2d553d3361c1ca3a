import { sql, type Kysely } from 'kysely';

interface Counted {
  usage_event: {
    kind: string;
    edition: string;
    item_id: string | null;
    item_type: string | null;
    place: string | null;
    is_robot: number;
    data_type: string | null;
    access_type: string | null;
    databases: string | null;
    way: string | null;
    link: string | null;
  };
}

const COLUMNS = [
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
];

/** Types that say it alone; what a chapter was a chapter of, nobody knows any more. */
const DATA_TYPES = [
  ['Book', 'Book'],
  ['Journal', 'Journal'],
  ['Journal article', 'Journal'],
  ['Loose-leaf', 'Reference_Work'],
  ['News', 'Newspaper_or_Newsletter'],
  ['Newsletter', 'Newspaper_or_Newsletter'],
  ['Patent', 'Patent'],
] as const;

const OF_ITEMS = ['investigation', 'request', 'turnaway'];
const PAGES = ['document', 'publication', 'case', 'profile', 'template'];

/**
 * Events carry what reports say of items (OP-201). What was counted before is given what follows from its row alone:
 * its year, numbers and format were not kept and stay unknown. Refusals of a tool's page were no turnaways: they stay, as
 * something that no report counts.
 */
export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const column of COLUMNS) await db.schema.alterTable('usage_event').addColumn(column, 'text').execute();
  // A click finds the earlier ones of the same account on whatever device.
  await db.schema.createIndex('usage_event_account').on('usage_event').columns(['account', 'at']).execute();
  const events = (db as Kysely<unknown> as Kysely<Counted>).updateTable('usage_event');
  await events
    .set({ kind: 'refused page' })
    .where('kind', '=', 'turnaway')
    .where('item_id', 'like', 'route:%')
    .execute();
  await events.set({ access_type: 'Controlled' }).where('kind', 'in', OF_ITEMS).execute();
  await events.set({ way: 'automated' }).where('is_robot', '=', 1).execute();
  await events.set({ link: 'html' }).where('kind', 'in', OF_ITEMS).where('place', 'in', PAGES).execute();
  await events.set({ link: 'pdf' }).where('place', '=', 'file').execute();
  await events
    .set({ databases: sql<string>`'["' || edition || '"]'` })
    .where('kind', '=', 'search')
    .execute();
  for (const [type, data_type] of DATA_TYPES) {
    await events.set({ data_type }).where('item_type', '=', type).execute();
  }
}
