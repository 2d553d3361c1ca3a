import type { ImportEvent, ImportFormat } from '#importers/importer.ts';
import type { ListedFile } from './source-files.ts';

/** Reads files that come from elsewhere, so that none takes more of the machine than a file may. */
export interface FileReader {
  /**
   * What the importer of a format finds in a file, in its order. Files may be read beside each other. Throws
   * `ImportRefusal` with all that is wrong with the file, or with the bound that reading it broke, in words. Ends early
   * once the signal fires.
   */
  read(wanted: WantedFile, watch: WatchReading): AsyncIterable<ImportEvent>;
  /** Ends what runs. */
  close(): Promise<void>;
}

export interface WantedFile {
  readonly file: ListedFile;
  readonly format: ImportFormat;
}

export interface WatchReading {
  readonly signal: AbortSignal;
  /** Told how many bytes of the file were read so far. */
  readonly onBytes?: (bytes: number) => void;
  /** Told once the file is read to its end, though its last events are not taken yet: the next may be read. */
  readonly onRead?: () => void;
}
