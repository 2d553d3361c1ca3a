import { EDITIONS } from '#editions/editions.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { splitComparable } from '#tests/support/read-back/follow-words.ts';
import { listLost } from '#tests/support/read-back/list-lost.ts';
import { hasProgram, readAllByLibreOffice, readByPoppler } from '#tests/support/read-back/programs.ts';
import { readScreen, type ShownText } from '#tests/support/read-back/read-screen.ts';
import { readDrawnText } from '#tests/support/read-drawn-text.ts';
import { chooseSpread, readCount } from './choose-spread.ts';
import { KeptProgress } from './kept-progress.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';
import { SteadyRenderer } from './steady-renderer.ts';
import { listDocuments, loadEverything, type Listed } from './whole-library.ts';

/** So many Word files are opened by one start of LibreOffice. */
const BATCH = 20;
/** How a text is refused as a file, in words: no failure, but said and counted. */
const REFUSALS = ['text-not-settable', 'download-too-large', 'download-too-slow'];

type Format = 'pdf' | 'word';

/** What is noted of a document whose file is refused in words. */
const REFUSED = { pdf: 'refused as PDF', word: 'refused as Word' } as const satisfies Record<Format, string>;

/** A Word file that waits to be read back. */
interface Waiting {
  readonly shown: ShownText;
  readonly bytes: Uint8Array | undefined;
  readonly problems: string[];
  /** Refusals in words. */
  readonly notes: string[];
}

/**
 * Every document of the samples and of the demo library as PDF and as Word, each read back by another program: every
 * word, note and cell, in order.
 */
export const savedCheck: LongCheck = {
  name: 'every document is read back from its files',
  run: async (options) => {
    for (const program of ['pdftotext', 'soffice'] as const) {
      if (!hasProgram(program)) options.say(`${program} is not here: what it reads is not checked`);
    }
    const server = new TestServer();
    try {
      await loadEverything(server, options);
      await server.open(0, { createRenderer: () => new SteadyRenderer() });
      const documents = chooseSpread(listDocuments(server), readCount(options.isQuick), options.seed);
      return await new SavedDocuments(server, options).readAll(documents);
    } finally {
      await server.close();
    }
  },
};

class SavedDocuments {
  readonly #server: TestServer;
  readonly #options: LongOptions;
  readonly #progress: KeptProgress;
  readonly #waiting: Waiting[] = [];

  constructor(server: TestServer, options: LongOptions) {
    this.#server = server;
    this.#options = options;
    this.#progress = new KeptProgress('saved', options.seed);
  }

  async readAll(documents: readonly Listed[]): Promise<LongFindings> {
    let read = Promise.resolve();
    for (const [index, document] of documents.entries()) {
      if (!this.#progress.has(document.id)) this.#waiting.push(await this.#save(document));
      if (this.#waiting.length < BATCH && index < documents.length - 1) continue;
      // While one lot is read, the next one is made.
      await read;
      read = this.#readBack(this.#waiting.splice(0));
      this.#options.say(`${index + 1} of ${documents.length}, ${this.#progress.list().length} failures`);
    }
    await read;
    this.#progress.finish();
    const counts = {
      documents: documents.length,
      'refused as PDF, in words': this.#progress.count(REFUSED.pdf),
      'refused as Word, in words': this.#progress.count(REFUSED.word),
    };
    return { counts, failures: this.#progress.list() };
  }

  /** Both files of a document, the PDF read back. */
  async #save(document: Listed): Promise<Waiting> {
    const { id, edition } = document;
    const host = `${EDITIONS[edition].hosts[0]!}:8080`;
    const problems: string[] = [];
    const notes: string[] = [];
    const shown = await readScreen(this.#server, id, host);
    const pdf = await this.#download('pdf', document, host, { problems, notes });
    if (pdf && hasProgram('pdftotext')) {
      const lost = listLost([shown], splitComparable(readByPoppler(pdf)));
      problems.push(...lost.map((line) => `PDF ${line}`));
    }
    const bytes = await this.#download('word', document, host, { problems, notes });
    return { shown, bytes, problems, notes };
  }

  async #download(
    format: Format,
    { id, title }: Listed,
    host: string,
    { problems, notes }: Pick<Waiting, 'problems' | 'notes'>,
  ) {
    const response = await this.#server.app.inject({
      method: 'POST',
      url: `/apiv2/api/Download/${format}`,
      payload: { kind: 'document', ids: [{ id }] },
      headers: { ...(await this.#server.headersFor(host)), 'content-type': 'application/json' },
    });
    if (response.statusCode === 200) return new Uint8Array(response.rawPayload);
    if (REFUSALS.some((code) => response.body.includes(code))) {
      notes.push(REFUSED[format]);
      this.#options.say(`${id} (${title.slice(0, 60)}) is refused as ${format}: ${response.body.slice(0, 400)}`);
    } else problems.push(`${format} answered ${response.statusCode}: ${response.body.slice(0, 300)}`);
    return undefined;
  }

  async #readBack(lot: readonly Waiting[]): Promise<void> {
    const files = new Map(lot.flatMap(({ shown, bytes }) => (bytes ? [[shown.id, bytes] as const] : [])));
    const pages = hasProgram('soffice') ? await readAllByLibreOffice(files) : undefined;
    for (const { shown, bytes, problems, notes } of lot) {
      const page = pages?.get(shown.id);
      if (page !== undefined) {
        const lost = listLost([shown], splitComparable(readDrawnText(page)));
        problems.push(...lost.map((line) => `Word ${line}`));
      } else if (bytes && pages) problems.push('Word: LibreOffice does not open it');
      this.#progress.put(shown.id, problems, notes);
    }
  }
}
