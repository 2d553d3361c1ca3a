import type { KyselyPlugin } from 'kysely';
import { AdvisoryLock } from '#server/adapters/postgres/advisory-lock.ts';
import type { PostgresDatabase } from '#server/adapters/postgres/postgres-database.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { SqlContentWriter } from '#server/adapters/sql/writer/sql-content-writer.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import type { ContentWriterUnderTest } from '#server/ports/content-writer.test-support.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';
import { FarIndex, type FarEngine } from '#server/ports/far-index.test-support.ts';
import { compareFrom, createPostgresLibrary, listIds } from './open-postgres-library.ts';
import { countLeftTexts, countUntold, spoilLibrary } from './writer-under-test.ts';

/** What one writer has of the server. */
interface Connection {
  readonly database: PostgresDatabase<LibrarySchema>;
  readonly lock: AdvisoryLock;
  readonly failing: Failing;
}

/** Lets a statement fail when a test wants it to. */
class Failing implements KyselyPlugin {
  failAfter = Infinity;

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.failAfter -= 1;
    if (this.failAfter !== -1) return node;
    this.failAfter = Infinity;
    throw new Error('the disk is full');
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

/** A library in PostgreSQL for the suite of writers, its index elsewhere. */
export async function openPostgresWriter(engine: FarEngine): Promise<ContentWriterUnderTest> {
  const { address, connect, dispose } = await createPostgresLibrary();
  const { queries } = connect();
  const connections = new Map<ContentWriter, Connection>();
  let isRead = true;
  const end = async ({ database, lock }: Connection) => {
    await lock.release();
    await database.close();
  };
  return {
    connect: async (now) => {
      const connection = { database: connect(), lock: new AdvisoryLock(address, now), failing: new Failing() };
      const writer = new SqlContentWriter({
        db: connection.database.queries.withPlugin(connection.failing),
        index: new FarIndex(engine),
        comparer: compareFrom(queries),
        lock: connection.lock,
        isRead: () => isRead,
        known: KNOWN_INSTRUMENTS,
        now,
      });
      connections.set(writer, connection);
      return writer;
    },
    kill: (writer) => end(connections.get(writer)!),
    store: new SqlContentStore(queries),
    citations: new SqlCitationStore(queries, KNOWN_INSTRUMENTS),
    find: (word) => listIds(queries, engine.find(word)),
    setRead: (read) => {
      isRead = read;
    },
    failAfter: (writer, statements) => {
      connections.get(writer)!.failing.failAfter = statements;
    },
    spoil: (kind, id) => {
      const forgetReplaced = (document: number) => void engine.twice.add(document);
      return spoilLibrary({ queries, index: new FarIndex(engine), forgetReplaced }, kind, id);
    },
    countLeftTexts: () => countLeftTexts(queries),
    countUntold: () => countUntold(queries),
    close: async () => {
      for (const connection of connections.values()) await end(connection);
      await dispose();
    },
  };
}
