import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqliteDatabase, type SqlRow } from '#server/adapters/sqlite/database.ts';
import { isIndexOld } from '#server/adapters/sqlite/index/index-version.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const WORDS = 'seat award tribunal quay hull freight notice breach interest cost panel hearing'.split(' ');
const COUNT = 40;

let server: TestServer;
let library: SqliteDatabase;

const documents = Array.from({ length: COUNT }, (_, index) => ({
  id: `doc-${index}`,
  title: `Award number ${index}`,
  type: 'Award',
  jurisdiction: [index % 2 === 0 ? 'France' : 'Norway'],
  authors: ['—', `Mara Ellingsen ${index}`, 'Tomas Quay'],
  publicationDate: `2020-01-${String((index % 28) + 1).padStart(2, '0')}`,
  text: `${WORDS.slice(index % 5).join(' ')} only${index}here. Running runs ran, mot*if ${index}.`,
}));

/** Two imports, so that the index has two segments. */
beforeEach(async () => {
  server = new TestServer();
  server.temporary.write('first.jsonl', jsonLines(...documents.slice(0, 20)));
  await server.temporary.import();
  server.temporary.write('second.jsonl', jsonLines(...documents.slice(20)));
  await server.temporary.import();
  await server.open();
  library = new SqliteDatabase(join(server.temporary.config.dataFolder, 'library.db'));
});

afterEach(async () => {
  library.close();
  await server.close();
});

const pandect = (...args: readonly string[]) => runPandect(server.temporary.config.dataFolder, args);

async function reconcile(...flags: readonly string[]) {
  const { code, out } = await pandect('reconcile', '--json', ...flags);
  return { code, found: JSON.parse(out) as Record<string, unknown> };
}

const find = async (q: string) => (await server.search({ q })).total;

/** A document gets the text of another, behind the back of the index. */
function changeText(id: string, text: string): void {
  const row = library.get<{ content: number } & SqlRow>('SELECT content FROM document WHERE id = ?', id);
  const chunk = library.get<{ blocks: string } & SqlRow>(
    'SELECT blocks FROM content_chunk WHERE content = ?',
    row!.content,
  );
  const changed = chunk!.blocks.replace('hull', text);
  expect(changed).not.toBe(chunk!.blocks);
  library.run('UPDATE content_chunk SET blocks = ? WHERE content = ?', changed, row!.content);
}

