import { IndexWriter } from '#server/adapters/index/index-writer.ts';
import { SegmentStore } from '#server/adapters/sqlite/index/segment-store.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { SqliteLibraryWriter } from '#server/adapters/sqlite/library/library-writer.ts';
import { createSystemClock } from '#server/adapters/system/system-clock.ts';
import type { Config } from '#server/config/config.ts';
import { ImportService } from '#server/features/importing/import.service.ts';
import { IMPORTERS } from './importers.ts';

/** The library for writing: what an import, a removal or a reindex needs. */
export interface OpenWriter {
  readonly importing: ImportService;
  readonly writer: SqliteLibraryWriter;
  close(): void;
}

export async function openWriter(config: Config): Promise<OpenWriter> {
  const database = await openLibraryDatabase(config.dataFolder);
  const clock = createSystemClock(config.timeZone);
  const index = new IndexWriter(new SegmentStore(database.sqlite));
  const writer = new SqliteLibraryWriter(database.sqlite, index, () => clock.now());
  return {
    importing: new ImportService(writer, IMPORTERS),
    writer,
    close: () => database.close(),
  };
}
