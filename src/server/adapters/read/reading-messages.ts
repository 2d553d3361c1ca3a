import type { ImportEvent, Refusal } from '#importers/importer.ts';
import type { WantedFile } from '#server/ports/file-reader.ts';

/** What a reading process is sent: a file to read, that a portion of its events was taken, that nobody wants the rest. */
export type ReadingMessage =
  | { readonly wanted: WantedFile; /** Of processor time. */ readonly milliseconds: number }
  | { readonly taken: true }
  | { readonly leave: true };

/** What it answers: how many bytes were read, the next portion of events, and with the last of them the end. */
export interface ReadingAnswer {
  readonly bytes: number;
  readonly events: readonly ImportEvent[];
  readonly end?: ReadingEnd;
}

export interface ReadingEnd {
  /** What is wrong with the file; nothing where it was read to its end. */
  readonly refusals: readonly Refusal[];
  /** What the process takes of the memory once the file is read, in bytes. */
  readonly memory: number;
}

/** Portions of events that are under way at once: a long text is whole neither where it is read nor where it is stored. */
export const PORTIONS_UNDER_WAY = 4;

/** How a reading process ends itself where a file breaks a bound: by signals that nobody else sends it. */
export const BROKEN_BOUNDS = { memory: 'SIGUSR2', time: 'SIGVTALRM' } as const satisfies Record<string, NodeJS.Signals>;

/** What the thread that watches a reading process is given. */
export interface Watched {
  /** The process that it reads for: without that one it ends. */
  readonly parent: number;
  /** In bytes. */
  readonly memory: number;
  /** The processor time at which the file at hand has had its share, in milliseconds; 0 between files. */
  readonly until: Float64Array;
}
