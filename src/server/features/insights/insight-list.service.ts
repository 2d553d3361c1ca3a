import { INSIGHT_TYPE } from '#domain/tools/insights/insight-type.ts';
import type { CallAnswer } from '#contract/call.ts';
import type { InsightStage, listInsights } from '#contract/insights.ts';
import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import type { Reader } from '#domain/access/reader.ts';
import { findStage, STAGES, topicOfStage } from '#domain/tools/insights/stages.ts';
import { CONTENT_TYPE, SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import type { SearchCounter } from '#server/asking/search-counter.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { presentInsight } from './insights.service.ts';

interface Parts {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly counter: SearchCounter;
}

const MOST = 1_000;
/** The switch of searches that lets insights in. */
const SWITCH = 'practical-insights';

/** The practical insights of an edition by stage (TL-073, OP-102). */
export class InsightListService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader): Promise<CallAnswer<typeof listInsights>> {
    const [{ ids, closed }, counts] = await Promise.all([this.#find(reader), this.#count(reader)]);
    const previews = await this.#parts.content.listPreviews(ids);
    const byStage = Map.groupBy(previews, ({ record }) => findStage(record.topics));
    const stages: InsightStage[] = STAGES.map((stage) => {
      const found = counts.of('topic', topicOfStage(stage));
      return {
        stage,
        url: found.count > 0 ? found.url : null,
        insights: (byStage.get(stage) ?? []).map(presentInsight),
      };
    });
    const others = (byStage.get(undefined) ?? []).map(presentInsight);
    return { stages: others.length > 0 ? [...stages, { stage: null, url: null, insights: others }] : stages, closed };
  }

  /** Whatever the switches of searches say: the page itself is the reader's. */
  async #find(reader: Reader) {
    const request = {
      titleOnly: false,
      openTo: listOpenings(reader),
      scope: [
        { facet: 'edition', values: [reader.edition.id] },
        { facet: CONTENT_TYPE, values: [INSIGHT_TYPE] },
      ],
      filters: [],
      sort: { field: 'title', descending: false },
      facets: [],
      start: 0,
      excerpt: false,
      idsOnly: true,
    } as const;
    const [open, closed] = await Promise.all([
      askEngine(this.#parts.engine, { ...request, size: MOST }),
      askEngine(this.#parts.engine, { ...request, size: 0, closed: true }),
    ]);
    return { ids: open.hits.map(({ id }) => id), closed: roundClosed(Math.min(closed.total, MOST_CLOSED)) };
  }

  #count(reader: Reader) {
    const chosen = [
      { facet: CONTENT_TYPE, value: INSIGHT_TYPE },
      { facet: SEARCH_WITHIN, value: SWITCH },
    ];
    return this.#parts.counter.count(reader, { endpoint: 'documentSearch', chosen, facets: ['topic'] });
  }
}
