import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { RecordKindName, RecordOf } from '#domain/records/kinds.ts';

export const IMPORT_FORMATS = [
  'akn',
  'jats',
  'bits',
  'uslm',
  'gii',
  'markdown',
  'courtlistener',
  'oldp',
  'html',
  'docx',
  'pdf',
  'csv',
  'jsonl',
  'records',
  'feed',
  'text',
] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** One file as an importer sees it. `path` is relative to the import root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  /** Bytes in the file. */
  readonly size: number;
  /** The bytes from the start, as a stream; may be read once. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The text of a small companion file beside this one (a CSV mapping, for example), or undefined. */
  readonly readCompanion: (name: string) => Promise<string | undefined>;
  /**
   * The files of the folder that belongs to this one (`clause.md`, `clause.files/`), by name; none where there is no such
   * folder. Absent where a source lies in no folder.
   */
  readonly listAttached?: () => readonly AttachedSource[];
}

/** A file that belongs to another. */
export interface AttachedSource {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Why it cannot be read, in words. */
  readonly problem?: string;
  readonly read: () => Promise<Uint8Array>;
}

/** A record of any kind but a document. */
export type RecordEvent = {
  readonly [K in RecordKindName]: {
    readonly kind: K;
    readonly record: RecordOf<K>;
    /** How it is found, with the blocks since the last document as its text; else made from the record itself. */
    readonly document?: DocumentRecord;
    /** Line of a list that it came from. */
    readonly line?: number;
    /** People whom it gives by their ids alone. */
    readonly wanted?: readonly WantedRecord[];
  };
}[RecordKindName];

/**
 * What an importer yields. Blocks come in order and belong to the next `document` event, which closes that document:
 * a long text never has to be in memory at once. Other records stand alone.
 */
export type ImportEvent =
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'document';
      readonly document: DocumentRecord;
      /** Line of a list that it came from. */
      readonly line?: number;
    }
  | RecordEvent
  /** One entry of a list that cannot be taken, while the rest of the file goes on. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Somebody given by an id, and why the record cannot be taken where nobody has it. */
export interface WantedRecord {
  /** Absent of a person. */
  readonly kind?: 'union' | 'fact';
  readonly id: string;
  readonly refusal: Refusal;
}

/** Why something was not taken. Lines and columns count from 1; 0 where the format has none. */
export interface Refusal {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

export interface Importer {
  readonly format: ImportFormat;
  /** Grows when this importer reads the same bytes differently: then its files, and no others, are read again. */
  readonly version: number;
  /** `file`: a refused file leaves nothing behind. `entry`: each line or row stands alone. */
  readonly atomic: 'file' | 'entry';
  /** Whether this importer reads the file, judged by its name and its first bytes (up to 64 KiB). */
  readonly accepts: (path: string, head: Uint8Array) => boolean;
  /** Whether a file only says how others are read: it holds nothing itself. */
  readonly isCompanion?: (path: string) => boolean;
  /** Why a file that nobody accepts cannot be read, where this importer can say more than that. */
  readonly explain?: (path: string, open: () => SourceFile) => Promise<Refusal | undefined>;
  /** Reads the file. Throws `ImportRefusal` where the file as a whole cannot be taken. */
  readonly read: (file: SourceFile) => AsyncIterable<ImportEvent>;
}

/** By which importer, in which version, a file was read: `akn@3`. */
export function nameReader({ format, version }: Pick<Importer, 'format' | 'version'>): string {
  return `${format}@${version}`;
}

/** Thrown by an importer to refuse the whole file. */
export class ImportRefusal extends Error {
  readonly refusal: Refusal;
  /** What else is wrong with the file, so that all of it is mended at once. */
  readonly others: readonly Refusal[];

  constructor(reason: string, line = 0, column = 0, others: readonly Refusal[] = []) {
    super(reason);
    this.name = 'ImportRefusal';
    this.refusal = { line, column, reason };
    this.others = others;
  }
}
