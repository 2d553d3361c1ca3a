import type { Development } from '#contract/development.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { DEVELOPMENT } from '#domain/document/development.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { EngineRequest, FacetAnswer, FacetChoice, SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from './ask-engine.ts';
import { planAll } from './plan-all.ts';
import { RecentAnswers } from './recent-answers.ts';

/** Values listed of a filter. */
const MOST_LISTED = 200;

/** Which developments are wanted: of any of these jurisdictions, and of any of these topics; of all where none is. */
export interface DevelopmentsWish {
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  readonly dates?: { readonly from?: string; readonly to?: string };
  readonly start: number;
  readonly size: number;
  /** Counts the values of both filters. */
  readonly hasFilters: boolean;
}

export interface FoundDevelopments {
  readonly developments: readonly Development[];
  readonly total: number;
  readonly jurisdictions: FacetAnswer['values'];
  readonly topics: FacetAnswer['values'];
}

/** Surroundings whose developments are remembered until the library changes: opening a document waits for no search. */
const REMEMBERED = 500;

type Engine = Pick<SearchEngine, 'search' | 'generation'>;

/** Finds developments that a reader may open, the newest first. */
export class DevelopmentFinder {
  readonly #recent = new RecentAnswers<readonly Development[]>(REMEMBERED);
  readonly #engine: Engine;
  readonly #content: Pick<ContentStore, 'listPreviews' | 'resolveNames'>;

  constructor(engine: Engine, content: Pick<ContentStore, 'listPreviews' | 'resolveNames'>) {
    this.#engine = engine;
    this.#content = content;
  }

  async find(reader: Pick<Reader, 'edition' | 'codes'>, wish: DevelopmentsWish): Promise<FoundDevelopments> {
    const { total, hits, facets } = await askEngine(this.#engine, createRequest(reader, wish));
    const valuesOf = (id: string) => facets.find(({ facet }) => facet === id)?.values ?? [];
    return {
      developments: await this.#present(
        reader,
        hits.map(({ id }) => id),
      ),
      total,
      jurisdictions: valuesOf('jurisdiction'),
      topics: valuesOf('topic'),
    };
  }

  /** The newest that share a jurisdiction and the first step of a topic with a document. */
  async findBeside(
    reader: Pick<Reader, 'edition' | 'codes'>,
    { id, record }: { readonly id: string; readonly record: DocumentRecord },
    size: number,
  ): Promise<readonly Development[]> {
    const topics = [...new Set(record.topics.flatMap((topic) => splitTreePath(topic)[0] ?? []))];
    const { jurisdictions } = record;
    if (jurisdictions.length === 0 || topics.length === 0) return [];
    const wish = { jurisdictions, topics, start: 0, size: size + 1, hasFilters: false };
    const key = JSON.stringify([await this.#engine.generation(), reader.edition.id, reader.codes, wish]);
    const developments = await this.#recent.remember(key, async () => (await this.find(reader, wish)).developments);
    return developments.filter((one) => one.id !== id).slice(0, size);
  }

  async #present(reader: Pick<Reader, 'edition' | 'codes'>, ids: readonly string[]): Promise<Development[]> {
    const previews = await this.#content.listPreviews(ids);
    const subjects = previews.flatMap(({ record }) => nameSubject(record) ?? []);
    const about = await this.#content.resolveNames(subjects, reader.edition.id);
    return previews.map((preview) => {
      const { record } = preview;
      const subject = about.get(nameSubject(record) ?? '');
      return {
        id: preview.id,
        title: record.title,
        abstract: record.summary ?? null,
        jurisdictions: [...record.jurisdictions],
        topics: [...record.topics],
        published: record.dates.publication ?? null,
        url: presentDocumentAddress(subject ?? preview, reader),
      };
    });
  }
}

/** What a development is about: the first document that it refers to. */
function nameSubject({ references }: DocumentRecord): string | undefined {
  return references[0]?.target;
}

function createRequest(reader: Pick<Reader, 'edition' | 'codes'>, wish: DevelopmentsWish): EngineRequest {
  const { jurisdictions, topics, dates, start, size, hasFilters } = wish;
  const choose = (facet: string, values: readonly string[]): FacetChoice[] =>
    values.length === 0 ? [] : [{ facet, values }];
  return {
    ...planAll(reader, { facet: CONTENT_TYPE, values: [DEVELOPMENT] }),
    filters: [...choose('jurisdiction', jurisdictions), ...choose('topic', topics)],
    ...(dates ? { dateRange: { field: 'published', ...dates } } : {}),
    facets: hasFilters ? ['jurisdiction', 'topic'].map((facet) => ({ facet, limit: MOST_LISTED })) : [],
    sort: { field: 'relevant-date', descending: true, dateField: 'published' },
    start,
    size,
  };
}
