import { listOthers, readDerived, writeDerived, type DerivedTable, type Owner, type Row } from './derived-table.ts';
import { DOCUMENT_TABLES, RECORD_TABLES } from './derived-tables.ts';
import type { FoundDrift } from './find-drift.ts';
import type { LibraryParts } from './library-parts.ts';
import { DOCUMENTS, RECORDS, type Owners } from './list-portions.ts';
import { countOrphanRows, deleteOrphanRows } from './orphan-rows.ts';
import type { StoredLibrary } from './reindex.ts';

/** Documents or records that are looked at together. */
const PORTION = 100;

interface Search extends Pick<StoredLibrary, 'db'>, LibraryParts {
  /** Awaited between portions; stops the search by throwing. */
  readonly pause: () => Promise<void>;
  /** Told after each portion how many documents are done. */
  readonly tell: (documents: number) => void;
  /** Numbers of documents of which a part of the text is gone: nobody can say what they cite. */
  readonly incomplete: ReadonlySet<number>;
}

/**
 * Holds every derived row against what it is made from, in the order in which they are repaired, each in a transaction
 * of its own: names first, because the others mean something by them.
 */
export async function findRowDrift(wish: Search): Promise<FoundDrift[]> {
  const { db, pause, tell } = wish;
  const search = new RowSearch(wish);
  const drift: FoundDrift[] = [];
  for (const isOfNames of [true, false]) {
    const isDue = (one: Pick<DerivedTable<never>, 'drift'>) => (one.drift === 'names-wrong') === isOfNames;
    drift.push(...(await search.check(RECORDS, RECORD_TABLES.filter(isDue))));
    drift.push(...(await search.check(DOCUMENTS, DOCUMENT_TABLES.filter(isDue), isOfNames ? undefined : tell)));
  }
  const rows = await countOrphanRows(db, pause);
  const repair = () => db.transaction().execute(deleteOrphanRows);
  return rows === 0 ? drift : [...drift, { id: null, kind: 'left-over', rows, repair }];
}

class RowSearch {
  readonly #search: Search;
  /** Names that are missing or surplus: what is meant by them is not judged before that is put right. */
  readonly #doubtful = new Set<string>();

  constructor(search: Search) {
    this.#search = search;
  }

  async check<Of extends Owner>(
    owners: Owners<Of>,
    tables: readonly DerivedTable<Of>[],
    tell: Search['tell'] = () => {},
  ): Promise<FoundDrift[]> {
    const { db, pause } = this.#search;
    const drift: FoundDrift[] = [];
    for (let after = 0, done = 0; ;) {
      await pause();
      const portion = await owners.list(db, { after, limit: PORTION });
      const last = portion.at(-1);
      if (!last) return drift;
      for (const [kind, ofKind] of Map.groupBy(tables, (one) => one.drift)) {
        const counts = [];
        for (const one of ofKind) counts.push(await this.#compare(one, portion));
        for (const { number, id } of portion) {
          const rows = counts.reduce((sum, count) => sum + count(number), 0);
          const repair = () =>
            db.transaction().execute(async (change) => {
              const [owner] = await owners.list(change, { after: number - 1, limit: 1 });
              if (owner) await writeDerived(change, this.#search, ofKind, [owner]);
            });
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
    const { db, incomplete } = this.#search;
    const owners = portion.filter(({ number }) => !one.isOfText || !incomplete.has(number));
    const judge = (row: Row) =>
      means && this.#doubtful.has(`${means.table} ${String(row[means.by])}`) ? { ...row, ...means.nothing } : row;
    const wanted = (await one.list(db, this.#search, owners)).map(judge);
    const numbers = owners.map(({ number }) => number);
    const stored = (await readDerived(db, one, numbers)).map(judge);
    const differing = [listOthers(wanted, stored), listOthers(stored, wanted)];
    if (name !== undefined) for (const row of differing.flat()) this.#doubtful.add(`${table} ${String(row[name])}`);
    const counts = differing.map((rows) => Map.groupBy(rows, (row) => row[key]));
    return (owner) => Math.max(...counts.map((rows) => rows.get(owner)?.length ?? 0));
  }
}
