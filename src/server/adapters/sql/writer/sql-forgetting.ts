import type { Kysely } from 'kysely';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import type { ForgetPlan, ForgetWish, ForgottenEntry, Forgetting } from '#server/ports/forgetting.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { planForgetting } from './plan-forgetting.ts';
import { freeFiles, listUnusedFiles } from './prune-files.ts';
import { deleteContents } from './stored-blocks.ts';
import { raiseCorpusVersion } from './write-staged.ts';

interface Parts {
  readonly db: Kysely<LibrarySchema>;
  readonly index: Pick<SearchIndex, 'purge'>;
  /** See `Forgetting.erase`. */
  readonly erase: () => Promise<boolean>;
  /** Instant in UTC. */
  readonly now: () => string;
}

/** Takes former texts and titles out of either database and out of the index. */
export class SqlForgetting implements Forgetting {
  readonly #parts: Parts;
  readonly #db: Kysely<LibrarySchema>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = parts.db;
  }

  plan(wish: ForgetWish): Promise<ForgetPlan> {
    return planForgetting(this.#db, wish);
  }

  async carryOut(
    plan: ForgetPlan,
    { by, reason }: { readonly by: string | null; readonly reason: string | null },
  ): Promise<void> {
    const { number, version, hasTitle, isAgain } = plan;
    if (!isAgain) {
      await this.#db.transaction().execute(async (transaction) => {
        const files = await listFilesOf(transaction, plan);
        await transaction
          .insertInto('forgotten')
          .values({
            document: number,
            version: version ?? null,
            title: hasTitle ? 1 : 0,
            reason,
            made_at: this.#parts.now(),
            made_by: by,
            erased_at: null,
          })
          .execute();
        await (version === undefined ? replaceTitle(transaction, plan) : freeVersion(transaction, plan, version));
        // With the record: once that is gone, nobody knows which files were its.
        const unused = files.size === 0 ? [] : await listUnusedFiles(transaction, []);
        const gone = unused.filter(({ sha256 }) => files.has(sha256));
        await freeFiles(transaction, gone, new AbortController().signal);
        await raiseCorpusVersion(transaction);
      });
    }
    await this.#parts.index.purge([number]);
  }

  async erase({ number, version, hasTitle }: ForgetPlan): Promise<boolean> {
    if (version !== undefined && hasTitle) {
      await this.#db
        .updateTable('document_version')
        .set({ record_json: null })
        .where('document', '=', number)
        .where('version', '=', version)
        .where('content', 'is', null)
        .execute();
    }
    return this.#parts.erase();
  }

  async finish({ number, version }: ForgetPlan): Promise<void> {
    await this.#db
      .updateTable('forgotten')
      .set({ erased_at: this.#parts.now() })
      .where('document', '=', number)
      .where('version', version === undefined ? 'is' : '=', version ?? null)
      .where('erased_at', 'is', null)
      .execute();
  }

  async listForgotten(limit: number): Promise<ForgottenEntry[]> {
    const rows = await this.#db
      .selectFrom('forgotten')
      .innerJoin('document', 'document.number', 'forgotten.document')
      .selectAll('forgotten')
      .select('document.id')
      .orderBy('forgotten.number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ number, id, version, title, reason, made_at, made_by, erased_at }) => ({
      number,
      document: id,
      version,
      hasTitle: title === 1,
      reason,
      at: made_at,
      by: made_by,
      isErased: erased_at !== null,
    }));
  }
}

/** Digests of the files that the record of the version names. */
async function listFilesOf(db: Kysely<LibrarySchema>, { number, version }: ForgetPlan): Promise<ReadonlySet<string>> {
  const json = version === undefined ? null : await readRecord(db, number, version);
  const { files = [] } = JSON.parse(json ?? '{}') as Pick<DocumentRecord, 'files'>;
  return new Set(files.map(({ sha256 }) => sha256));
}

async function readRecord(db: Kysely<LibrarySchema>, number: number, version: number): Promise<string | null> {
  const row = await db
    .selectFrom('document_version')
    .select('record_json')
    .where('document', '=', number)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.record_json ?? null;
}

/**
 * That there was such a version stays known, and who might read it. Its title stays until it is gone from readers, too
 * (`erase`): whoever ends what was broken off has to know which words go.
 */
async function freeVersion(db: Kysely<LibrarySchema>, { number, content }: ForgetPlan, version: number): Promise<void> {
  const json = await readRecord(db, number, version);
  const kept = json === null ? null : await writeBareRecord(db, number, (JSON.parse(json) as DocumentRecord).title);
  await db
    .updateTable('document_version')
    .set({ content: null, record_json: kept })
    .where('document', '=', number)
    .where('version', '=', version)
    .execute();
  if (content !== undefined) await deleteContents(db, [content]);
}

/** Of a withdrawn document nothing is left but its address, its type and the days. */
async function replaceTitle(db: Kysely<LibrarySchema>, { number, id }: ForgetPlan): Promise<void> {
  await db
    .updateTable('document')
    .set({ title: REMOVED_TITLE, record_json: await writeBareRecord(db, number, REMOVED_TITLE) })
    .where('number', '=', number)
    .execute();
  await db.updateTable('document_format').set({ record_json: null }).where('document', '=', number).execute();
  await forgetRecord(db, id);
}

async function writeBareRecord(db: Kysely<LibrarySchema>, number: number, title: string): Promise<string> {
  const { key, type } = await db
    .selectFrom('document')
    .select(['key', 'type'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const record: DocumentRecord = { ...EMPTY_RECORD, key, type, title };
  return JSON.stringify(record);
}

/** A publication or case that the document was made of. */
async function forgetRecord(db: Kysely<LibrarySchema>, id: string): Promise<void> {
  const records = await db
    .selectFrom('record')
    .select(['number'])
    .where('id', '=', id)
    .where('kind', 'in', ['publication', 'case'])
    .execute();
  for (const { number } of records) {
    await db.deleteFrom('publication_node').where('publication', '=', number).execute();
    await db.deleteFrom('record_name').where('record', '=', number).execute();
    await db.deleteFrom('record_word').where('record', '=', number).execute();
    await db.deleteFrom('record_link').where('record', '=', number).execute();
    await db.deleteFrom('record_edition').where('record', '=', number).execute();
    await db.deleteFrom('record').where('number', '=', number).execute();
  }
}
