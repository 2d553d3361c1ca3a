import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HandedOn } from '#tests/support/handed-on/hand-on.ts';

/** An item as Zotero's API has it. */
export interface TranslatedItem {
  readonly itemType: string;
  readonly url?: string;
  readonly creators: readonly {
    readonly creatorType: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly name?: string;
  }[];
  readonly [field: string]: unknown;
}

/** What Zotero makes of a work's page: of all of it, of its head alone, and of its COinS alone. */
type TranslatedPage = Readonly<Record<'whole' | 'head' | 'coins', TranslatedItem | undefined>>;

export interface Translation {
  /** By id. */
  readonly pages: Readonly<Record<string, TranslatedPage>>;
  readonly files: Readonly<Record<'ris' | 'bibtex' | 'csl', readonly TranslatedItem[]>>;
}

const HEAD = /<meta data-work[^>]*>|<script data-work.*?<\/script>/gsu;
const SPAN = /<span data-work[^>]*><\/span>/gu;
/** What it answers that does not know a page, of which it keeps the address. */
const UNKNOWN = 'webpage';

/** Gives the pages and files to Zotero's translation server in `folder`, which runs only for this. */
export async function translateWorks(folder: string, { pages, files }: HandedOn): Promise<Translation> {
  const served = new Map<string, string>();
  for (const [id, html] of pages) {
    served.set(`/whole/${id}`, html);
    served.set(`/head/${id}`, html.replaceAll(SPAN, ''));
    served.set(`/coins/${id}`, html.replaceAll(HEAD, ''));
  }
  const library = await serve(served);
  const port = await takePort();
  const zotero = spawn(process.execPath, ['src/server.js'], {
    cwd: folder,
    env: { ...process.env, DEBUG_LEVEL: '0', NODE_CONFIG: JSON.stringify({ port, host: '127.0.0.1' }) },
    stdio: 'ignore',
  });
  const ask = (path: string, text: string) => askZotero(`http://127.0.0.1:${port}${path}`, text);
  const askPage = async (path: string) => {
    const [item] = await ask('/web', `http://127.0.0.1:${portOf(library)}${path}`);
    return item?.itemType === UNKNOWN ? undefined : item;
  };
  try {
    await isListening(port);
    const translated: Record<string, TranslatedPage> = {};
    for (const id of pages.keys()) {
      translated[id] = {
        whole: await askPage(`/whole/${id}`),
        head: await askPage(`/head/${id}`),
        coins: await askPage(`/coins/${id}`),
      };
    }
    const importAll = async (texts: readonly string[]) =>
      (await Promise.all(texts.map((text) => ask('/import', text)))).flat();
    const made = { ris: importAll(files.ris), bibtex: importAll(files.bibtex), csl: importAll(files.csl) };
    return { pages: translated, files: { ris: await made.ris, bibtex: await made.bibtex, csl: await made.csl } };
  } finally {
    zotero.kill();
    library.close();
  }
}

async function askZotero(url: string, body: string): Promise<TranslatedItem[]> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as TranslatedItem[];
}

async function serve(pages: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pages.get(request.url ?? '') ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on, for whoever cannot choose one by itself. */
async function takePort(): Promise<number> {
  const server = await serve(new Map());
  const port = portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

/** Throws where it has not begun within a minute. */
async function isListening(port: number): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('Zotero’s server did not begin: is `npm ci` done?', { cause: error });
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
