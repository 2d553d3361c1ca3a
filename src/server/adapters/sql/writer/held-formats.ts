import type { Kysely } from 'kysely';
import type { DocumentKey } from '#domain/document/document.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Remembering, StagedFormat, StagedItem } from './staged-document.ts';

/** The formats of works, staged changes included. Most libraries have none: then nothing is asked. */
export class HeldFormats implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  readonly #staged = new Map<DocumentKey, StagedFormat>();
  #hasAny: boolean | undefined;

  constructor(db: Kysely<LibrarySchema>) {
    this.#db = db;
  }

  /** The format that came under a key. */
  async find(key: DocumentKey): Promise<StagedFormat | undefined> {
    const staged = this.#staged.get(key);
    if (staged || !(await this.#isNeeded())) return staged;
    const row = await this.#select().where('document_format.key', '=', key).executeTakeFirst();
    return row && { format: row };
  }

  /** All formats of a work; none where it came in one alone. */
  async list(document: number): Promise<StagedFormat[]> {
    const staged = [...this.#staged.values()].filter(({ format }) => format.document === document);
    if (!(await this.#isNeeded())) return staged;
    const rows = await this.#select().where('document', '=', document).orderBy('document_format.key').execute();
    const stored = rows.filter(({ key }) => !this.#staged.has(key)).map((format) => ({ format }));
    return [...staged, ...stored];
  }

  /** Whether a document is staged to be a file of another work. */
  hasLeft({ key, number }: { readonly key: DocumentKey; readonly number: number }): boolean {
    const staged = this.#staged.get(key);
    return staged !== undefined && staged.format.document !== number;
  }

  /** Whether an id leads to a work already. */
  async isTaken(id: string): Promise<boolean> {
    if ([...this.#staged.values()].some(({ format }) => format.id === id)) return true;
    if (!(await this.#isNeeded())) return false;
    return (await this.#select().where('document_format.id', '=', id).executeTakeFirst()) !== undefined;
  }

  remember(item: StagedItem): void {
    if (item.kind === 'format') this.#staged.set(item.format.format.key, item.format);
  }

  forget(): void {
    this.#staged.clear();
    this.#hasAny = undefined;
  }

  async #isNeeded(): Promise<boolean> {
    this.#hasAny ??= (await this.#db.selectFrom('document_format').select('key').limit(1).execute()).length > 0;
    return this.#hasAny;
  }

  #select() {
    return this.#db
      .selectFrom('document_format')
      .innerJoin('document', 'document.number', 'document_format.document')
      .selectAll('document_format')
      .select('document.key as work');
  }
}
