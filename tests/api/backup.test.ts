import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument } from '#contract/document.ts';
import { addFavorites, getFavorites } from '#contract/favorites.ts';
import { backUp } from '#server/adapters/sqlite/back-up.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const folderOf = (name: string) => join(server.temporary.folder, name);

const record = (id: string) => ({ id, title: `Award ${id}`, text: `The quay of ${id}. `.repeat(200), type: 'Award' });

async function importMore(names: readonly string[]): Promise<void> {
  const folder = folderOf(`more/${names[0]}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'list.jsonl'), jsonLines(...names.map(record)));
  expect((await server.temporary.import({ roots: [folder] })).refused).toEqual([]);
}

async function star(id: string): Promise<void> {
  const { headers } = await server.signIn('kapp');
  const body = { favorites: [{ informationType: 'Document' as const, contentId: id }], folderId: '0' };
  await server.call(addFavorites, { headers, body });
}

/** Does it again and again until it is stopped; names what was done. */
function goOn(work: (round: number) => Promise<string[]>) {
  const done: string[] = [];
  const stopped = new AbortController();
  const running = (async () => {
    for (let round = 0; !stopped.signal.aborted; round += 1) done.push(...(await work(round)));
  })();
  return {
    done,
    stop: () => {
      stopped.abort();
      return running;
    },
  };
}

beforeAll(async () => {
  await importMore(Array.from({ length: 300 }, (_, index) => `first${index}`));
  await server.open();
  await star('first0');
});

afterAll(() => server.close());

describe('A backup', () => {
  it('made while somebody imports and readers star is whole, and holds all that was there before it began', async () => {
    const imports = goOn(async (round) => {
      const names = Array.from({ length: 5 }, (_, index) => `later${round}-${index}`);
      await importMore(names);
      return names;
    });
    const stars = goOn(async (round) => {
      await star(`first${round % 300}`);
      // What was imported just now is starred, too: a copy that has the star has the document.
      const newest = imports.done.at(-1);
      if (newest) await star(newest);
      return [`first${round % 300}`];
    });
    const made: { readonly folder: string; readonly documents: string[]; readonly favorites: string[] }[] = [];
    for (const name of ['one', 'two', 'three']) {
      await expect.poll(() => imports.done.length, { timeout: 20_000 }).toBeGreaterThan(10 * (made.length + 1));
      const [documents, favorites] = [[...imports.done], [...stars.done]];
      const { code, out } = await runPandect(server.temporary.config.dataFolder, ['backup', folderOf(name)]);
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('The copy is whole') as string });
      made.push({ folder: folderOf(name), documents, favorites });
    }
    await Promise.all([imports.stop(), stars.stop()]);

    for (const { folder, documents, favorites } of made) {
      expect(await runPandect(folder, ['reconcile'])).toMatchObject({ code: 0 });
      const restored = new TestServer(new TemporaryLibrary({ PANDECT_DATA: folder }));
      await restored.open();
      const { headers } = await restored.signIn('kapp');
      const { out } = await runPandect(folder, ['search', 'quay', '--limit', '100', '--json']);
      expect((JSON.parse(out) as { totalHits: number }).totalHits).toBeGreaterThanOrEqual(300 + documents.length);
      for (const id of documents) expect((await restored.call(getDocument, { query: { id } })).id).toBe(id);
      const { folders } = await restored.call(getFavorites, { headers, body: { idsOnly: true } });
      const kept = folders.flatMap((each) => each.favorites.map(({ contentId }) => contentId));
      expect(favorites.filter((id) => !kept.includes(id))).toEqual([]);
      const page = await restored.call(getFavorites, { headers, body: { pageSize: 100 } });
      expect(page.favorites.filter(({ show }) => !show)).toEqual([]);
      await restored.close();
    }
  }, 120_000);

  it('is not begun where a folder of that name is, within the data folder, or of nothing', async () => {
    const { dataFolder } = server.temporary.config;
    mkdirSync(folderOf('there'));
    expect(await runPandect(dataFolder, ['backup', folderOf('there')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already') as string,
    });
    expect(await runPandect(dataFolder, ['backup', join(dataFolder, 'copy')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('lies in the data folder') as string,
    });
    expect(await runPandect(folderOf('nothing'), ['backup', folderOf('copy')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing to back up') as string,
    });
  });

  it('that is ended half-way leaves nothing behind', async () => {
    const stop = new AbortController();
    const asked = backUp(server.temporary.config.dataFolder, folderOf('half'), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(asked).rejects.toThrow('aborted');
    expect([folderOf('half'), folderOf('half.part')].filter((folder) => existsSync(folder))).toEqual([]);
  });
});
