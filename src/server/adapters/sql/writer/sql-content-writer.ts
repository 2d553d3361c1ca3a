import type { RecordKindName } from '#domain/records/kinds.ts';
import type { Kysely } from 'kysely';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type {
  BuiltInRecord,
  ContentWriter,
  DemoState,
  KeptBytes,
  Pruned,
  PruneWish,
  Reconciliation,
  ReconcileWish,
  RecordOrigin,
  SourceFileMemory,
  StagedRecord,
  StageMark,
  UnrecordedNames,
  StageOutcome,
} from '#server/ports/content-writer.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import type { WriterLock } from '#server/ports/writer-lock.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { keepFile } from '#server/adapters/sql/library/stored-files.ts';
import { isShown } from './document-rows.ts';
import { createIndexEntry, createStoredIndexEntry } from './index-entries.ts';
import { IndexOutbox } from './index-outbox.ts';
import { LibraryInserts } from './library-inserts.ts';
import type { LibraryParts } from './library-parts.ts';
import { NumberSequence } from './number-sequence.ts';
import { prepareBatch } from './prepare-batch.ts';
import { pruneVersions } from './prune-versions.ts';
import { RecordStager } from './record-stager.ts';
import { reconcileLibrary } from './reconcile.ts';
import { stageRemoval } from './remove-format.ts';
import { reindexLibrary } from './reindex.ts';
import { findSourceFile } from './source-files.ts';
import { isHeld } from './hidden-profiles.ts';
import { SqlContentStage, type ContentShelf } from './sql-content-stage.ts';
import { StagedMemory } from './staged-memory.ts';
import { clearLeftContents } from './stored-blocks.ts';
import { countPrinted } from './keep-printed.ts';
import { hasBuiltIn, noteBuiltIn, stageBuiltIn } from './take-built-in.ts';
import { findPresent, withdrawDocuments } from './withdraw-documents.ts';
import { raiseCorpusVersion, writeStaged, type StagedBatch } from './write-staged.ts';

/** When a commit is due. */
interface CommitSize {
  readonly bytes: number;
  readonly records: number;
}

/** While somebody reads, a transaction stays well under 100 ms. */
const BESIDE_READERS: CommitSize = { bytes: 4 * 1024 * 1024, records: 200 };
/** The first commit is smaller: what it runs is compiled while it runs. */
const FIRST_RECORDS = 50;
/** Larger commits make larger parts of the index, of which fewer have to be merged. */
const ALONE: CommitSize = { bytes: 8 * 1024 * 1024, records: 2000 };

export interface SqlContentWriterParts {
  readonly db: Kysely<LibrarySchema>;
  readonly index: SearchIndex;
  readonly lock: WriterLock;
  readonly comparer: Pick<TextComparer, 'align'>;
  /** Whose provisions documents may cite. */
  readonly known: KnownInstruments;
  /** Whether anybody reads the library now. */
  readonly isRead: () => boolean;
  /** Instant in UTC. */
  readonly now: () => string;
  /** What every library has; none where absent. */
  readonly builtIn?: readonly BuiltInRecord[];
}

/**
 * Writes the library of either database: documents, what is known of them, and by its outbox the index. Held by
 * content-writer.conformance.ts.
 */
export class SqlContentWriter implements ContentWriter {
  readonly #parts: SqlContentWriterParts;
  readonly #db: Kysely<LibrarySchema>;
  readonly #builtIn: readonly BuiltInRecord[];
  readonly #library: LibraryParts;
  readonly #memory: StagedMemory;
  readonly #shelf: ContentShelf;
  readonly #stager: RecordStager;
  readonly #outbox: IndexOutbox;
  #commitSize = BESIDE_READERS;
  #commits = 0;

  constructor(parts: SqlContentWriterParts) {
    this.#parts = parts;
    this.#db = parts.db;
    this.#builtIn = parts.builtIn ?? [];
    const inserts = new LibraryInserts();
    this.#library = { inserts, known: parts.known };
    const contents = new NumberSequence(parts.db, 'content');
    this.#shelf = { db: parts.db, inserts, contents, comparer: parts.comparer };
    this.#memory = new StagedMemory(this.#shelf);
    this.#stager = new RecordStager(this.#shelf, this.#memory);
    this.#outbox = new IndexOutbox({ ...parts, inserts, titles: this.#memory.titles });
  }

