import {
  PUBLICATION_TITLE,
  listNewsPublications,
  NEWS,
  planNews,
  type NewsParts,
} from '#server/asking/news-publications.ts';
import {
  NEWS_FILTER_LIMIT,
  type NewsAnswer,
  type NewsItem,
  type NewsPublication,
  type ReadNewsQuery,
} from '#contract/news.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { parseWireDate } from '#domain/search/period.ts';
import { ALL_READING_TIME, PRECISE_PERIOD, READING_PERIODS, startOfPeriod } from '#domain/search/reading-period.ts';
import { DEEPEST_RESULT } from '#domain/search/search-limits.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';

/** Publications counted for the filter; more than any edition has. */
const MOST_VALUES = 1000;

export interface NewsServiceParts extends NewsParts {
  readonly customizations: Pick<CustomizationStore, 'getChoices'>;
  readonly clock: Clock;
}

/** News of an edition, as far as its reader may open it. */
export class NewsService {
  readonly #parts: NewsServiceParts;

  constructor(parts: NewsServiceParts) {
    this.#parts = parts;
  }

  /** A page of news, the newest first; throws `value-not-allowed` for what is no period or no date (SR-136). */
  async find(reader: Reader, query: ReadNewsQuery): Promise<NewsAnswer> {
    const { start, resultsPerPage } = query;
    if (start + resultsPerPage > DEEPEST_RESULT) throw new LibraryError('result-too-deep', { field: 'start' });
    const wish = query.filters.find(({ id }) => id.toLowerCase() === PUBLICATION_TITLE);
    const titles = await this.#keepKnown(reader, await this.#choose(reader, query, wish));
    const answer = await askEngine(this.#parts.engine, {
      ...planNews(reader, NEWS, this.#chooseDates(query)),
      filters:
        titles.length === 0 ? [] : [{ facet: PUBLICATION_TITLE, values: titles, every: wish?.andOrValue === 'and' }],
      facets: [{ facet: PUBLICATION_TITLE, limit: MOST_VALUES }],
      start,
      size: resultsPerPage,
    });
    const previews = await this.#parts.content.listPreviews(answer.hits.map(({ id }) => id));
    const listed = narrow(answer.facets[0]?.values ?? [], wish);
    const limit = wish?.limit ?? NEWS_FILTER_LIMIT;
    return {
      hits: previews.map(presentItem),
      total: answer.total,
      totalHits: answer.total,
      start,
      resultsPerPage,
      filters: [
        {
          id: PUBLICATION_TITLE,
          // What is chosen is listed, however little there is of it.
          filterItems: listed
            .filter(({ value }, index) => index < limit || titles.includes(value))
            .map(({ value, count }) => ({ name: value, count, checked: titles.includes(value) })),
          hasMoreFilterItems: listed.length > limit,
        },
      ],
    };
  }

  async listPublications(reader: Reader): Promise<NewsPublication[]> {
    return listNewsPublications(this.#parts, reader, this.#parts.clock.today());
  }

  /** What the body chooses, else what the account follows where that is wanted. */
  async #choose({ visitor, edition }: Reader, { followed }: ReadNewsQuery, wish: Wish | undefined) {
    if (wish && wish.filterItems.length > 0) return wish.filterItems;
    if (!followed || !visitor.account) return [];
    const owner = { account: visitor.account.id, edition: edition.id };
    return (await this.#parts.customizations.getChoices(owner)).newsPublications;
  }

  /** The titles that the edition has (OP-132); where none of those asked for is one, all news is meant. */
  async #keepKnown(reader: Reader, titles: readonly string[]): Promise<string[]> {
    if (titles.length === 0) return [];
    const known = new Set((await this.listPublications(reader)).map(({ title }) => title));
    return [...new Set(titles)].filter((title) => known.has(title));
  }

  /** The days asked for, never beyond today. */
  #chooseDates({ datePeriod, dateFrom, dateTo }: ReadNewsQuery): { from?: string | undefined; to: string } {
    const today = this.#parts.clock.today();
    const period = datePeriod ?? (dateFrom || dateTo ? PRECISE_PERIOD : ALL_READING_TIME);
    if (!READING_PERIODS.some((one) => one.period === period)) {
      throw new LibraryError('value-not-allowed', {
        field: 'datePeriod',
        reason: `“${period}” is not a period.`,
        allowed: READING_PERIODS.map((one) => String(one.period)),
      });
    }
    if (period !== PRECISE_PERIOD) return { from: startOfPeriod(period, today), to: today };
    const to = readDay('dateTo', dateTo);
    return { from: readDay('dateFrom', dateFrom), to: to !== undefined && to < today ? to : today };
  }
}

function readDay(field: string, text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const day = parseWireDate(text);
  if (day !== undefined) return day;
  throw new LibraryError('value-not-allowed', { field, reason: `“${text}” is not a date; write it as dd-mm-yyyy.` });
}

type Wish = ReadNewsQuery['filters'][number];

/** Titles that begin with, and contain, what is asked for, whatever the letter case. */
function narrow(values: readonly { readonly value: string; readonly count: number }[], wish: Wish | undefined) {
  const prefix = foldText(wish?.prefix ?? '');
  const contains = foldText(wish?.contains ?? '');
  return values.filter(({ value }) => {
    const title = foldText(value);
    return title.startsWith(prefix) && title.includes(contains);
  });
}

function presentItem(preview: DocumentPreview): NewsItem {
  const { record } = preview;
  return {
    id: preview.id,
    title: record.title,
    publicationTitle: preview.publicationTitle ?? record.source ?? null,
    publicationDate: record.dates.publication ?? null,
    summary: record.summary ?? null,
    url: presentTextAddress(preview),
    jurisdictions: [...record.jurisdictions],
    topics: [...record.topics],
  };
}
