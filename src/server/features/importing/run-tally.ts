import type { Refusal } from '#importers/importer.ts';
import type { StageOutcome } from '#server/ports/content-writer.ts';
import type { ListedFile } from '#server/ports/source-files.ts';
import type { ImportOptions } from './import-options.ts';
import type { NotedFile, RefusedFile } from './import-report.ts';

/** How many records came to what. */
export type Counts = Record<StageOutcome, number>;

/** What came of an import so far: its records by what was done with them, what was refused, and how far it is. */
export class RunTally {
  readonly counts: Counts = { imported: 0, updated: 0, unchanged: 0, moved: 0, merged: 0 };
  readonly refused: RefusedFile[] = [];
  readonly noted: NotedFile[] = [];
  readonly #onProgress: ImportOptions['onProgress'];
  readonly #filesTotal: number;
  readonly #bytesTotal: number;
  #filesDone = 0;
  #bytesDone = 0;

  constructor(onProgress: ImportOptions['onProgress'], files: readonly ListedFile[]) {
    this.#onProgress = onProgress;
    this.#filesTotal = files.length;
    this.#bytesTotal = files.reduce((sum, file) => sum + file.size, 0);
  }

  add(counts: Counts): void {
    this.counts.imported += counts.imported;
    this.counts.updated += counts.updated;
    this.counts.unchanged += counts.unchanged;
    this.counts.moved += counts.moved;
    this.counts.merged += counts.merged;
  }

  refuse(path: string, { line, column, reason }: Refusal): void {
    this.refused.push({ path, line, column, reason });
  }

  /** Once, however often the file is read. */
  note(path: string, line: number, reason: string): void {
    const isKnown = this.noted.some((one) => one.path === path && one.line === line && one.reason === reason);
    if (!isKnown) this.noted.push({ path, line, column: 0, reason });
  }

  /** Tells how far the import is: so many bytes into a file. */
  report(path: string, bytesOfFile: number): void {
    this.#onProgress({
      path,
      filesDone: this.#filesDone,
      filesTotal: this.#filesTotal,
      bytesDone: this.#bytesDone + bytesOfFile,
      bytesTotal: this.#bytesTotal,
      records: sumCounts(this.counts),
      refused: this.refused.length,
    });
  }

  /** Tells that a file is done with. */
  finish({ path, size }: ListedFile): void {
    this.#filesDone += 1;
    this.#bytesDone += size;
    this.report(path, 0);
  }
}

/** All records of them. */
export function sumCounts(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
