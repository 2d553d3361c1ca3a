import type * as z from 'zod/mini';
import type { downloadBody } from '#contract/download.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { MOST_ROWS } from '#domain/search/search-limits.ts';
import type { fileAnswer } from '#contract/file.ts';
import type { Hit, SearchAnswer, SearchQuery } from '#contract/search.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentRenderer, ListFormat } from '#server/ports/document-renderer.ts';
import type { ResultSource } from '#server/ports/result-source.ts';
import { describeList } from './describe-list.ts';
import { nameFile } from './name-file.ts';
import { presentRow } from './present-row.ts';

export interface DownloadPlace {
  /** Scheme, host and port, for the addresses in the file. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** Hits asked for at once, so that no question takes long. */
const ROWS_AT_ONCE = 100;

type ListRenderer = Omit<DocumentRenderer, 'renderTable'>;

/** Makes files of lists of results (OP-68, OP-76, OP-77). */
export class DownloadService {
  readonly #results: ResultSource;
  readonly #renderer: ListRenderer;
  readonly #clock: Clock;
  readonly #mostRows: number;

  constructor(results: ResultSource, renderer: ListRenderer, clock: Clock, mostRows = MOST_ROWS) {
    this.#results = results;
    this.#renderer = renderer;
    this.#clock = clock;
    this.#mostRows = mostRows;
  }

  /** The file. Throws `LibraryError`: `value-not-allowed` for what cannot be downloaded yet, `download-empty` where nothing is left. */
  async getFile(
    reader: Reader,
    format: ListFormat,
    body: z.output<typeof downloadBody>,
    { origin, signal }: DownloadPlace,
  ): Promise<z.output<typeof fileAnswer>> {
    const endpoint = body.endpoint ?? 'documentSearch';
    const query = { ...body.query, excerpt: false };
    refuseOther(body, reader);
    const isSelection = body.ids.length > 0;
    const { first, hits } = isSelection
      ? {
          first: await this.#results.search(reader, endpoint, { ...query, start: 0, resultsPerPage: 1 }),
          hits: await this.#listChosen(reader, body.ids),
        }
      : await this.#listAll(reader, endpoint, query, signal);
    if (hits.length === 0) throw new LibraryError('download-empty');
    const total = isSelection ? new Set(body.ids.map(({ id }) => id)).size : first.total;
    const title = body.title?.trim() || 'Search results';
    const list = {
      title,
      facts: describeList({
        edition: reader.edition,
        endpoint,
        query,
        understood: first.understood?.description,
        total: first.total,
        rows: hits.length,
        isSelection,
        now: this.#clock.now(),
      }),
      rows: hits.map((hit) => presentRow(hit, origin)),
    };
    const bytes = await this.#renderer.renderList(format, list, signal);
    return { name: nameFile(title, this.#clock.today(), format), bytes, list: { rows: hits.length, total } };
  }

  #listChosen(reader: Reader, ids: readonly { readonly id: string }[]): Promise<Hit[]> {
    const unique = [...new Set(ids.map(({ id }) => id))];
    return this.#results.listHits(reader, unique.slice(0, this.#mostRows));
  }

  /** The whole result in its order, as far as a file goes, with the answer for its first page. */
  async #listAll(
    reader: Reader,
    endpoint: string,
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<{ first: SearchAnswer; hits: Hit[] }> {
    const ask = (start: number): Promise<SearchAnswer> => {
      signal.throwIfAborted();
      const resultsPerPage = Math.min(ROWS_AT_ONCE, this.#mostRows - start);
      return this.#results.search(reader, endpoint, { ...query, start, resultsPerPage });
    };
    const first = await ask(0);
    const hits = [...first.hits];
    const end = Math.min(first.total, this.#mostRows);
    for (let start = ROWS_AT_ONCE; start < end; start += ROWS_AT_ONCE) hits.push(...(await ask(start)).hits);
    return { first, hits };
  }
}

function refuseOther(body: z.output<typeof downloadBody>, { edition }: Reader): void {
  if (body.kind !== 'results') {
    throw new LibraryError('value-not-allowed', {
      field: 'kind',
      reason: `Only lists of results can be downloaded so far, not “${body.kind}”.`,
      allowed: ['results'],
    });
  }
  if (body.siteId && body.siteId !== edition.id) {
    throw new LibraryError('value-not-allowed', {
      field: 'siteId',
      reason: `This address shows another edition than “${body.siteId}”.`,
      allowed: [edition.id],
    });
  }
  if (body.ids.length === 0 && !body.query) {
    throw new LibraryError('value-not-allowed', {
      field: 'query',
      reason: 'Say which documents (ids) or which search (query) to download.',
    });
  }
}
