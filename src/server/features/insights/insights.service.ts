import type { CallAnswer } from '#contract/call.ts';
import type { getInsight, InsightEntry } from '#contract/insights.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { INSIGHT_TYPE } from '#domain/tools/insights/insight-type.ts';
import { findStage } from '#domain/tools/insights/stages.ts';
import { splitSections } from '#domain/tools/insights/split-sections.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import { presentSections } from './present-sections.ts';

export type Insight = CallAnswer<typeof getInsight>;

interface Parts {
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
}

/** An insight as its list and its page begin. */
export function presentInsight({ id, record }: Pick<DocumentPreview, 'id' | 'record'>): InsightEntry {
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

/** Practical insights, opened as what they are: documents whose sections say what they hold. */
export class InsightsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
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
