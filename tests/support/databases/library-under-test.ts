import type { Kysely } from 'kysely';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlComparisonStore } from '#server/adapters/sql/library/sql-comparison-store.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import { SqlProfileStore } from '#server/adapters/sql/library/sql-profile-store.ts';
import { SqlRecordStore } from '#server/adapters/sql/library/sql-record-store.ts';
import { SqlFactStore } from '#server/adapters/sql/library/sql-fact-store.ts';
import { SqlReferenceStore } from '#server/adapters/sql/library/sql-reference-store.ts';
import { SqlRelationStore } from '#server/adapters/sql/relations/sql-relation-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { SqlContentWriter } from '#server/adapters/sql/writer/sql-content-writer.ts';
import { SqlPersonDecisions } from '#server/adapters/sql/writer/sql-person-decisions.ts';
import type { LibraryRecord } from '#server/ports/content-store.test-support.ts';
import type { ComparisonStoreUnderTest } from '#server/ports/comparison-store.conformance.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { ProfileStoreUnderTest } from '#server/ports/profile-store.conformance.ts';
import type { FactStoreUnderTest } from '#server/ports/fact-store.conformance.ts';
import type { ReferenceStoreUnderTest } from '#server/ports/reference-store.conformance.ts';
import type { RelationStoreUnderTest } from '#server/ports/relation-store.conformance.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import type { WriterLock } from '#server/ports/writer-lock.ts';
import { putRecords } from '../put-records.ts';

/** What a library is made of. */
interface LibraryParts {
  readonly queries: Kysely<LibrarySchema>;
  createIndex(): SearchIndex;
  createLock(now: () => string): WriterLock;
  readonly comparer: TextComparer;
  /** Ids of the documents that a search for a word finds. */
  find(word: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type LibraryUnderTest = FactStoreUnderTest &
  ComparisonStoreUnderTest &
  ProfileStoreUnderTest &
  ReferenceStoreUnderTest &
  RelationStoreUnderTest;

/** The stores of an empty library, and a writer for each change. */
export function presentLibrary({ queries, createIndex, createLock, comparer, find, close }: LibraryParts) {
  const write = async <T>(at: string, work: (writer: ContentWriter) => Promise<T>): Promise<T> => {
    const now = () => at;
    const lock = createLock(now);
    const writer = new SqlContentWriter({
      db: queries,
      index: createIndex(),
      comparer,
      lock,
      isRead: () => false,
      known: KNOWN_INSTRUMENTS,
      now,
    });
    await writer.open();
    try {
      return await work(writer);
    } finally {
      await writer.close();
    }
  };
  const decisionsAt = (at: string) =>
    new SqlPersonDecisions({ db: queries, index: createIndex(), known: KNOWN_INSTRUMENTS, now: () => at });
  const library: LibraryUnderTest = {
    store: new SqlContentStore(queries),
    records: new SqlRecordStore(queries),
    reference: new SqlReferenceStore(queries),
    comparisons: new SqlComparisonStore(queries),
    facts: new SqlFactStore(queries),
    profiles: new SqlProfileStore(queries),
    relations: new SqlRelationStore(queries),
    citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS),
    put: (records: readonly LibraryRecord[], at: string, demo: boolean) =>
      write(at, (writer) => putRecords(writer, records, demo)),
    remove: (ids: readonly string[], at: string) => write(at, async (writer) => void (await writer.remove(ids))),
    decisionsAt,
    reindex: (at) => write(at, (writer) => writer.reindex(() => {})),
    isInStep: async (at) => {
      const signal = new AbortController().signal;
      const wish = { repair: false, signal, onProgress: () => {} };
      return (await write(at, (writer) => writer.reconcile(wish))).isInStep;
    },
    find: async (word) => (await find(word)).toSorted(),
    close,
  };
  return library;
}
