import type { Block } from '#domain/document/block.ts';
import type { DocumentKey, DocumentRecord } from '#domain/document/document.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { RecordKindName, RecordOf } from '#domain/records/kinds.ts';

/**
 * Changes the library. One writer at a time; everything staged becomes visible at once in `commit`, with its part of the
 * index, or not at all. Calls are made one after the other, each awaited before the next.
 */
export interface ContentWriter {
  /**
   * Takes the lock, clears what a killed import left, tells the index what it was not told any more and gives the
   * library its built-in records; throws `LibraryLocked` while another import runs.
   */
  open(): Promise<void>;
  /** Whether the library has its built-in records, as this version has them. */
  hasBuiltIn(): Promise<boolean>;
  /** What is remembered of a file, to skip it while its bytes are the same. */
  findSourceFile(path: string): Promise<SourceFileMemory | undefined>;
  /** Whether the library has a record of this kind and id, stored or staged. */
  hasRecord(kind: RecordKindName, id: string): Promise<boolean>;
  /** Whether one of these editions has a product of the comparison with this slug, stored or staged. */
  hasComparison(slug: string, editions: readonly string[]): Promise<boolean>;
  /** Begins the text of a document; its blocks go to disk as they come, invisible until committed. */
  stageContent(): ContentStage;
  /**
   * Keeps the bytes of a file under their digest, before the document that names it is staged. What no document came to name
   * is nobody's and harms nobody.
   */
  keepFile(file: KeptBytes): Promise<void>;
  /** Throws `RecordRefused` where the record cannot be taken. */
  stage(record: StagedRecord, origin: RecordOrigin): Promise<StageOutcome>;
  /** Notes the file as read; written with the next commit. */
  stageSourceFile(memory: SourceFileMemory): void;
  /** Whether enough is staged that a commit is due. */
  readonly isCommitDue: boolean;
  /** Done once what was staged can be found; what fails changes nothing, and leaves everything staged. */
  commit(): Promise<void>;
  /** Forgets everything staged since the mark (a refused file), or since the last commit. */
  rollback(mark?: StageMark): Promise<void>;
  /** A place in what is staged, to return to. */
  mark(): StageMark;
  /** Withdraws documents with all their versions; a tombstone stays. Answers the ids that were there. */
  remove(ids: readonly string[]): Promise<string[]>;
  /**
   * Takes away one format (`docx`) of a document that has others; where it was the one shown, the richest of these is
   * shown as a new version. Throws `RecordRefused` where there is no such format, or no other.
   */
  removeFormat(id: string, format: string): Promise<void>;
  /** How many names mean nobody of whom there is a record, by what bears them (OP-189). */
  countUnrecorded(): Promise<UnrecordedNames>;
  /** Ids of everything that the demo library brought. */
  listDemoIds(): Promise<string[]>;
  /** `absent` until the demo library was loaded to its end. */
  readDemoState(): Promise<DemoState>;
  writeDemoState(state: DemoState): Promise<void>;
  /** Builds the index anew from what is stored, reporting how many documents are done. */
  reindex(onProgress: (done: number, total: number) => void): Promise<void>;
  /**
   * Compares every stored document with what the index knows of it, and what is kept of documents and records, their
   * names, contents, links and citations, with what they say; where told so puts it right. Stops when the signal fires;
   * what was repaired until then stays.
   */
  reconcile(wish: ReconcileWish): Promise<Reconciliation>;
  /** Frees the texts of former versions and files that nobody refers to, never what is current. Stops when the signal fires; what was freed stays so. */
  prune(wish: PruneWish): Promise<Pruned>;
  /** Puts the index in order; also what a killed import left of it. */
  compact(): Promise<void>;
  /** Releases the lock. */
  close(): Promise<void>;
}

/** Names without a record, each counted once in all of its spellings. */
export type UnrecordedNames = Readonly<Record<'people' | 'organizations' | 'states' | 'parties', number>>;

