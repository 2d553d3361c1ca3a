import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Drift } from '#server/ports/content-writer.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { LibraryInserts } from './library-inserts.ts';
import type { LibraryParts } from './library-parts.ts';

export type Row = Readonly<Record<string, unknown>>;
type Table = keyof LibrarySchema & keyof LibraryInserts;

/** A document or a record, of which rows are made. */
export interface Owner {
  readonly number: number;
  readonly id: string;
}

/**
 * Rows that the library keeps of its documents or records and can always make again from these. Whatever writes, fills,
 * checks or repairs them follows from this description; what an older library has to be given its migrations say.
 */
export interface DerivedTable<Of> {
  readonly table: Table;
  /** The column that says whose a row is. */
  readonly key: 'document' | 'record' | 'publication';
  /** Given where only rows without a value there are made again. */
  readonly unless?: string;
  /** What is said of rows that are missing, surplus or say something else. */
  readonly drift: Drift['kind'];
  /** The column of the name by which other rows mean the owner. */
  readonly name?: string;
  /** By which names of another table rows mean something, and how a row is that means nothing by them. */
  readonly means?: { readonly table: Table; readonly by: string; readonly nothing: Row };
  /** Whether rows stay when their owner is withdrawn, and say what it was. */
  readonly outlivesOwner?: true;
  /** Whether owners can say them only while all of their text is there. */
  readonly isOfText?: boolean;
  /** The rows that some should have, as the library is now. */
  list(db: Kysely<LibrarySchema>, parts: LibraryParts, owners: readonly Of[]): Promise<Row[]> | Row[];
  /** What other rows owe to these. */
  settle?(db: Kysely<LibrarySchema>, parts: LibraryParts, change: Change<Of>): Promise<void>;
}

export interface Change<Of, One = Row> {
  readonly owners: readonly Of[];
  readonly former: readonly One[];
  readonly rows: readonly One[];
}

/** How rows come in, whatever their table. */
interface Inserting {
  write(db: Kysely<LibrarySchema>, rows: readonly Row[]): Promise<void>;
}

type Place = Pick<DerivedTable<never>, 'table' | 'key' | 'unless'>;

/**
 * Writes the rows of some in the place of those that are stored under the numbers, which are all who may have any; tables
 * in the order given, because rows mean something by those of a table before.
 */
export async function writeDerived<Of extends Owner>(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  tables: readonly DerivedTable<Of>[],
  owners: readonly Of[],
  stored: readonly number[] = owners.map(({ number }) => number),
): Promise<void> {
  for (const one of tables) {
    const former = one.settle ? await readDerived(db, one, stored) : [];
    const rows = await one.list(db, parts, owners);
    await ask(db, sql`DELETE`, one, stored);
    const inserting: Inserting = parts.inserts[one.table];
    await inserting.write(db, rows);
    await one.settle?.(db, parts, { owners, former, rows });
  }
}

/** The rows that are stored under some numbers. */
export function readDerived(db: Kysely<LibrarySchema>, place: Place, numbers: readonly number[]): Promise<Row[]> {
  return ask(db, sql`SELECT *`, place, numbers);
}

function ask(
  db: Kysely<LibrarySchema>,
  verb: RawBuilder<unknown>,
  { table, key, unless }: Place,
  numbers: readonly number[],
): Promise<Row[]> {
  const further = unless === undefined ? sql`` : sql`AND ${sql.ref(unless)} IS NULL`;
  return askInPortions(numbers, async (portion) => {
    const asked = sql<Row>`${verb} FROM ${sql.table(table)} WHERE ${sql.ref(key)} IN (${sql.join(portion)}) ${further}`;
    return (await asked.execute(db)).rows;
  });
}

/** The rows that are only among the first. */
export function listOthers<One extends Row>(rows: readonly One[], others: readonly Row[]): One[] {
  const known = new Set(others.map(printRow));
  return rows.filter((row) => !known.has(printRow(row)));
}

/** Equal where two rows say the same, in whatever order their columns stand. */
function printRow(row: Row): string {
  const columns = Object.entries(row).map(([name, value]) => [name, value ?? null] as const);
  return JSON.stringify(columns.sort(([one], [other]) => (one < other ? -1 : 1)));
}