describe('pandect reconcile', () => {
  it('takes the place of a reindex after an update, once it finds everything in step', async () => {
    library.run(`UPDATE index_state SET value = 0 WHERE name = 'version'`);
    changeText('doc-0', 'wharf');
    await reconcile();
    expect(isIndexOld(library)).toBe(true);
    await reconcile('--repair');
    expect(isIndexOld(library)).toBe(false);
  });

  it('finds an undisturbed library in step', async () => {
    const { code, found } = await reconcile();
    expect(code).toBe(0);
    expect(found).toEqual({ documents: COUNT, drift: [], damagedSegments: 0, repaired: 0, isInStep: true });
    expect((await pandect('reconcile')).out).toBe(`${COUNT} documents, all in step\n`);
  });

  it('finds one word that changed, a title, a date and a facet, and puts them right while the server answers', async () => {
    changeText('doc-3', 'xylograf');
    const change = (id: string, from: string, to: string) =>
      library.run('UPDATE document SET record_json = replace(record_json, ?, ?) WHERE id = ?', from, to, id);
    change('doc-4', 'Award number', 'Ruling number');
    change('doc-5', '2020-01-06', '2021-01-06');
    change('doc-6', 'France', 'Greece');
    const changed = ['doc-3', 'doc-4', 'doc-5', 'doc-6'].map((id) => ({ id, kind: 'out-of-date' }));
    const drift = [...changed, { id: 'doc-4', kind: 'names-wrong', rows: 1 }];
    expect(await reconcile()).toMatchObject({ code: 1, found: { drift, repaired: 0, isInStep: false } });
    expect(await find('xylograf')).toBe(0);
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { drift, repaired: 5, isInStep: true } });
    await vi.waitFor(async () => expect(await find('xylograf')).toBe(1));
    expect(await find('ruling')).toBe(1);
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [], isInStep: true } });
  });

  it('finds what a lost part of the index held, and brings it back while the server answers', async () => {
    const [segment] = library.all<{ id: number } & SqlRow>(
      "SELECT id FROM index_segment WHERE state = 'live' ORDER BY id",
    );
    library.run('DELETE FROM index_segment WHERE id = ?', segment!.id);
    library.run("UPDATE index_state SET value = value + 1 WHERE name = 'generation'");
    await vi.waitFor(async () => expect(await find('hull')).toBeLessThan(COUNT));
    const { code, found } = await reconcile('--repair');
    expect(code).toBe(0);
    expect(found).toMatchObject({ documents: COUNT, isInStep: true });
    expect(found['drift']).toContainEqual({ id: 'doc-0', kind: 'not-indexed' });
    await vi.waitFor(async () => expect(await find('hull')).toBe(COUNT));
    const orphans = 'SELECT count(*) AS n FROM index_chunk WHERE segment NOT IN (SELECT id FROM index_segment)';
    expect(library.get<{ n: number } & SqlRow>(orphans)?.n).toBe(0);
  });

  it('takes out a part of the index that lacks bytes and indexes its documents anew', async () => {
    library.run(
      "DELETE FROM index_chunk WHERE section = 'positions' AND segment = (SELECT min(id) FROM index_segment)",
    );
    const checked = await reconcile();
    expect(checked).toMatchObject({ code: 1, found: { damagedSegments: 1, isInStep: false } });
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { isInStep: true } });
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [], damagedSegments: 0 } });
    await vi.waitFor(async () => expect(await find('hull')).toBe(COUNT));
  });

  /** Turns one bit in the middle of a section of the first segment; the length stays. */
  function damage(section: string): void {
    const first = 'segment = (SELECT min(id) FROM index_segment) AND section = ? AND sequence = 0';
    const row = library.get<{ bytes: Uint8Array } & SqlRow>(`SELECT bytes FROM index_chunk WHERE ${first}`, section);
    const bytes = new Uint8Array(row!.bytes);
    bytes[bytes.length >> 1]! ^= 64;
    library.run(`UPDATE index_chunk SET bytes = ? WHERE ${first}`, bytes, section);
  }

  const check = () =>
    server.temporary.withWriter(async ({ writer }) => {
      await writer.open();
      const found = await writer.reconcile({
        repair: false,
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      await writer.close();
      return found;
    });

  it('finds one bit that turned over in any section of the index, reads nothing of that part, and replaces it', async () => {
    const sections = library.all<{ section: string } & SqlRow>(
      'SELECT DISTINCT section FROM index_chunk WHERE segment = (SELECT min(id) FROM index_segment)',
    );
    expect(sections.length).toBeGreaterThan(15);
    for (const { section } of sections) {
      damage(section);
      expect(await check(), section).toMatchObject({ damagedSegments: 1, isInStep: false });
      damage(section);
    }
    expect(await check()).toMatchObject({ damagedSegments: 0, isInStep: true });
    damage('stemLists');
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { damagedSegments: 1, isInStep: true } });
    expect(await check()).toMatchObject({ damagedSegments: 0, isInStep: true });
    await vi.waitFor(async () => expect(await find('hull')).toBe(COUNT));
  });

  it('comes to an end in damaged lists of words that were written before there were checksums', async () => {
    library.run("UPDATE index_segment SET meta = json_remove(meta, '$.checksums')");
    expect(await check()).toMatchObject({ damagedSegments: 0, isInStep: true });
    for (const section of ['wordLists', 'stemLists', 'listStarts', 'listPositions', 'positions', 'documents']) {
      damage(section);
      expect(await check(), section).toMatchObject({ isInStep: false });
      damage(section);
    }
  });

  it('takes out what the library no longer holds, and tells of a text that is not whole', async () => {
    library.run('DELETE FROM document WHERE id = ?', 'doc-7');
    library.run("UPDATE document SET removed_at = '2026-01-01T00:00:00.000Z' WHERE id = 'doc-8'");
    library.run("DELETE FROM content_chunk WHERE content = (SELECT content FROM document WHERE id = 'doc-9')");
    const { code, found } = await reconcile('--repair');
    expect(code).toBe(1);
    // Names, aliases and links of both documents; of the one that is no more its version and its edition, too.
    expect(found).toMatchObject({ repaired: 2 + 14, isInStep: false });
    expect(found['drift']).toEqual(
      expect.arrayContaining([
        { id: null, kind: 'not-stored' },
        { id: 'doc-8', kind: 'not-stored' },
        { id: 'doc-9', kind: 'text-missing' },
        { id: null, kind: 'left-over', rows: 14 },
      ]),
    );
    await vi.waitFor(async () => expect(await find('only7here OR only8here')).toBe(0));
    const told = await pandect('reconcile', '--repair');
    expect(told).toMatchObject({ code: 1, out: expect.stringContaining('doc-9 lacks a part of its stored text') });
  });

  it('finds a document that stands in the index twice, and leaves it there once', async () => {
    const changed = { id: 'doc-3', title: 'Award number 3', type: 'Award', text: 'Another hull altogether.' };
    const others = documents.slice(0, 20).filter(({ id }) => id !== changed.id);
    server.temporary.write('first.jsonl', jsonLines(changed, ...others));
    await server.temporary.import();
    await vi.waitFor(async () => expect(await find('"another hull"')).toBe(1));
    expect(await find('only3here')).toBe(0);
    // The index forgets that the former entry no longer counts.
    library.run('DELETE FROM index_deletion');
    const drift = [{ id: 'doc-3', kind: 'indexed-twice' }];
    expect(await reconcile()).toMatchObject({ code: 1, found: { drift, repaired: 0, isInStep: false } });
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { drift, repaired: 1, isInStep: true } });
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [], isInStep: true } });
  });

  it('waits for nobody: while an import runs it says who holds the library', async () => {
    await server.temporary.withWriter(async ({ writer }) => {
      await writer.open();
      const refused = await pandect('reconcile', '--repair');
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`process ${process.pid}`) });
    });
  });

  it('stops where it is told to and leaves the library as it was', async () => {
    changeText('doc-3', 'xylograf');
    const stop = new AbortController();
    stop.abort();
    const found = await server.temporary.withWriter(async ({ writer }) => {
      await writer.open();
      const result = await writer.reconcile({ repair: true, signal: stop.signal, onProgress: () => {} });
      await writer.close();
      return result;
    });
    expect(found).toMatchObject({ repaired: 0, isInStep: false });
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { repaired: 1 } });
  });
});
