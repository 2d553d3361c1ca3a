import { createHash } from 'node:crypto';
import type { CompiledQuery, Kysely, Selectable } from 'kysely';
import { RecordRefused } from '#server/ports/content-writer.ts';
import type { DocumentTable, LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { HeldFormats } from './held-formats.ts';
import type { KnownDocument, MovedIdentity } from './known-document.ts';
import { NumberSequence } from './number-sequence.ts';
import type { Remembering, StagedDocument, StagedItem } from './staged-document.ts';

const ID_LENGTH = 12;
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Gives every key its number and id: the same key always the same ones, an id never to two keys. */
export class DocumentIdentities implements Remembering {
  readonly #db: Kysely<LibrarySchema>;
  readonly #formats: HeldFormats;
  readonly #numbers: NumberSequence;
  readonly #staged = new Map<string, KnownDocument>();
  readonly #newByKey = new Map<string, KnownDocument>();
  readonly #newIds = new Set<string>();
  /** Asked for every document that is read: built once. */
  readonly #byKey: CompiledQuery;
  readonly #byId: CompiledQuery;

  constructor(db: Kysely<LibrarySchema>, formats: HeldFormats) {
    this.#db = db;
    this.#formats = formats;
    this.#numbers = new NumberSequence(db, 'document');
    this.#byKey = db
      .selectFrom('document')
      .selectAll()
      .select((is) =>
        is
          .selectFrom('document_version')
          .select((of) => of.fn.max('document_version.version').as('highest'))
          .whereRef('document_version.document', '=', 'document.number')
          .as('highest'),
      )
      .where('key', '=', '')
      .compile();
    this.#byId = db.selectFrom('document').select('number').where('id', '=', '').compile();
  }

  /** The document with this key; a new one gets its number and the wished id, or one made from the key. */
  async identify(key: string, wishedId?: string): Promise<KnownDocument> {
    return (await this.find(key)) ?? this.create(key, wishedId);
  }

  /** The document with this key; undefined while there is none. */
  async find(key: string): Promise<KnownDocument | undefined> {
    return this.#staged.get(key) ?? this.#newByKey.get(key) ?? this.#findByKey(key);
  }

  /** A document that is new, for a key that `find` does not know. */
  async create(key: string, wishedId?: string): Promise<KnownDocument> {
    if (wishedId !== undefined && (await this.#isTaken(wishedId))) {
      throw new RecordRefused(`the id "${wishedId}" already belongs to another document`);
    }
    const id = wishedId ?? (await this.#createId(key));
    const number = await this.#numbers.take();
    const created: KnownDocument = { number, id, version: 0, highest: 0, editions: [], removedAt: undefined };
    this.#newByKey.set(key, created);
    this.#newIds.add(id);
    return created;
  }

  remember(item: StagedItem): void {
    if (item.kind === 'document' && item.behind) this.#staged.set(item.document.record.key, item.behind);
    else if (item.kind === 'document') this.#rememberDocument(item.document);
    if (item.kind === 'move' && item.moved) this.#rememberMove(item.moved);
  }

  forget(): void {
    this.#staged.clear();
    this.#newByKey.clear();
    this.#newIds.clear();
  }

  #rememberDocument(document: StagedDocument): void {
    this.#newIds.add(document.id);
    this.#staged.set(document.record.key, {
      number: document.number,
      id: document.id,
      sha256: document.contentSha256,
      stored: document.stored,
      version: document.version,
      highest: document.highest,
      stagedContent: document.content,
      stagedSource: document.origin.sha256,
      editions: document.editions,
      firstImportedAt: document.firstImportedAt,
      removedAt: document.hiddenSince,
      source: { path: document.origin.path, place: document.origin.file?.place, recordJson: document.recordJson },
    });
  }

  /** The document comes from another file, and is the same otherwise. */
  #rememberMove({ key, known, origin: { path, file } }: MovedIdentity): void {
    if (!known.source || this.#staged.has(key)) return;
    this.#staged.set(key, { ...known, source: { ...known.source, path, place: file?.place } });
  }

  async #findByKey(key: string): Promise<KnownDocument | undefined> {
    const query = { ...this.#byKey, parameters: [key] };
    const { rows } = await this.#db.executeQuery<Selectable<DocumentTable> & { readonly highest: number }>(query);
    const row = rows[0];
    if (!row) return undefined;
    const editions = await this.#db
      .selectFrom('document_edition')
      .select('edition')
      .where('document', '=', row.number)
      .orderBy('edition')
      .execute();
    return {
      number: row.number,
      id: row.id,
      sha256: row.content_sha256,
      stored: { version: row.version, content: row.content },
      version: row.version,
      highest: Math.max(row.highest, row.version),
      editions: editions.map(({ edition }) => edition),
      firstImportedAt: row.first_imported_at,
      removedAt: row.removed_at ?? undefined,
      source: { path: row.source_path, place: undefined, recordJson: row.record_json },
    };
  }

  async #isTaken(id: string): Promise<boolean> {
    if (this.#newIds.has(id)) return true;
    const { rows } = await this.#db.executeQuery({ ...this.#byId, parameters: [id] });
    return rows.length > 0 || this.#formats.isTaken(id);
  }

  async #createId(key: string): Promise<string> {
    for (let salt = 0; ; salt += 1) {
      const digest = createHash('sha256')
        .update(salt === 0 ? key : `${key}#${salt}`)
        .digest();
      const id = Array.from(digest.subarray(0, ID_LENGTH), (byte) => ID_LETTERS[byte & 31]).join('');
      if (!(await this.#isTaken(id))) return id;
    }
  }
}