  async open(): Promise<void> {
    await this.#parts.lock.take();
    this.#chooseCommitSize();
    await clearLeftContents(this.#db);
    await this.#outbox.deliver();
    await this.#takeBuiltIn();
  }

  hasBuiltIn(): Promise<boolean> {
    return hasBuiltIn(this.#db, this.#builtIn);
  }

  async close(): Promise<void> {
    await this.#parts.lock.release();
  }

  findSourceFile(path: string): Promise<SourceFileMemory | undefined> {
    return findSourceFile(this.#db, path);
  }

  async hasRecord(kind: RecordKindName, id: string): Promise<boolean> {
    return (await this.#memory.records.find(kind, id)) !== undefined;
  }

  hasComparison(slug: string, editions: readonly string[]): Promise<boolean> {
    return this.#memory.products.has(slug, editions);
  }

  stageContent(): SqlContentStage {
    return new SqlContentStage(this.#shelf);
  }

  keepFile(file: KeptBytes): Promise<void> {
    return keepFile(this.#db, file);
  }

  stage(staged: StagedRecord, origin: RecordOrigin): Promise<StageOutcome> {
    return this.#stager.stage(staged, origin);
  }

  stageSourceFile(memory: SourceFileMemory): void {
    this.#memory.holdFile(memory);
  }

  get isCommitDue(): boolean {
    const { bytes, records } = this.#commitSize;
    return this.#memory.items.length >= records || this.#memory.bytes >= bytes;
  }

  async commit(): Promise<void> {
    if (this.#memory.items.length > 0) await this.#store();
    // Also what a commit before stored and could not tell any more.
    await this.#outbox.deliver();
    this.#chooseCommitSize();
  }

  mark(): StageMark {
    return this.#memory.items.length;
  }

  rollback(mark: StageMark = 0): Promise<void> {
    return this.#memory.rollback(mark);
  }

  async remove(ids: readonly string[]): Promise<string[]> {
    const found = await findPresent(this.#db, ids);
    if (found.length === 0) return [];
    const at = this.#parts.now();
    await this.#outbox.write({ put: [], removed: found.map(({ number }) => number) }, async (transaction) => {
      await withdrawDocuments(transaction, this.#library, found, at);
      await raiseCorpusVersion(transaction);
    });
    await this.#outbox.deliver();
    return found.map(({ id }) => id);
  }

  async removeFormat(id: string, format: string): Promise<void> {
    await stageRemoval(this.#db, this.#stager, { id, format });
    await this.commit();
  }

  async listDemoIds(): Promise<string[]> {
    const rows = await this.#db.selectFrom('document').select('id').where('demo', '=', 1).where(isHeld).execute();
    return rows.map(({ id }) => id);
  }

  countUnrecorded(): Promise<UnrecordedNames> {
    return countPrinted(this.#db);
  }

  async readDemoState(): Promise<DemoState> {
    const state = await this.#db.selectFrom('library_state').select('demo').where('id', '=', 1).executeTakeFirst();
    return (state?.demo ?? 'absent') as DemoState;
  }

  async writeDemoState(state: DemoState): Promise<void> {
    await this.#db.updateTable('library_state').set({ demo: state }).where('id', '=', 1).execute();
  }

  reindex(onProgress: (done: number, total: number) => void): Promise<void> {
    return reindexLibrary({ ...this.#parts, titles: this.#memory.titles }, onProgress);
  }

  reconcile(wish: ReconcileWish): Promise<Reconciliation> {
    const deliver = () => this.#outbox.deliver();
    return reconcileLibrary({ ...this.#parts, ...this.#library, titles: this.#memory.titles, deliver }, wish);
  }

  prune(wish: PruneWish): Promise<Pruned> {
    return pruneVersions(this.#db, wish);
  }

  async compact(): Promise<void> {
    await this.#parts.index.compact();
  }

  async #takeBuiltIn(): Promise<void> {
    if (await this.hasBuiltIn()) return;
    await stageBuiltIn(this.#stager, this.#builtIn);
    await this.commit();
    await noteBuiltIn(this.#db, this.#builtIn);
  }

  async #store(): Promise<void> {
    // One instant for store and index: what is stamped can be found as soon as this is written, never much later.
    const at = this.#parts.now();
    const batch = await prepareBatch(this.#memory, this.#shelf.contents);
    const put = [
      ...batch.documents.filter(isShown).map((ready) => ({
        document: ready.document.number,
        entry: async () => createIndexEntry(ready, at),
      })),
      ...(await this.#listChaptersOfRenamed(batch)),
    ];
    const removed = batch.left.map(({ number }) => number);
    await this.#outbox.write({ put, removed }, (transaction) => writeStaged(transaction, this.#library, batch, at));
    await this.#memory.settle();
    this.#commits += 1;
  }

  #chooseCommitSize(): void {
    if (!this.#parts.isRead()) {
      this.#commitSize = ALONE;
      return;
    }
    const records = Math.min(BESIDE_READERS.records, FIRST_RECORDS * 2 ** this.#commits);
    this.#commitSize = { ...BESIDE_READERS, records };
  }

  /** Stored chapters carry their publication's title in the index. */
  async #listChaptersOfRenamed({ documents }: StagedBatch) {
    const staged = new Set(documents.map(({ document }) => document.number));
    const chapters = await this.#memory.titles.listChaptersOfRenamed();
    return chapters
      .filter((number) => !staged.has(number))
      .map((number) => ({
        document: number,
        entry: () => createStoredIndexEntry(this.#db, number, this.#memory.titles),
      }));
  }
}
