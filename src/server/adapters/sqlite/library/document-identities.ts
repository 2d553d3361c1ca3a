import { createHash } from 'node:crypto';
import type { CaseRecord, CaseParticipant } from '#domain/document/case.ts';
import type { PersonRecord } from '#domain/document/people.ts';
import { RecordRefused } from '#server/ports/library-writer.ts';
import type { SqliteDatabase } from '../database.ts';
import type { StagedDocument } from './staged-document.ts';

/** What the library knows, staged changes included, of the document with a key. */
export interface KnownDocument {
  readonly number: number;
  readonly id: string;
  /** Absent while the document is new. */
  readonly sha256?: string;
  readonly content?: number;
  readonly version: number;
  readonly editions: readonly string[];
  readonly firstImportedAt?: string | undefined;
  readonly removed: boolean;
}

interface DocumentRow {
  number: number;
  id: string;
  key: string;
  content: number;
  content_sha256: string;
  version: number;
  first_imported_at: string;
  removed_at: string | null;
}

const ID_LENGTH = 12;
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Gives every key its number and id: the same key always the same ones, an id never to two keys. */
export class DocumentIdentities {
  readonly #database: SqliteDatabase;
  readonly #staged = new Map<string, KnownDocument>();
  readonly #newByKey = new Map<string, KnownDocument>();
  readonly #newIds = new Map<string, string>();
  readonly #people = new Map<string, PersonRecord>();
  #nextNumber = 1;
  #nextContent = 1;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  /** Reads the counters; call once the lock is held. */
  load(): void {
    const numbers = this.#database.get<{ next: number }>('SELECT COALESCE(MAX(number), 0) + 1 AS next FROM document');
    const contents = this.#database.get<{ next: number }>(
      `SELECT MAX(COALESCE((SELECT MAX(id) FROM content), 0),
        COALESCE((SELECT MAX(content) FROM content_chunk), 0), COALESCE((SELECT MAX(content) FROM document), 0)) + 1 AS next`,
    );
    this.#nextNumber = Number(numbers?.next ?? 1);
    this.#nextContent = Number(contents?.next ?? 1);
  }

  nextContent(): number {
    return this.#nextContent++;
  }

  /** The document with this key; a new one gets its number and the wished id, or one made from the key. */
  identify(key: string, wishedId?: string): KnownDocument {
    const known = this.#staged.get(key) ?? this.#newByKey.get(key) ?? this.#findByKey(key);
    if (known) return known;
    if (wishedId !== undefined && this.#isTaken(wishedId)) {
      throw new RecordRefused(`the id "${wishedId}" already belongs to another document`);
    }
    const id = wishedId ?? this.#createId(key);
    const created: KnownDocument = { number: this.#nextNumber++, id, version: 0, editions: [], removed: false };
    this.#newByKey.set(key, created);
    this.#newIds.set(id, key);
    return created;
  }

  findById(id: string): (KnownDocument & { readonly content: number }) | undefined {
    const row = this.#database.get<DocumentRow>('SELECT * FROM document WHERE id = ?', id);
    return row ? (this.#read(row) as KnownDocument & { content: number }) : undefined;
  }

  remember(key: string, document: StagedDocument): void {
    this.#staged.set(key, {
      number: document.number,
      id: document.id,
      sha256: document.contentSha256,
      version: document.version,
      editions: document.editions,
      firstImportedAt: document.firstImportedAt,
      removed: false,
    });
  }

  /** After a commit the database knows everything itself. */
  settle(): void {
    this.#staged.clear();
    this.#newByKey.clear();
    this.#newIds.clear();
  }

  /** After a rollback only these documents are still staged. */
  forget(kept: readonly StagedDocument[]): void {
    this.settle();
    for (const document of kept) {
      this.remember(document.record.key, document);
      this.#newIds.set(document.id, document.record.key);
    }
  }

  rememberPerson(person: PersonRecord): void {
    if (person.id !== undefined) this.#people.set(person.id, person);
  }

  /** The case with the names of the people it names by id. */
  nameParticipants(record: CaseRecord): CaseRecord {
    const name = (participant: CaseParticipant): CaseParticipant => {
      if (participant.name !== undefined || participant.person === undefined) return participant;
      const person = this.#people.get(participant.person) ?? this.#findPerson(participant.person);
      return person ? { ...participant, name: `${person.firstName} ${person.lastName}` } : participant;
    };
    return {
      ...record,
      proceedings: record.proceedings.map((proceeding) => ({
        ...proceeding,
        arbitrators: proceeding.arbitrators.map(name),
        representatives: proceeding.representatives.map(name),
      })),
    };
  }

  #findPerson(id: string): PersonRecord | undefined {
    const row = this.#database.get<{ record_json: string }>('SELECT record_json FROM person WHERE id = ?', id);
    return row ? (JSON.parse(row.record_json) as PersonRecord) : undefined;
  }

  #findByKey(key: string): KnownDocument | undefined {
    const row = this.#database.get<DocumentRow>('SELECT * FROM document WHERE key = ?', key);
    return row ? this.#read(row) : undefined;
  }

  #read(row: DocumentRow): KnownDocument {
    const number = Number(row.number);
    return {
      number,
      id: row.id,
      sha256: row.content_sha256,
      content: Number(row.content),
      version: Number(row.version),
      editions: this.#database
        .all<{ edition: string }>('SELECT edition FROM document_edition WHERE document = ? ORDER BY edition', number)
        .map((entry) => entry.edition),
      firstImportedAt: row.first_imported_at,
      removed: row.removed_at !== null,
    };
  }

  #isTaken(id: string): boolean {
    return this.#newIds.has(id) || this.#database.get('SELECT 1 AS taken FROM document WHERE id = ?', id) !== undefined;
  }

  #createId(key: string): string {
    for (let salt = 0; ; salt += 1) {
      const digest = createHash('sha256')
        .update(salt === 0 ? key : `${key}#${salt}`)
        .digest();
      const id = Array.from(digest.subarray(0, ID_LENGTH), (byte) => ID_LETTERS[byte & 31]).join('');
      if (!this.#isTaken(id)) return id;
    }
  }
}
