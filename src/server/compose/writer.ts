import { BUILT_IN_RECORDS } from '#editions/shared/built-in-records.ts';
import { ThreadedBuilder } from '#server/adapters/embedded-search/threaded-builder.ts';
import { SegmentIndex } from '#server/adapters/index/segment-index.ts';
import { SqlForgetting } from '#server/adapters/sql/writer/sql-forgetting.ts';
import { SqlPersonDecisions } from '#server/adapters/sql/writer/sql-person-decisions.ts';
import { SqlWorkJoins } from '#server/adapters/sql/writer/sql-work-joins.ts';
import { SqlContentWriter } from '#server/adapters/sql/writer/sql-content-writer.ts';
import { SegmentStore } from '#server/adapters/sqlite/index/segment-store.ts';
import { eraseFreed } from '#server/adapters/sqlite/erase-freed.ts';
import { FileLock } from '#server/adapters/sqlite/file-lock.ts';
import { lockPath, openLibraryDatabase, readersPath } from '#server/adapters/sqlite/library-database.ts';
import { ReaderMark } from '#server/adapters/sqlite/reader-mark.ts';
import { DISK_SOURCE_FILES } from '#server/adapters/system/disk-source-files.ts';
import { createSystemClock } from '#server/adapters/system/system-clock.ts';
import type { Config } from '#server/config/config.ts';
import { ImportService } from '#server/features/importing/import.service.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import type { Forgetting } from '#server/ports/forgetting.ts';
import type { PersonDecisions } from '#server/ports/person-decisions.ts';
import type { WorkJoins } from '#server/ports/work-joins.ts';
import { openFileReader } from './file-reader.ts';
import { IMPORTERS } from './importers.ts';
import { KNOWN_INSTRUMENTS } from './known-instruments.ts';
import { SUBSCRIPTION_CODES_OF } from './subscription-codes.ts';
import { openComparer } from './text-comparer.ts';

/** The library for writing: what an import, a removal, a reindex or a decision needs. */
export interface OpenWriter {
  readonly importing: ImportService;
  readonly writer: ContentWriter;
  /** What is decided about people; under the writer's lock. */
  readonly decisions: PersonDecisions;
  /** Which documents are one work; what is decided under the writer's lock. */
  readonly joins: WorkJoins;
  /** What is taken away for good; under the writer's lock. */
  readonly forgetting: Forgetting;
  /** Gives back the lock, too. */
  close(): Promise<void>;
}

/** Reads the files of imports with `reader` where one is given, and leaves that open. */
export async function openWriter(config: Config, reader?: FileReader): Promise<OpenWriter> {
  const database = await openLibraryDatabase(config.dataFolder, KNOWN_INSTRUMENTS);
  const clock = createSystemClock(config.timeZone);
  const now = () => clock.now();
  const mark = new ReaderMark(readersPath(config.dataFolder));
  const index = new SegmentIndex(new SegmentStore(database.sqlite), new ThreadedBuilder(() => !mark.isHeld()));
  const comparer = openComparer(database.path);
  const own = openFileReader();
  const writer = new SqlContentWriter({
    db: database.queries,
    index,
    comparer,
    lock: new FileLock(lockPath(config.dataFolder), now),
    known: KNOWN_INSTRUMENTS,
    isRead: () => mark.isHeld(),
    now,
    builtIn: BUILT_IN_RECORDS,
  });
  return {
    importing: new ImportService({
      writer,
      importers: IMPORTERS,
      sources: DISK_SOURCE_FILES,
      reader: reader ?? own,
      codes: SUBSCRIPTION_CODES_OF,
      today: () => clock.today(),
    }),
    writer,
    decisions: new SqlPersonDecisions({ db: database.queries, index, known: KNOWN_INSTRUMENTS, now }),
    joins: new SqlWorkJoins({ db: database.queries, now }),
    forgetting: new SqlForgetting({ db: database.queries, index, erase: () => eraseFreed(database.path), now }),
    close: async () => {
      await writer.close();
      await own.close();
      await comparer.close();
      mark.close();
      database.close();
    },
  };
}
