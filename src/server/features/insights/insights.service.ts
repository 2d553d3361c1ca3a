import type { CallAnswer } from '#contract/call.ts';
import type { getInsight, InsightEntry, InsightStage } from '#contract/insights.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { CONTENT_TYPE, SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { findStage, INSIGHT_TYPE, STAGES, topicOfStage } from '#domain/tools/insights/stages.ts';
import { splitSections } from '#domain/tools/insights/split-sections.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import { planAll } from '#server/asking/plan-all.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { presentSections } from './present-sections.ts';

export type Insight = CallAnswer<typeof getInsight>;

export interface InsightParts {
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

/** So many are listed. */
const MOST = 1_000;
/** The search that finds them, with the switch of searches that lets them in. */
const SEARCHED = [
  { facet: CONTENT_TYPE, value: INSIGHT_TYPE },
  { facet: SEARCH_WITHIN, value: 'practical-insights' },
];

/** Whatever the switches of searches say: the page itself is the reader's. */
const planInsights = (reader: Reader) => planAll(reader, { facet: CONTENT_TYPE, values: [INSIGHT_TYPE] });

/** An insight as its list and its page begin. */
function presentInsight({ id, record }: Pick<DocumentPreview, 'id' | 'record'>): InsightEntry {
  return {
    id,
    title: record.title,
    url: presentOwnAddress(INSIGHT_TYPE, id),
    summary: record.summary ?? null,
    authors: record.authors.map(({ name }) => name),
    lastReviewDate: record.dates.lastReviewed ?? null,
    jurisdictions: [...record.jurisdictions],
  };
}

/** Practical insights by stage, and each opened as what it is: a document whose sections say what they hold. */
export class InsightsService {
  readonly #parts: InsightParts;
  readonly #counter: SearchCounter;

  constructor(parts: InsightParts) {
    this.#parts = parts;
    this.#counter = new SearchCounter(parts);
  }

  /** All of the edition by stage (TL-073, OP-102). */
  async listStages(reader: Reader): Promise<InsightStage[]> {
    const { content, engine } = this.#parts;
    const [{ hits }, counts] = await Promise.all([
      askEngine(engine, { ...planInsights(reader), sort: { field: 'title', descending: false }, size: MOST }),
      this.#counter.count(reader, { endpoint: SEARCH, chosen: SEARCHED, facets: ['topic'] }),
    ]);
    const previews = await content.listPreviews(hits.map(({ id }) => id));
    const byStage = Map.groupBy(previews, ({ record }) => findStage(record.topics));
    const stages = STAGES.map((stage): InsightStage => {
      const { count, url } = counts.of('topic', topicOfStage(stage));
      return { stage, url: count > 0 ? url : null, insights: (byStage.get(stage) ?? []).map(presentInsight) };
    });
    const others = (byStage.get(undefined) ?? []).map(presentInsight);
    return others.length > 0 ? [...stages, { stage: null, url: null, insights: others }] : stages;
  }

  async countClosed(reader: Reader) {
    const [closed] = await this.#parts.engine.count([{ ...planInsights(reader), closed: true }]);
    return roundClosed(closed ?? 0);
  }

  /**
   * The insight with nothing ticked. Throws as opening its document does, and `document-not-found` for a document of
   * another kind.
   */
  async open(reader: Reader, id: string): Promise<Insight> {
    const document = await this.#parts.guard.getOpenOf(reader, id, INSIGHT_TYPE);
    await this.#parts.budget.take(reader, document.id);
    const [sections, related] = await Promise.all([this.#read(reader, document), this.#listRelated(reader, document)]);
    return {
      ...presentInsight(document),
      documentUrl: presentTextAddress(document),
      stage: findStage(document.record.topics) ?? null,
      demo: document.demo,
      sections,
      related,
      canTick: reader.visitor.account !== null,
    };
  }

  /** Its sections, for whoever has opened it before or is not shown them; throws as `open` does. */
  async listSections(reader: Reader, id: string): Promise<Pick<Insight, 'id' | 'title' | 'sections'>> {
    const document = await this.#parts.guard.getOpenOf(reader, id, INSIGHT_TYPE);
    return { id: document.id, title: document.record.title, sections: await this.#read(reader, document) };
  }

  async #read(reader: Reader, document: OpenDocument): Promise<Insight['sections']> {
    const { content } = document;
    const sizes = await this.#parts.content.listChunkSizes(content.id);
    const chunks = await this.#parts.content.listChunks(content.id, 0, (sizes.at(-1)?.sequence ?? -1) + 1);
    const sections = splitSections(chunks.flatMap(({ blocks }) => blocks));
    return presentSections(reader, this.#parts.content, document, sections);
  }

  /** What it refers to, as far as the edition holds it; a closed one is named with its record, as anywhere (OP-169). */
  async #listRelated(reader: Reader, { id, record }: OpenDocument): Promise<Insight['related']> {
    const { content } = this.#parts;
    const targets = record.references.map(({ target }) => target);
    const links = await content.resolveNames(targets, reader.edition.id);
    const ids = [...new Set(record.references.flatMap(({ target }) => links.get(target)?.id ?? []))];
    const previews = await content.listPreviews(ids);
    return previews
      .filter((preview) => preview.id !== id)
      .map((preview) => ({ ...presentListed(reader, preview), isOpen: decideHeld(reader, preview).isOpen }));
  }
}
