import { describe, expect, it } from 'vitest';
import { describeContentWriter } from '#server/ports/content-writer.conformance.ts';
import {
  textOf,
  useWriter,
  type ContentWriterUnderTest,
  type OpenContentWriter,
} from '#server/ports/content-writer.test-support.ts';
import { FarEngine, FarIndex } from '#server/ports/far-index.test-support.ts';
import { describeOnBoth } from '#tests/support/databases/databases.ts';
import { findPostgres } from '#tests/support/databases/find-postgres.ts';
import { listIds } from '#tests/support/databases/open-postgres-library.ts';
import { openPostgresWriter } from '#tests/support/databases/open-postgres-writer.ts';
import { openWriterUnderTest } from './content-writer.test-support.ts';

const hasPostgres = !('reason' in findPostgres());
let engine: FarEngine;

function openSqliteWriter(mine: FarEngine): Promise<ContentWriterUnderTest> {
  return openWriterUnderTest({
    connect: () => new FarIndex(mine),
    find: async ({ queries }, word) => listIds(queries, mine.find(word)),
    forgetReplaced: (_library, document) => void mine.twice.add(document),
  });
}

const OPEN = { SQLite: openSqliteWriter, PostgreSQL: openPostgresWriter };

describeOnBoth(({ name }) => {
  const open: OpenContentWriter = () => {
    engine = new FarEngine();
    return OPEN[name](engine);
  };
  // On both it would be tried three times: what is another database and what an index elsewhere changes is seen once each.
  if (name === 'PostgreSQL' || !hasPostgres) {
    describeContentWriter(`the writer of a library in ${name} whose index is elsewhere`, open);
  }
  describeFarIndex(`an index elsewhere, of a library in ${name}`, open);
});

function describeFarIndex(name: string, open: OpenContentWriter): void {
  describe(name, () => {
    const library = useWriter(open);

    it('is told once the store has committed, and of each change once', async () => {
      await library.stage([textOf('a', 'quay'), textOf('b', 'quay'), textOf('a', 'hull')]);
      expect(engine.told).toBe(0);
      await library.writer.commit();
      expect(engine.told).toBe(2);
      await library.writer.remove(['b']);
      expect(engine.told).toBe(2);
      expect([...engine.documents.keys()]).toEqual([(await library.get('a')).number]);
    });

    it('that was out of reach for a commit is told at the next opening, and nothing twice', async () => {
      await library.put([textOf('a', 'quay'), textOf('b', 'quay')]);
      for (const calls of [0, 1, 2]) {
        await library.stage([textOf('a', `quay ${calls}`), textOf(`new${calls}`, 'quay')]);
        engine.reachableFor = calls;
        await expect(library.writer.commit()).rejects.toThrow('out of reach');
        // What is stored stays: the store knows what it owes.
        expect((await library.get('a')).version).toBe(calls + 2);
        expect(await library.find('quay')).not.toContain(`new${calls}`);
        await library.subject.kill(library.writer);
        engine.reachableFor = Infinity;
        await library.reopen();
        expect(await library.find(`${calls}`)).toEqual(['a']);
        expect(await library.find('quay')).toContain(`new${calls}`);
        expect(await library.subject.countUntold()).toBe(0);
        expect(await library.isInStep()).toBe(true);
      }
      expect(await library.put([textOf('a', 'quay 2')])).toEqual(['unchanged']);
      expect(engine.documents.size).toBe(5);
    });

    it('that was told and could not be heard is told again without harm', async () => {
      await library.stage([textOf('a', 'quay')]);
      library.subject.failAfter(library.writer, 0);
      await expect(library.writer.commit()).rejects.toThrow();
      await library.writer.commit();
      const { generation } = engine;
      await library.subject.kill(library.writer);
      await library.reopen();
      expect(engine.generation).toBe(generation);
      expect(await library.find('quay')).toEqual(['a']);
    });

    it('out of reach for a withdrawal forgets the document at the next opening', async () => {
      await library.put([textOf('a', 'quay'), textOf('b', 'quay')]);
      engine.reachableFor = 0;
      await expect(library.writer.remove(['a'])).rejects.toThrow('out of reach');
      expect(await library.store.findDocument('a')).toMatchObject({ state: 'withdrawn' });
      await library.subject.kill(library.writer);
      engine.reachableFor = Infinity;
      await library.reopen();
      expect(await library.find('quay')).toEqual(['b']);
      expect(await library.isInStep()).toBe(true);
    });

    it('out of reach keeps no other writer from being told why', async () => {
      await library.stage([textOf('a', 'quay')]);
      engine.reachableFor = 0;
      await expect(library.writer.commit()).rejects.toThrow('out of reach');
      await library.subject.kill(library.writer);
      await expect(library.reopen()).rejects.toThrow('out of reach');
      await library.writer.close();
      engine.reachableFor = Infinity;
      await library.reopen();
      expect(await library.find('quay')).toEqual(['a']);
    });
  });
}
