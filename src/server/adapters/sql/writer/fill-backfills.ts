import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { writeDerived, type DerivedTable, type Owner } from './derived-table.ts';
import { ALIASES, CITATIONS, LINKS, NAMES, NODES, RECORD_FACTS } from './derived-tables.ts';
import { LibraryInserts } from './library-inserts.ts';
import type { LibraryParts } from './library-parts.ts';
import { DOCUMENTS, RECORDS, type Owners, type Portion } from './list-portions.ts';
import { writePersonSlugs } from './write-person-slugs.ts';

/** Rows of one transaction: some ten milliseconds, so that whoever else writes waits no longer. */
const BATCH = 200;
const PAUSE_MILLISECONDS = 20;

/** Something that a library of before has to be given: in the order in which it is, links are told by names of records. */
const BACKFILLS = [
  anew('document_name', DOCUMENTS, NAMES),
  anew('document_alias', DOCUMENTS, ALIASES),
  anew('record', RECORDS, ...RECORD_FACTS),
  backfill('person_slug', RECORDS, (db, _parts, records) => writePersonSlugs(db, records)),
  anew('publication_node', RECORDS, NODES),
  anew('record_link', DOCUMENTS, LINKS),
  anew('citation', DOCUMENTS, CITATIONS),
];

type Fill<Of> = (db: Kysely<LibrarySchema>, parts: LibraryParts, owners: readonly Of[]) => Promise<void>;

/** `fill` fills some more, inside a transaction; it answers the number it reached, or undefined where nothing is left. */
function backfill<Of extends Owner>(name: string, { of, list }: Owners<Of>, write: Fill<Of>) {
  const fill = async (db: Kysely<LibrarySchema>, parts: LibraryParts, portion: Portion) => {
    const owners = await list(db, portion);
    await write(db, parts, owners);
    return owners.at(-1)?.number;
  };
  return { name, of, fill };
}

/** Rows that follow from what the library has. */
function anew<Of extends Owner>(name: string, owners: Owners<Of>, ...tables: readonly DerivedTable<Of>[]) {
  return backfill(name, owners, (db, parts, some) => writeDerived(db, parts, tables, some));
}

/** How far the filling of an older library is: through the documents or the records, by their numbers. */
export interface FillProgress {
  readonly of: 'documents' | 'records';
  /** The number that is reached, out of the highest there is. */
  readonly done: number;
  readonly total: number;
}

/** Told after each batch. */
export type TellProgress = (progress: FillProgress) => void;

/** Whether the library is from before and not everything has yet what this version keeps of it. */
export async function lacksSomething(db: Kysely<LibrarySchema>): Promise<boolean> {
  return (await db.selectFrom('backfill').select('name').executeTakeFirst()) !== undefined;
}

/**
 * Gives the records and documents of an older library what this version keeps of them, one after the other as
 * `BACKFILLS` says. Each batch is a transaction that remembers how far it came: what is interrupted goes on at the next
 * opening, and several processes share the work.
 */
export async function fillBackfills(
  db: Kysely<LibrarySchema>,
  known: KnownInstruments,
  signal: AbortSignal,
  tell: TellProgress = () => {},
): Promise<void> {
  const parts = { inserts: new LibraryInserts(), known };
  while (!signal.aborted) {
    // Whoever opens the library, or waits for it, goes first.
    await nextTurn();
    try {
      const progress = await db.transaction().execute((change) => fillBatch(change, parts));
      if (!progress) return;
      tell(progress);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || !error.isBusy) throw error;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}

/** Undefined where nothing is left to fill. */
async function fillBatch(db: Kysely<LibrarySchema>, parts: LibraryParts): Promise<FillProgress | undefined> {
  const begun = await db.selectFrom('backfill').selectAll().execute();
  const due = BACKFILLS.find(({ name }) => begun.some((one) => one.name === name));
  if (!due) return undefined;
  const total = await findHighest(db, due.of);
  const after = begun.find(({ name }) => name === due.name)?.last ?? 0;
  const reached = await due.fill(db, parts, { after, limit: BATCH });
  if (reached === undefined) await db.deleteFrom('backfill').where('name', '=', due.name).execute();
  else await db.updateTable('backfill').set({ last: reached }).where('name', '=', due.name).execute();
  return { of: due.of, done: reached ?? total, total };
}

async function findHighest(db: Kysely<LibrarySchema>, of: FillProgress['of']): Promise<number> {
  const { highest } = await db
    .selectFrom(of === 'documents' ? 'document' : 'record')
    .select((is) => is.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
}
