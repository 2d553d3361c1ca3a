import type { Importer } from '#importers/importer.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { ImportRun } from './import-run.ts';
import { listSourceFiles } from './list-source-files.ts';

/** Imports files and folders: each file alone, in order, unchanged ones skipped, refused ones named. */
export class ImportService {
  readonly #writer: ContentWriter;
  readonly #importers: readonly Importer[];

  constructor(writer: ContentWriter, importers: readonly Importer[]) {
    this.#writer = writer;
    this.#importers = importers;
  }

  /** Throws `LibraryLocked` while another import runs, and what the file system says of a root that is not there. */
  async run(options: ImportOptions): Promise<ImportReport> {
    const started = performance.now();
    const files = listSourceFiles(options.roots);
    const run = new ImportRun(this.#writer, this.#importers, options, files);
    await this.#writer.open();
    try {
      for (const file of files) {
        if (options.signal.aborted) break;
        await run.take(file);
      }
      if (options.dryRun) await this.#writer.rollback();
      else {
        await this.#writer.commit();
        // Also where nothing changed: an import that was killed may have left a merge half done.
        await this.#writer.compact();
      }
    } catch (error) {
      await this.#writer.rollback();
      throw error;
    } finally {
      await this.#writer.close();
    }
    return {
      imported: run.imported,
      updated: run.updated,
      unchanged: run.unchanged,
      refused: run.refused,
      seconds: Math.round(performance.now() - started) / 1000,
      interrupted: options.signal.aborted,
    };
  }
}
