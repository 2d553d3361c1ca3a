import type { Kysely } from 'kysely';
import type { Drift } from '#server/ports/content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listOthers, readDerived, writeDerived, type DerivedTable, type Owner, type Row } from './derived-table.ts';
import { DOCUMENT_TABLES, RECORD_TABLES } from './derived-tables.ts';
import type { LibraryParts } from './library-parts.ts';
import { DOCUMENTS, RECORDS, type Owners } from './list-portions.ts';
import { countOrphanRows, deleteOrphanRows } from './orphan-rows.ts';

/** Documents or records that are looked at together. */
const PORTION = 100;

/** Rows that say other than what they are made from. */
export interface RowDrift extends Drift {
  readonly rows: number;
  /** Puts them right, inside a transaction. */
  repair(db: Kysely<LibrarySchema>, parts: LibraryParts): Promise<void>;
}

interface Wish {
  /** Awaited between portions; stops the search by throwing. */
  readonly pause: () => Promise<void>;
  /** Told after each portion how many documents are done. */
  readonly tell: (documents: number) => void;
  /** Numbers of documents of which a part of the text is gone: nobody can say what they cite. */
  readonly incomplete: ReadonlySet<number>;
}

/**
 * Holds every derived row against what it is made from, in the order in which they are repaired: names first, because the
 * others mean something by them.
 */
export async function findRowDrift(db: Kysely<LibrarySchema>, parts: LibraryParts, wish: Wish): Promise<RowDrift[]> {
  const search = new RowSearch(db, parts, wish);
  const drift: RowDrift[] = [];
  for (const isOfNames of [true, false]) {
    const isDue = (one: Pick<DerivedTable<never>, 'drift'>) => (one.drift === 'names-wrong') === isOfNames;
    drift.push(...(await search.check(RECORDS, RECORD_TABLES.filter(isDue))));
    drift.push(...(await search.check(DOCUMENTS, DOCUMENT_TABLES.filter(isDue), isOfNames ? undefined : wish.tell)));
  }
  const rows = await countOrphanRows(db, wish.pause);
  return rows === 0 ? drift : [...drift, { id: null, kind: 'left-over', rows, repair: deleteOrphanRows }];
}

class RowSearch {
  readonly #db: Kysely<LibrarySchema>;
  readonly #parts: LibraryParts;
  readonly #wish: Wish;
  /** Names that are missing or surplus: what is meant by them is not judged before that is put right. */
  readonly #doubtful = new Set<string>();

  constructor(db: Kysely<LibrarySchema>, parts: LibraryParts, wish: Wish) {
    this.#db = db;
    this.#parts = parts;
    this.#wish = wish;
  }

  async check<Of extends Owner>(
    owners: Owners<Of>,
    tables: readonly DerivedTable<Of>[],
    tell: Wish['tell'] = () => {},
  ): Promise<RowDrift[]> {
    const drift: RowDrift[] = [];
    for (let after = 0, done = 0; ;) {
      await this.#wish.pause();
      const portion = await owners.list(this.#db, { after, limit: PORTION });
      const last = portion.at(-1);
      if (!last) return drift;
      for (const [kind, ofKind] of Map.groupBy(tables, (one) => one.drift)) {
        const counts = [];
        for (const one of ofKind) counts.push(await this.#compare(one, portion));
        for (const { number, id } of portion) {
          const rows = counts.reduce((sum, count) => sum + count(number), 0);
          const repair: RowDrift['repair'] = async (db, parts) =>
            writeDerived(db, parts, ofKind, await owners.list(db, { after: number - 1, limit: 1 }));
          if (rows > 0) drift.push({ id, kind, rows, repair });
        }
      }
      tell((done += portion.length));
      after = last.number;
    }
  }

  /** How many rows of each are missing, surplus or say something else. */
  async #compare<Of extends Owner>(one: DerivedTable<Of>, portion: readonly Of[]): Promise<(owner: number) => number> {
    const { key, table, name, means } = one;
    const owners = portion.filter(({ number }) => !one.isOfText || !this.#wish.incomplete.has(number));
    const numbers = owners.map(({ number }) => number);
    const judge = (row: Row) =>
      means && this.#isDoubtful(means.table, row[means.by]) ? { ...row, ...means.nothing } : row;
    const wanted = (await one.list(this.#db, this.#parts, owners)).map(judge);
    const stored = (await readDerived(this.#db, one, numbers)).map(judge);
    const differing = [listOthers(wanted, stored), listOthers(stored, wanted)];
    if (name !== undefined) for (const row of differing.flat()) this.#doubtful.add(`${table} ${String(row[name])}`);
    const counts = differing.map((rows) => Map.groupBy(rows, (row) => row[key]));
    return (owner) => Math.max(...counts.map((rows) => rows.get(owner)?.length ?? 0));
  }

  #isDoubtful(table: string, name: unknown): boolean {
    return this.#doubtful.has(`${table} ${String(name)}`);
  }
}

/**
 * Puts right what was found, each in a transaction of its own, so that what was done before an interruption stays.
 * `pause` is awaited in between and stops the repair by throwing. Answers how many rows were put right.
 */
export async function repairRows(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  drift: readonly RowDrift[],
  pause: () => Promise<void>,
): Promise<number> {
  let repaired = 0;
  for (const { repair, rows } of drift) {
    await pause();
    await db.transaction().execute((transaction) => repair(transaction, parts));
    repaired += rows;
  }
  return repaired;
}
