import type { Kysely } from 'kysely';
import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import type { ForgetPlan, ForgetWish, ForgottenEntry, Forgetting } from '#server/ports/forgetting.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import type { LibrarySchema } from '../schema.ts';
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
      const files = await this.#listFilesOf(plan);
      await this.#db.transaction().execute(async (transaction) => {
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
        await raiseCorpusVersion(transaction);
      });
      const unused = (await listUnusedFiles(this.#db, [])).filter(({ sha256 }) => files.has(sha256));
      await freeFiles(this.#db, unused, new AbortController().signal);
    }
    await this.#parts.index.purge([number]);
  }

  erase(): Promise<boolean> {
    return this.#parts.erase();
  }

  async finish({ number }: ForgetPlan): Promise<void> {
    await this.#db
      .updateTable('forgotten')
      .set({ erased_at: this.#parts.now() })
      .where('document', '=', number)
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

  /** Digests of the files that the record of the version names. */
  async #listFilesOf({ number, version }: ForgetPlan): Promise<ReadonlySet<string>> {
    if (version === undefined) return new Set();
    const row = await this.#db
      .selectFrom('document_version')
      .select('record_json')
      .where('document', '=', number)
      .where('version', '=', version)
      .executeTakeFirst();
    const { files = [] } = JSON.parse(row?.record_json ?? '{}') as Pick<DocumentRecord, 'files'>;
    return new Set(files.map(({ sha256 }) => sha256));
  }
}

/** That there was such a version stays known, and who might read it. */
async function freeVersion(db: Kysely<LibrarySchema>, { number, content }: ForgetPlan, version: number): Promise<void> {
  await db
    .updateTable('document_version')
    .set({ content: null, record_json: null })
    .where('document', '=', number)
    .where('version', '=', version)
    .execute();
  if (content !== undefined) await deleteContents(db, [content]);
}

/** Of a withdrawn document nothing is left but its address, its type and the days. */
async function replaceTitle(db: Kysely<LibrarySchema>, { number, id }: ForgetPlan): Promise<void> {
  const { key, type } = await db
    .selectFrom('document')
    .select(['key', 'type'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const record: DocumentRecord = { ...EMPTY_RECORD, key, type, title: REMOVED_TITLE };
  await db
    .updateTable('document')
    .set({ title: REMOVED_TITLE, record_json: JSON.stringify(record) })
    .where('number', '=', number)
    .execute();
  await db.updateTable('document_format').set({ record_json: null }).where('document', '=', number).execute();
  await forgetRecord(db, id);
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
