import type { Kysely } from 'kysely';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { LibrarySchema, RecordTable } from '#server/adapters/sql/schema/library-schema.ts';
import type { Remembering, StagedItem } from './staged-document.ts';

export interface PublicationTitle {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** More names than these are not kept in memory. */
const MOST_KNOWN = 5000;

/** Titles and types of publications by id and key, staged ones first: what their chapters are indexed with. */
export class PublicationTitles implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  readonly #staged = new Map<string, PublicationTitle>();
  /** What the database says; undefined where it has no such publication. */
  readonly #known = new Map<string, PublicationTitle | undefined>();
  /** Ids, and keys: so chapters name it that came first. */
  readonly #renamed = new Set<string>();

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  /** Notes a staged publication; its stored chapters are indexed again where its title or type is new. */
  async remember(item: StagedItem): Promise<void> {
    if (item.kind !== 'record' || item.record.row.kind !== 'publication') return;
    const { row } = item.record;
    const former = await this.find(row.id);
    const title = readTitle(row);
    if (former?.title !== title.title || former.type !== title.type) this.#renamed.add(row.id).add(row.key);
    this.#staged.set(row.id, title);
    this.#staged.set(row.key, title);
  }

  /** By id or key; undefined where the library has no such publication. */
  async find(name: string | undefined): Promise<PublicationTitle | undefined> {
    if (name === undefined) return undefined;
    const staged = this.#staged.get(name);
    if (staged || this.#known.has(name)) return staged ?? this.#known.get(name);
    const row = await this.#db
      .selectFrom('record')
      .selectAll()
      .where('kind', '=', 'publication')
      .where((is) => is.or([is('id', '=', name), is('key', '=', name)]))
      .executeTakeFirst();
    const found = row && readTitle(row);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(name, found);
    return found;
  }

  /** Numbers of stored chapters whose publication is staged as a new one, or with another title or type. */
  async listChaptersOfRenamed(): Promise<number[]> {
    if (this.#renamed.size === 0) return [];
    const chapters = await this.#db
      .selectFrom('document')
      .select('number')
      .where('removed_at', 'is', null)
      .where('publication', 'in', [...this.#renamed])
      .execute();
    return chapters.map(({ number }) => number);
  }

  /** What the database said before may be otherwise now. */
  forget(): void {
    for (const name of this.#staged.keys()) this.#known.delete(name);
    this.#staged.clear();
    this.#renamed.clear();
  }
}

function readTitle(row: RecordTable): PublicationTitle {
  const { title, type } = JSON.parse(row.record_json) as PublicationRecord;
  return { id: row.id, title, type };
}
