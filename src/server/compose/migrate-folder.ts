import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { openPeopleDatabase } from '#server/adapters/sqlite/people-database.ts';
import type { Config } from '#server/config/config.ts';
import { KNOWN_INSTRUMENTS } from './known-instruments.ts';
import { openWriter } from './writer.ts';

/** What was done to bring a data folder up to date: the steps taken, by name. */
export interface FolderMigration {
  readonly library: readonly string[];
  readonly people: readonly string[];
}

export interface MigrationWish {
  /** Whether to wait until documents have all that they have to be given. */
  readonly isWhole?: boolean;
  readonly signal?: AbortSignal;
  /** Told how far that is: through documents or records, by their numbers. */
  readonly onProgress?: (progress: {
    readonly of: 'documents' | 'records';
    readonly done: number;
    readonly total: number;
  }) => void;
}

/**
 * Brings both databases of the data folder to the schema of this version and makes them where they are missing. What
 * documents still have to be given is waited for with `isWhole`; else it goes on by itself once a server runs. The library
 * is given its built-in records. Throws `LibraryLocked` while somebody else writes to a library that is not up to date.
 */
export async function migrateFolder(config: Config, options: MigrationWish = {}): Promise<FolderMigration> {
  const people = await openPeopleDatabase(config.dataFolder);
  people.close();
  const library = await openLibraryDatabase(config.dataFolder, KNOWN_INSTRUMENTS, options.onProgress);
  options.signal?.addEventListener('abort', () => library.close(), { once: true });
  try {
    if (options.isWhole) await library.filled;
  } finally {
    library.close();
  }
  if (!options.signal?.aborted) await giveBuiltIn(config);
  return { library: library.migrated, people: people.migrated };
}

/** Opening the library to write gives it what it lacks; one that lacks nothing is not held. */
async function giveBuiltIn(config: Config): Promise<void> {
  const { writer, close } = await openWriter(config);
  try {
    if (!(await writer.hasBuiltIn())) await writer.open();
  } finally {
    await close();
  }
}
