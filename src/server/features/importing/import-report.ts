import type { UnrecordedNames } from '#server/ports/content-writer.ts';

/** One thing that was not taken. Lines and columns count from 1; 0 where there is none. */
export interface RefusedFile {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/** One thing that was taken otherwise than its file says, and how. */
export type NotedFile = RefusedFile;

/** What an import did. `seconds` is wall clock. */
export interface ImportReport {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Documents of files that lie elsewhere now. */
  readonly moved: number;
  /** Further formats of works that are held. */
  readonly merged: number;
  readonly refused: readonly RefusedFile[];
  /** Names of the library that mean nobody of whom it has a record; undefined where nothing was kept. */
  readonly unrecorded: UnrecordedNames | undefined;
  readonly noted: readonly NotedFile[];
  readonly seconds: number;
  /** Stopped before the end; the same command goes on where it stopped. */
  readonly interrupted: boolean;
}

/** How far an import is. Bytes count the files of this run. */
export interface ImportProgress {
  readonly path: string;
  readonly filesDone: number;
  readonly filesTotal: number;
  readonly bytesDone: number;
  readonly bytesTotal: number;
  readonly records: number;
  readonly refused: number;
}

export const EMPTY_REPORT: ImportReport = {
  imported: 0,
  updated: 0,
  unchanged: 0,
  moved: 0,
  merged: 0,
  refused: [],
  unrecorded: undefined,
  noted: [],
  seconds: 0,
  interrupted: false,
};

/** Two runs as one. */
export function addReports(a: ImportReport, b: ImportReport): ImportReport {
  return {
    imported: a.imported + b.imported,
    updated: a.updated + b.updated,
    unchanged: a.unchanged + b.unchanged,
    moved: a.moved + b.moved,
    merged: a.merged + b.merged,
    refused: [...a.refused, ...b.refused],
    unrecorded: b.unrecorded ?? a.unrecorded,
    noted: [...a.noted, ...b.noted],
    seconds: a.seconds + b.seconds,
    interrupted: a.interrupted || b.interrupted,
  };
}
