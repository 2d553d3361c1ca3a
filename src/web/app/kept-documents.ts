/*
 * The documents a reader opened last, kept in the browser for the time without a connection. The page puts the answers
 * in, says whose they are and lists them; the service worker answers with them. Both use the same store, so nothing is
 * sent between them.
 */

/** How many documents are kept (SH-279). */
export const MOST_KEPT = 20;

const STORE = 'pandect-documents';
const INDEX = '/kept/index';
const READER = '/kept/reader';

export interface KeptDocument {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** Those that can be opened without a connection, latest first. */
export async function listKeptDocuments(): Promise<readonly KeptDocument[]> {
  if ((await findKeepingReader()) === null) return [];
  return (await readJson<KeptDocument[]>(INDEX)) ?? [];
}

/**
 * Says whose documents may be kept: the personal account, or null for nobody (visitors recognised by address, the
 * anonymous). What was kept for somebody else goes.
 */
export async function setKeepingReader(reader: string | null): Promise<void> {
  if (!isSupported() || (reader !== null && (await findKeepingReader()) === reader)) return;
  await purgeKeptDocuments();
  if (reader !== null) await writeJson(READER, { reader });
}

/** Whose documents are kept; null for nobody. */
export async function findKeepingReader(): Promise<string | null> {
  return (await readJson<{ reader: string }>(READER))?.reader ?? null;
}

/** Takes everything away: at sign-out, at 401 or 403, and when the account changes. */
export async function purgeKeptDocuments(): Promise<void> {
  if (isSupported()) await caches.delete(STORE);
}

/** Keeps one answer of a document call. The document of a `GetDocument` becomes the latest; the oldest gives way. */
export async function keepAnswer(address: string, text: string): Promise<void> {
  const url = new URL(address);
  const id = idOf(url);
  if (id === null || (await findKeepingReader()) === null) return;
  const store = await caches.open(STORE);
  await store.put(url.href, new Response(text, { headers: { 'content-type': 'application/json' } }));
  if (!isDocumentCall(url)) return;
  const { title, type } = JSON.parse(text) as KeptDocument;
  const documents = [{ id, title, type }, ...(await listKeptDocuments()).filter((kept) => kept.id !== id)];
  await writeJson(INDEX, documents.slice(0, MOST_KEPT));
  for (const old of documents.slice(MOST_KEPT)) await forgetDocument(store, old.id);
}

/** The kept answer to a document call; undefined where there is none. */
export async function findKeptAnswer(address: string): Promise<Response | undefined> {
  if ((await findKeepingReader()) === null) return undefined;
  const store = await caches.open(STORE);
  const exact = await store.match(address);
  if (exact) return exact;
  const url = new URL(address);
  const kept = (await store.keys()).map((request) => new URL(request.url));
  const same = kept.filter((other) => idOf(other) === idOf(url) && pathOf(other) === pathOf(url));
  if (pathOf(url).endsWith('/getdocumentpart')) return joinParts(store, url, same);
  const first = same.find((other) => !other.searchParams.has('anchor')) ?? same[0];
  return first && store.match(first.href);
}

interface PartsAnswer {
  readonly from: number;
  readonly parts: readonly string[];
}

/** The parts asked for from whichever answers hold them, as far as they go without a gap. */
async function joinParts(store: Cache, url: URL, kept: readonly URL[]): Promise<Response | undefined> {
  const version = url.searchParams.get('version');
  const parts = new Map<number, string>();
  for (const other of kept.filter((candidate) => candidate.searchParams.get('version') === version)) {
    const answer = (await (await store.match(other.href))?.json()) as PartsAnswer | undefined;
    answer?.parts.forEach((html, index) => parts.set(answer.from + index, html));
  }
  const from = Number(url.searchParams.get('from'));
  const wanted: string[] = [];
  for (let part = from; part < Number(url.searchParams.get('to')); part += 1) {
    const html = parts.get(part);
    if (html === undefined) break;
    wanted.push(html);
  }
  if (wanted.length === 0) return undefined;
  return Response.json({ id: idOf(url), from, to: from + wanted.length, parts: wanted });
}

async function forgetDocument(store: Cache, id: string): Promise<void> {
  for (const request of await store.keys()) {
    if (idOf(new URL(request.url)) === id) await store.delete(request);
  }
}

function isDocumentCall(url: URL): boolean {
  return pathOf(url).endsWith('/getdocument');
}

/** `id`, or `documentId` as the call for a publication names it, whatever the letter case. */
function idOf(url: URL): string | null {
  for (const [name, value] of url.searchParams) {
    if (/^(?:document)?id$/i.test(name)) return value;
  }
  return null;
}

function pathOf(url: URL): string {
  return url.pathname.toLowerCase();
}

async function readJson<T>(key: string): Promise<T | undefined> {
  if (!isSupported()) return undefined;
  const answer = await caches.match(key, { cacheName: STORE });
  return answer ? ((await answer.json()) as T) : undefined;
}

async function writeJson(key: string, value: unknown): Promise<void> {
  await (await caches.open(STORE)).put(key, Response.json(value));
}

/** Caches exist on https and on this machine only. */
function isSupported(): boolean {
  return 'caches' in globalThis;
}
