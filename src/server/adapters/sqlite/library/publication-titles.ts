import type { DocumentRecord } from '#domain/document/document.ts';
import type { PublicationRecord } from '#domain/document/publication.ts';
import type { SqliteDatabase } from '../database.ts';
import type { StagedDocument } from './staged-document.ts';

export interface PublicationTitle {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** Titles and types of publications by id and key, staged ones first: what their chapters are indexed with. */
export class PublicationTitles {
  readonly #database: SqliteDatabase;
  readonly #known = new Map<string, PublicationTitle | undefined>();
  readonly #renamed = new Set<string>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  /** Notes a staged publication; its stored chapters are indexed again where its title or type is new. */
  remember(publication: PublicationRecord & { readonly id: string }): void {
    const { id } = publication;
    const former = this.find(id);
    const title = { id, title: publication.title, type: publication.type };
    if (former?.title !== title.title || former.type !== title.type) this.#renamed.add(id);
    this.#known.set(id, title);
    this.#known.set(publication.key, title);
  }

  /** By id or key; undefined where the library has no such publication. */
  find(name: string | undefined): PublicationTitle | undefined {
    if (name === undefined) return undefined;
    if (this.#known.get(name)) return this.#known.get(name);
    const row = this.#database.get<{ id: string; record_json: string }>(
      'SELECT id, record_json FROM publication WHERE id = ? OR key = ?',
      name,
      name,
    );
    if (!row) return undefined;
    const { title, type } = JSON.parse(row.record_json) as PublicationRecord;
    const found = { id: row.id, title, type };
    this.#known.set(name, found);
    return found;
  }

  /**
   * Numbers of stored chapters whose publication came or changed its title since this was last asked; chapters that
   * are staged themselves are left out.
   */
  takeChaptersOfRenamed(staged: readonly StagedDocument[]): number[] {
    const isStaged = new Set(staged.map((document) => document.number));
    const chapters = [...this.#renamed].flatMap((id) =>
      this.#database.all<{ number: number }>(
        'SELECT number FROM document WHERE removed_at IS NULL AND publication = ?',
        id,
      ),
    );
    this.#renamed.clear();
    return chapters.map((row) => row.number).filter((number) => !isStaged.has(number));
  }

  /** Forgets what was staged, after a rollback. */
  forget(): void {
    this.#known.clear();
    this.#renamed.clear();
  }

  /** Title and type of the publication that a record is, or is part of. */
  findFor(record: DocumentRecord): PublicationTitle | undefined {
    return this.find(record.publication);
  }
}
