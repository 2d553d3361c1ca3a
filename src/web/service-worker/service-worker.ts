import { findKeptAnswer, purgeKeptDocuments } from '#web/app/kept-documents.ts';
import { chooseHandling, signsOut } from './choose-handling.ts';
import { splitPage } from './split-page.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Filled in by the build: the files that the offline screen and a document need, and a name for exactly those. */
declare const SHELL_ASSETS: readonly string[];
declare const SHELL_VERSION: string;

const PREFIX = 'pandect-shell-';
const SHELL = PREFIX + SHELL_VERSION;
const SMALL_FILES = ['/theme.js', '/favicon.svg'];
const PAGE = '/kept/page';
const VIEW = '/apiv2/edition-view';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(removeOldShells()));
scope.addEventListener('fetch', (event) => {
  if (signsOut(event.request)) event.waitUntil(purgeKeptDocuments());
  const handling = chooseHandling(event.request, scope.location.origin);
  if (handling === 'page') event.respondWith(answerPage(event));
  if (handling === 'asset') event.respondWith(answerAsset(event.request));
  if (handling === 'small-file' || handling === 'edition-view') event.respondWith(answerFile(event.request));
  if (handling === 'document') event.respondWith(answerDocument(event.request));
});

/** Pages that are open go on with the browser alone; this worker serves those that open later. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([...SHELL_ASSETS, ...SMALL_FILES]);
  await fetch('/', { credentials: 'same-origin' }).then(keepPage, () => undefined);
  await scope.skipWaiting();
}

async function removeOldShells(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== SHELL) await caches.delete(name);
  }
}

/** Always from the network while there is one, so that no reader sees the page of a former version. */
async function answerPage(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keepPage(response.clone()));
    return response;
  } catch {
    return (await findInShell(PAGE)) ?? Response.error();
  }
}

/** Keeps the page without its data, and the edition view beside it. */
async function keepPage(response: Response): Promise<void> {
  const split = splitPage(await response.text(), SHELL_ASSETS);
  if (!split) return;
  const shell = await caches.open(SHELL);
  const policy = response.headers.get('content-security-policy');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
  await shell.put(PAGE, new Response(split.html, { headers }));
  await shell.put(VIEW, new Response(split.view, { headers: { 'content-type': 'application/json' } }));
}

/** A file whose name changes with its content is the same for ever. */
async function answerAsset(request: Request): Promise<Response> {
  const kept = await findInShell(request.url);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(SHELL)).put(request.url, response.clone());
    return response;
  } catch {
    return Response.error();
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await findInShell(new URL(request.url).pathname)) ?? Response.error();
  }
}

/** From the network; without a connection what the page has kept of it. */
async function answerDocument(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await findKeptAnswer(request.url)) ?? Response.error();
  }
}

async function findInShell(key: string): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(key);
}
