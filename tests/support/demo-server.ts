import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { EDITIONS } from '#editions/editions.ts';
import { registerReadingRoutes } from '#server/features/reading/reading.routes.ts';
import { registerSearchRoutes } from '#server/features/search/search.routes.ts';
import { createServer } from '#server/http/server.ts';
import { openLibrary, type OpenLibrary } from '#server/open-library.ts';
import { PRODUCT } from '#server/product.ts';
import { TemporaryLibrary } from './temporary-library.ts';

export interface TestAnswer {
  readonly status: number;
  readonly body: any; // tests read whatever shape they assert
}

/** The whole server over a library of its own, asked in process. */
export class TestServer {
  readonly temporary: TemporaryLibrary;
  #library: OpenLibrary | undefined;
  #app: FastifyInstance | undefined;

  constructor(temporary = new TemporaryLibrary()) {
    this.temporary = temporary;
  }

  /** Imports the demo content of the named editions. */
  async loadDemo(editions: readonly ('KA' | 'KIPL' | 'KCL')[]): Promise<void> {
    for (const edition of editions) {
      const report = await this.temporary.import({
        roots: [join(PRODUCT.demoFolder, edition.toLowerCase())],
        editions: [edition],
      });
      if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused.slice(0, 5)));
    }
  }

  async open(): Promise<void> {
    const library = await openLibrary(this.temporary.config, { workers: 0 });
    const { app, register } = await createServer({
      editions: EDITIONS,
      preset: 'KA',
      webFolder: this.temporary.folder,
      logLevel: 'silent',
      version: PRODUCT.version,
      now: () => library.clock.now(),
      isReady: () => library.isReady(),
    });
    registerSearchRoutes(register, library.search);
    registerReadingRoutes(register, library);
    await app.ready();
    this.#library = library;
    this.#app = app;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('open the server first');
    return this.#app;
  }

  async get(url: string, host = 'ka.localhost'): Promise<TestAnswer> {
    const response = await this.app.inject({ url, headers: { host } });
    return { status: response.statusCode, body: readBody(response.body) };
  }

  async post(url: string, payload: object | string, host = 'ka.localhost'): Promise<TestAnswer> {
    const response = await this.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host, 'content-type': 'application/json' },
    });
    return { status: response.statusCode, body: readBody(response.body) };
  }

  /** A search of the default mode. */
  async search(query: object, host?: string): Promise<TestAnswer> {
    return this.post('/apiv2/documentSearch/search', query, host);
  }

  async close(): Promise<void> {
    await this.#app?.close();
    await this.#library?.close();
    this.temporary.dispose();
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
