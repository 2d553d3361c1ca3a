import { IndexWriter } from './adapters/sqlite/index/index-writer.ts';
import { openLibraryDatabase } from './adapters/sqlite/library-database.ts';
import { SqliteLibraryWriter } from './adapters/sqlite/library/library-writer.ts';
import { createSystemClock } from './adapters/system/system-clock.ts';
import type { Config } from './config.ts';
import { ImportService } from './features/importing/import.service.ts';
import { IMPORTERS } from './importer-list.ts';

/** The library for writing: what an import, a removal or a reindex needs. */
export interface OpenWriter {
  readonly importing: ImportService;
  readonly writer: SqliteLibraryWriter;
  close(): void;
}

export async function openWriter(config: Config): Promise<OpenWriter> {
  const database = await openLibraryDatabase(config.dataFolder);
  const clock = createSystemClock(config.timeZone);
  const writer = new SqliteLibraryWriter(database.sqlite, new IndexWriter(database.sqlite), () => clock.now());
  return {
    importing: new ImportService(writer, IMPORTERS),
    writer,
    close: () => database.close(),
  };
}
