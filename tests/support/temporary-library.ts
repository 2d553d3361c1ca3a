import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EditionId } from '#domain/edition/edition.ts';
import { readConfig, type Config } from '#server/config/config.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { openLibrary, type OpenLibrary } from '#server/compose/content.ts';
import { openFileReader } from '#server/compose/file-reader.ts';
import { loadDemoLibrary } from '#server/compose/load-demo-library.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { openWriter, type OpenWriter } from '#server/compose/writer.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import { layBuiltInLibrary, layEmptyLibrary } from './lay-library.ts';
import { makeOnce, STARTED } from './make-once.ts';

export interface ImportWish {
  readonly editions?: readonly EditionId[];
  readonly roots?: readonly string[];
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (path: string) => void;
}

/** No limits: a test asks more often than a reader. */
const QUIET = {
  PANDECT_LOG: 'silent',
  PANDECT_LIMIT_CLIENT: '0',
  PANDECT_LIMIT_ACCOUNT: '0',
  PANDECT_LIMIT_SIGN_IN: '0',
  PANDECT_LIMIT_MESSAGES: '0',
  PANDECT_LIMIT_SEARCH: '0',
  PANDECT_READING_10_MINUTES: '0',
  PANDECT_READING_DAY: '0',
  PANDECT_READING_INSTITUTION_DAY: '0',
  PANDECT_SEARCHES_AT_ONCE: '0',
};

/** Reads the files of every library that a process of tests makes: its own processes end with that. */
const READER = openFileReader();

/** A library of its own in a temporary folder, with files to import; removed by `dispose`. */
export class TemporaryLibrary {
  readonly folder = mkdtempSync(join(tmpdir(), 'pandect-library-'));
  readonly files = join(this.folder, 'files');
  readonly config: Config;
  /** What reads its files. */
  reader: FileReader = READER;

  constructor(environment: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.files);
    this.config = readConfig({ ...QUIET, PANDECT_DATA: join(this.folder, 'data'), ...environment });
  }

  /** Writes a file to import; `path` may name folders. */
  write(path: string, content: string | Uint8Array): string {
    const absolute = join(this.files, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
    return absolute;
  }

  /** Puts the demo content of the named editions in, before all else: it is imported once in a run, and copied. */
  loadDemo(editions: readonly EditionId[]): Promise<void> {
    return this.#layDemo(editions.join('-'), async () => {
      // What several wishes begin with is made once.
      const before = editions.slice(0, -1);
      if (before.length > 0) await this.loadDemo(before);
      for (const edition of editions.slice(-1)) await this.#importDemo(edition);
    });
  }

  /** The same as a first start does it: with former texts, and what was withdrawn. */
  loadDemoAsStarted(): Promise<void> {
    return this.#layDemo(STARTED, async () => {
      const { refused } = await loadDemoLibrary(this.config, new AbortController().signal);
      if (refused.length > 0) throw new Error(JSON.stringify(refused.slice(0, 5)));
    });
  }

  #layDemo(name: string, make: () => Promise<void>): Promise<void> {
    const path = join(this.config.dataFolder, 'library.db');
    if (existsSync(path)) throw new Error('load the demo library before anything is imported or opened: it is copied');
    return makeOnce(name, path, make);
  }

  async #importDemo(edition: EditionId): Promise<void> {
    const folder = edition.toLowerCase();
    const roots = ['', 'arrivals'].map((part) => join(PRODUCT.demoFolder, part, folder));
    const { refused } = await this.import({ roots, editions: [edition] });
    if (refused.length > 0) throw new Error(JSON.stringify(refused.slice(0, 5)));
  }

  async import(wish: ImportWish = {}): Promise<ImportReport> {
    return this.withWriter((writer) =>
      writer.importing.run({
        roots: wish.roots ?? [this.files],
        editions: wish.editions ?? ['KA'],
        format: 'auto',
        dryRun: wish.dryRun ?? false,
        maxFileBytes: this.config.maxFileBytes,
        demo: false,
        onProgress: (progress) => wish.onProgress?.(progress.path),
        signal: wish.signal ?? new AbortController().signal,
      }),
    );
  }

  async withWriter<T>(work: (writer: OpenWriter) => T | Promise<T>): Promise<T> {
    await layBuiltInLibrary(this.config.dataFolder);
    const writer = await openWriter(this.config, this.reader);
    try {
      return await work(writer);
    } finally {
      await writer.close();
    }
  }

  /** Opens the library for reading, searching on this thread. */
  async open(): Promise<OpenLibrary> {
    await layEmptyLibrary(this.config.dataFolder);
    return openLibrary(this.config, { workers: 0 });
  }

  async withLibrary<T>(work: (library: OpenLibrary) => T | Promise<T>): Promise<T> {
    const library = await this.open();
    try {
      return await work(library);
    } finally {
      await library.close();
    }
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A JSON Lines file of documents. */
export function jsonLines(...documents: readonly object[]): string {
  return `${documents.map((document) => JSON.stringify(document)).join('\n')}\n`;
}
