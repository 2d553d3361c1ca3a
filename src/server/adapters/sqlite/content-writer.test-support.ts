import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import type { ContentWriterUnderTest } from '#server/ports/content-writer.test-support.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import { SqlContentWriter } from '#server/adapters/sql/writer/sql-content-writer.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { countLeftTexts, countUntold, spoilLibrary } from '#tests/support/databases/writer-under-test.ts';
import { compareFrom } from '#tests/support/databases/open-postgres-library.ts';
import { layEmptyLibrary } from '#tests/support/lay-library.ts';
import { SqliteDatabase } from './database.ts';
import { FileLock } from './file-lock.ts';
import { lockPath, openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { PatientSqliteDialect } from './patient-dialect.ts';

/** The index that belongs to a test library. */
export interface TestedIndex {
  /** As a writer on this connection has it. */
  connect(database: SqliteDatabase): SearchIndex;
  /** Ids of the documents it finds for a word in a library's file. */
  find(database: LibraryDatabase, word: string): Promise<readonly string[]>;
  /** Counts every entry twice that was ever replaced. */
  forgetReplaced(database: LibraryDatabase, document: number): void;
}

/** A connection on which a statement fails when a test wants it to. */
class FailingDatabase extends SqliteDatabase {
  failAfter = Infinity;

  override exec(sql: string): void {
    this.#count();
    super.exec(sql);
  }

  override all<Row extends object>(...statement: Parameters<SqliteDatabase['all']>): Row[] {
    this.#count();
    return super.all<Row>(...statement);
  }

  override get<Row extends object>(...statement: Parameters<SqliteDatabase['get']>): Row | undefined {
    this.#count();
    return super.get<Row>(...statement);
  }

  override run(...statement: Parameters<SqliteDatabase['run']>) {
    this.#count();
    return super.run(...statement);
  }

  override forKysely() {
    const connection = super.forKysely();
    return {
      ...connection,
      prepare: (sql: string) => {
        this.#count();
        return connection.prepare(sql);
      },
    };
  }

  #count(): void {
    this.failAfter -= 1;
    if (this.failAfter !== -1) return;
    this.failAfter = Infinity;
    throw new Error('the disk is full');
  }
}

interface Connection {
  readonly database: FailingDatabase;
  readonly lock: FileLock;
}

/** A library in SQLite for the suite of writers, with an index of its own. */
export async function openWriterUnderTest(index: TestedIndex): Promise<ContentWriterUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-writer-'));
  await layEmptyLibrary(folder);
  const library = await openLibraryDatabase(folder, KNOWN_INSTRUMENTS);
  const { queries } = library;
  let isRead = true;
  const connections = new Map<ContentWriter, Connection>();
  const end = async ({ database, lock }: Connection) => {
    await lock.release();
    database.close();
  };
  return {
    connect: async (now) => {
      const database = new FailingDatabase(library.path);
      const lock = new FileLock(lockPath(folder), now);
      const db = new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(database) });
      const writer = new SqlContentWriter({
        db,
        index: index.connect(database),
        comparer: compareFrom(queries),
        lock,
        isRead: () => isRead,
        known: KNOWN_INSTRUMENTS,
        now,
      });
      connections.set(writer, { database, lock });
      return writer;
    },
    kill: (writer) => end(connections.get(writer)!),
    store: new SqlContentStore(queries),
    citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS),
    find: (word) => index.find(library, word),
    setRead: (read) => {
      isRead = read;
    },
    failAfter: (writer, statements) => {
      connections.get(writer)!.database.failAfter = statements;
    },
    spoil: (kind, id) => {
      const forgetReplaced = (document: number) => index.forgetReplaced(library, document);
      return spoilLibrary({ queries, index: index.connect(library.sqlite), forgetReplaced }, kind, id);
    },
    countLeftTexts: () => countLeftTexts(queries),
    countUntold: () => countUntold(queries),
    close: async () => {
      for (const connection of connections.values()) await end(connection);
      library.close();
      rmSync(folder, { recursive: true });
    },
  };
}
