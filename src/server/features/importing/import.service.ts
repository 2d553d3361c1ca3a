import type { ImportOptions } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { ImportRun, type ImportParts } from './import-run.ts';
import { orderFiles } from './order-files.ts';
import { isAttached } from './read-source-file.ts';

/** Imports files and folders: each file alone, in order, unchanged ones skipped, refused ones named. */
export class ImportService {
  readonly #parts: ImportParts;

  constructor(parts: ImportParts) {
    this.#parts = parts;
  }

  /** Throws `LibraryLocked` while another import runs, and what the file system says of a root that is not there. */
  async run(options: ImportOptions): Promise<ImportReport> {
    const started = performance.now();
    const { writer, sources } = this.#parts;
    const listed = sources.list(options.roots);
    const paths = new Set(listed.map(({ path }) => path));
    const files = orderFiles(listed.filter((file) => !isAttached(file, paths)));
    let unrecorded: ImportReport['unrecorded'];
    const run = new ImportRun(this.#parts, options, files);
    await writer.open();
    try {
      for (const [index, file] of files.entries()) {
        if (options.signal.aborted) break;
        await run.take(file, files[index + 1]);
      }
      await run.takeWaiting();
      await run.noteUnknownComparisons();
      if (options.dryRun) await writer.rollback();
      else {
        await writer.commit();
        // Also where nothing changed: an import that was killed may have left a merge half done.
        await writer.compact();
        unrecorded = await writer.countUnrecorded();
      }
    } catch (error) {
      await writer.rollback();
      throw error;
    } finally {
      await run.close();
      await writer.close();
    }
    return {
      ...run.tally.counts,
      refused: run.tally.refused,
      noted: run.tally.noted,
      unrecorded,
      seconds: Math.round(performance.now() - started) / 1000,
      interrupted: options.signal.aborted,
    };
  }
}
