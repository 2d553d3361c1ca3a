import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { readConfig } from '#server/config/config.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { migrateFolder } from '#server/compose/migrate-folder.ts';
import { makeOnce } from './make-once.ts';

/** Puts a `library.db` with all its tables and nothing in them into a folder, as it is opened for the first time. */
export function layEmptyLibrary(folder: string): Promise<void> {
  return lay('library', folder, async () => (await openLibraryDatabase(folder, KNOWN_INSTRUMENTS)).close());
}

/** The same with the records that every library has, as its first writer leaves it. */
export function layBuiltInLibrary(folder: string): Promise<void> {
  return lay('built-in-library', folder, async () => {
    await migrateFolder(readConfig({ PANDECT_DATA: folder }));
  });
}

async function lay(name: string, folder: string, make: () => Promise<void>): Promise<void> {
  const path = join(folder, 'library.db');
  if (!existsSync(path)) await makeOnce(name, path, make);
}
