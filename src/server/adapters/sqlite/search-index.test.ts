import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { describeSearchIndex } from '#server/ports/search-index.conformance.ts';
import { layEmptyLibrary } from '#tests/support/lay-library.ts';
import { ThreadedBuilder } from '../embedded-search/threaded-builder.ts';
import type { OtherBuilder } from '../index/other-builder.ts';
import { SegmentIndex } from '../index/segment-index.ts';
import { findDocuments } from './find-documents.test-support.ts';
import { isIndexOld } from './index/index-version.ts';
import { SegmentStore } from './index/segment-store.ts';
import { openLibraryDatabase } from './library-database.ts';

/** What builds the index, for each index that is opened. */
function describeIndex(name: string, createBuilder: () => OtherBuilder | undefined): void {
  describeSearchIndex(name, { isInStore: true, hasParts: true }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pandect-index-'));
    await layEmptyLibrary(folder);
    const { path, sqlite, queries, close } = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
    sqlite.exec(`UPDATE index_state SET value = 0 WHERE name = 'version'`);
    const reopen = () => new SegmentIndex(new SegmentStore(sqlite), createBuilder());
    const index = reopen();
    // The first change of each is its own work.
    await index.refresh();
    return {
      index,
      reopen,
      find: async (word) => (await findDocuments(path, word)).map((id) => Number(id.slice('doc-'.length))),
      inTransaction: (work) => queries.transaction().execute(work),
      isCurrent: async () => !isIndexOld(sqlite),
      damage: async () => {
        sqlite.exec(`UPDATE index_chunk SET bytes = zeroblob(length(bytes)) WHERE section = 'positions'`);
      },
      close: async () => {
        await index.discard();
        close();
        rmSync(folder, { recursive: true });
      },
    };
  });
}

describeIndex('the index in segments, in SQLite', () => undefined);
describeIndex('the same, built in a thread', () => new ThreadedBuilder(() => true));