/** Which former versions go: those that are neither among the newest `keep` of their document nor replaced since. */
export interface PruneWish {
  /** From 0; the current version is not counted. */
  readonly keep: number;
  /** `YYYY-MM-DD` in UTC; any day where absent. */
  readonly before: string | undefined;
  /** Answers what would be freed, and frees nothing. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What was freed, or would be. */
export interface Pruned {
  readonly documents: number;
  readonly versions: number;
  /** What their texts and records took. */
  readonly bytes: number;
  /** Files that were attached to documents and to which no document and no kept version refers any more. */
  readonly files: number;
  /** What these took, as they came. */
  readonly fileBytes: number;
  /** Whether it came to its end. */
  readonly isFinished: boolean;
}

export interface ReconcileWish {
  readonly repair: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Where store and index drifted apart, or the store has a text no longer. */
type IndexDrift =
  | 'not-indexed'
  | 'out-of-date'
  | 'indexed-twice'
  | 'not-stored'
  | 'text-missing'
  | 'version-incomplete';

/** Where rows say other than the documents and records they are made from, belong to none, or were not told. */
type StoreDrift =
  | 'names-wrong'
  | 'contents-wrong'
  | 'links-wrong'
  | 'citations-wrong'
  | 'columns-wrong'
  | 'left-over'
  | 'index-not-told';

/** Where what belongs together drifted apart. */
export interface Drift {
  /** Of the document or record; null where the store knows nothing of it, and where it is about nobody. */
  readonly id: string | null;
  readonly kind: IndexDrift | StoreDrift;
  /** How many rows it is about. */
  readonly rows?: number;
}

export interface Reconciliation {
  /** Documents compared. */
  readonly documents: number;
  readonly drift: readonly Drift[];
  /** Parts of the index whose bytes are not those that were written. */
  readonly damagedSegments: number;
  /** Entries of the index and rows of the store that were put right. */
  readonly repaired: number;
  /** Whether everything agrees now. */
  readonly isInStep: boolean;
}

export type StageMark = number;

/** `loaded` with a digest of what was loaded; former versions kept a number, or none. */
export type DemoState = 'absent' | 'loaded' | `loaded ${string}` | 'removed';

export interface SourceFileMemory {
  readonly path: string;
  readonly sha256: string;
  readonly editions: string;
  /** Name and version of the importer that read it. */
  readonly reader: string;
  readonly records: number;
  /** Absolute path at which it lay. */
  readonly place?: string;
}

/** Bytes by their digest. */
export interface KeptBytes {
  /** In hexadecimal. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

export interface ContentStage {
  addBlocks(blocks: readonly Block[]): Promise<void>;
  /** Takes what went to disk off it again. */
  discard(): Promise<void>;
}

/** Where a record came from. */
export interface RecordOrigin {
  /** Path relative to the import root. */
  readonly path: string;
  readonly sha256: string;
  /** Editions given by the operator, added to the record's own. */
  readonly editions: readonly EditionId[];
  readonly demo: boolean;
  /** Absent for what is read from no file. */
  readonly file?: OriginFile;
}

/** The file that a record came from, as it lies on this machine. */
export interface OriginFile {
  /** Absolute path. */
  readonly place: string;
  /** Named by itself, not found in a folder: its name alone does not say which file it is. */
  readonly isAlone: boolean;
  /** Whether the file that gave a document before is still there and still gives it. */
  readonly stillHolds: (former: FormerSource, key: DocumentKey) => Promise<boolean>;
}

/** The file that a document was read from before. */
export interface FormerSource {
  /** Relative to the root of its import. */
  readonly path: string;
  /** Absolute path, where it is known. */
  readonly place: string | undefined;
  /** Digest of what the document was read from, where it is known. */
  readonly sha256?: string | undefined;
}

/** A record as its source says it; documents with their text. */
export type StagedRecord =
  | { readonly kind: 'document'; readonly record: DocumentRecord; readonly content: ContentStage }
  | StagedOfKind<RecordKindName>;

/** What a library has before anything is imported; a record of the same kind and id that is imported takes its place. */
export type BuiltInRecord = StagedOfKind<'place' | 'party'>;

export type StagedOfKind<Kind extends RecordKindName> = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly record: RecordOf<K>;
    /** How the record is found; made from the record itself where absent. */
    readonly document?: { readonly record: DocumentRecord; readonly content: ContentStage };
  };
}[Kind];

/** `moved`: the same from another file, as the former is gone; `merged`: another format of a work that is held (OP-171). */
export type StageOutcome = 'imported' | 'updated' | 'unchanged' | 'moved' | 'merged';

/** A record that cannot be taken, with the reason in words. */
export class RecordRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecordRefused';
  }
}
