import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findKeptAnswer,
  keepAnswer,
  listKeptDocuments,
  MOST_KEPT,
  purgeKeptDocuments,
  setKeepingReader,
} from './kept-documents.ts';

const SITE = 'https://ka.example';
const addressOf = (id: string, rest = '') => `${SITE}/apiv2/document/GetDocument?id=${id}${rest}`;
const partsOf = (from: number, to: number, version = 1) =>
  `${SITE}/apiv2/document/GetDocumentPart?id=long&from=${from}&to=${to}&version=${version}`;
const open = (id: string, rest = '') =>
  keepAnswer(addressOf(id, rest), JSON.stringify({ id, title: `Title of ${id}`, type: 'Award' }));
const ids = async () => (await listKeptDocuments()).map(({ id }) => id);
const read = async (address: string) => (await findKeptAnswer(address))?.json() as Promise<unknown>;

/** The browser's own store, as far as it is used here. */
function createCaches() {
  const stores = new Map<string, Map<string, string>>();
  const hrefOf = (key: string) => new URL(key, SITE).href;
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (key: string) => {
        const text = store.get(hrefOf(key));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (key: string, response: Response) => void store.set(hrefOf(key), await response.text()),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => store.delete(request.url),
    };
  };
  return {
    open: async (name: string) => openStore(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => openStore(cacheName).match(key),
    delete: async (name: string) => stores.delete(name),
  };
}

beforeEach(async () => {
  vi.stubGlobal('caches', createCaches());
  await setKeepingReader('reader-1');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('documents kept for the time without a connection (SH-279)', () => {
  it('are those opened last, latest first, each once', async () => {
    for (const id of ['a', 'b', 'c', 'a']) await open(id);
    expect(await ids()).toEqual(['a', 'c', 'b']);
    expect((await listKeptDocuments())[0]).toEqual({ id: 'a', title: 'Title of a', type: 'Award' });
  });

  it('are at most twenty; the oldest goes with all its answers', async () => {
    await open('long');
    await keepAnswer(partsOf(0, 2), JSON.stringify({ id: 'long', from: 0, to: 2, parts: ['0', '1'] }));
    for (let number = 0; number < MOST_KEPT; number += 1) await open(`document-${number}`);
    expect(await ids()).toHaveLength(20);
    expect(await ids()).not.toContain('long');
    expect(await findKeptAnswer(partsOf(0, 2))).toBeUndefined();
    expect(await findKeptAnswer(addressOf('document-0'))).toBeDefined();
  });

  it('are opened whatever they were searched for, the whole text before an excerpt of it', async () => {
    await open('a', '&anchor=p12');
    await open('a', '&searchTerm=seat');
    expect(await read(addressOf('a'))).toMatchObject({ id: 'a' });
    expect(await findKeptAnswer(addressOf('b'))).toBeUndefined();
  });

  it('give the parts of a long text in whatever stretches they are asked for, up to the first gap', async () => {
    const keep = (from: number, to: number, version = 1) => {
      const parts = Array.from({ length: to - from }, (_, index) => `${version}:${from + index}`);
      return keepAnswer(partsOf(from, to, version), JSON.stringify({ id: 'long', from, to, parts }));
    };
    await keep(0, 2);
    await keep(2, 5);
    await keep(6, 8);
    await keep(5, 6, 2);
    expect(await read(partsOf(1, 4))).toEqual({ id: 'long', from: 1, to: 4, parts: ['1:1', '1:2', '1:3'] });
    expect(await read(partsOf(3, 8))).toEqual({ id: 'long', from: 3, to: 5, parts: ['1:3', '1:4'] });
    expect(await findKeptAnswer(partsOf(5, 6))).toBeUndefined();
  });

  it('are nobody else’s: another account finds nothing', async () => {
    await open('a');
    await setKeepingReader('reader-1');
    expect(await ids()).toEqual(['a']);
    await setKeepingReader('reader-2');
    expect(await ids()).toEqual([]);
    expect(await findKeptAnswer(addressOf('a'))).toBeUndefined();
  });

  it('are none for a visitor without a personal account', async () => {
    await open('a');
    await setKeepingReader(null);
    await open('b');
    expect(await ids()).toEqual([]);
    expect(await findKeptAnswer(addressOf('b'))).toBeUndefined();
  });

  it('go when they are purged, and are not kept again before it is known who reads', async () => {
    await open('a');
    const late = open('b');
    await purgeKeptDocuments();
    await late;
    await open('c');
    expect(await ids()).toEqual([]);
  });
});
