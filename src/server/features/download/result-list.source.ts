import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DownloadBody } from '#contract/download.ts';
import type { Hit, SearchAnswer, SearchQuery } from '#contract/search.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { BibliographicEntry } from '#domain/bibliography/bibliographic-entry.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { MOST_ROWS } from '#domain/search/search-limits.ts';
import { writeCitations } from '#server/asking/cited-works.ts';
import { listReferences } from '#server/asking/reference-entries.ts';
import { Turns } from '#server/asking/turns.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Download, DownloadSource, SourcePlace } from '#server/ports/download-source.ts';
import type { ResultSource } from '#server/ports/result-source.ts';
import { describeList } from './describe-list.ts';
import { presentResultList, presentResultPages } from './present-result-list.ts';
import { presentRow } from './present-row.ts';
import { isPlainFormat } from './print-plain.ts';

type Store = Pick<ContentStore, 'listPreviews' | 'findPublication'>;

/** Hits asked for at once, so that no question takes long. */
const ROWS_AT_ONCE = 100;

/** Lists of results: chosen ones, or the whole of a search as far as a file goes. */
export class ResultListSource implements DownloadSource {
  readonly name = 'lists of results';
  readonly #results: ResultSource;
  readonly #store: Store;
  readonly #mostRows: number;

  constructor({ search, content }: { readonly search: ResultSource; readonly content: Store }, mostRows = MOST_ROWS) {
    this.#results = search;
    this.#store = content;
    this.#mostRows = mostRows;
  }

  async collect(
    reader: Reader,
    wish: DownloadBody,
    { origin, signal, charge, sayMade, format }: SourcePlace,
  ): Promise<Download> {
    const { endpoint, query, ids } = readWish(wish);
    const isSelection = ids.length > 0;
    const { first, hits } = await charge('search', () =>
      isSelection ? this.#listChosen(reader, endpoint, query, ids) : this.#listAll(reader, endpoint, query, signal),
    );
    if (hits.length === 0) throw new LibraryError('download-empty');
    const title = wish.title?.trim() || 'Search results';
    const total = isSelection ? ids.length : first.total;
    if (isPlainFormat(format)) return this.#collectWorks(hits, { title, origin, total });
    const facts = describeList({
      edition: reader.edition,
      endpoint,
      query,
      understood: first.understood?.description,
      total: first.total,
      rows: hits.length,
      isSelection,
      corpusVersion: first.corpusVersion,
      made: sayMade(),
    });
    // People are none that could be cited.
    const works = hits.filter(({ profile }) => !profile).map(({ id }) => id);
    const cited = await writeCitations(this.#store, works, wish.options?.style);
    const rows = hits.map((hit) => presentRow(hit, origin, cited.get(hit.id)));
    const further = findMode(reader.edition, endpoint, query.mode)?.columns;
    return {
      title,
      content: {
        list: { title, facts, ...presentResultList(rows, further) },
        document: { title, facts, blocks: presentResultPages(rows, further) },
      },
      count: { rows: hits.length, total },
    };
  }

  /** The hits as works, for reference managers; people are none, and are not missed in the file. */
  #collectWorks(
    hits: readonly Hit[],
    { title, origin, total }: { readonly title: string; readonly origin: string; readonly total: number },
  ): Download {
    const works = hits.filter(({ profile }) => !profile);
    return {
      title,
      content: { plain: { listWorks: () => this.#listWorks(works, origin) } },
      count: { rows: works.length, total: total - (hits.length - works.length) },
    };
  }

  async #listWorks(hits: readonly Hit[], origin: string): Promise<BibliographicEntry[]> {
    const previews = await this.#store.listPreviews(hits.map(({ id }) => id));
    const documents = new Map(previews.map((preview) => [preview.id, preview]));
    const wishes = hits.flatMap(({ id, isOpen }) => {
      const document = documents.get(id);
      return document ? [{ document, isOpen, link: new URL(presentTextAddress(document), origin).href }] : [];
    });
    return listReferences(this.#store, wishes, new Turns(nextTurn));
  }

  /** What was chosen, with the answer that it was chosen from. */
  async #listChosen(reader: Reader, endpoint: string, query: SearchQuery, ids: readonly string[]) {
    return {
      first: await this.#results.search(reader, endpoint, { ...query, start: 0, resultsPerPage: 1 }),
      hits: await this.#results.listHits(reader, ids.slice(0, this.#mostRows)),
    };
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

/** Throws `value-not-allowed` where neither documents nor a search are named. */
function readWish({ ids = [], query, endpoint }: DownloadBody) {
  if (ids.length === 0 && !query) {
    throw new LibraryError('value-not-allowed', {
      field: 'query',
      reason: 'Say which documents (ids) or which search (query) to download.',
    });
  }
  return {
    endpoint: endpoint ?? 'documentSearch',
    query: { ...query, excerpt: false },
    ids: [...new Set(ids.map(({ id }) => id))],
  };
}
