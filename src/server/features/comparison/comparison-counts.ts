import type { Reader } from '#domain/access/reader.ts';
import { EMPTY_COMPARISON, printComparisonQuery } from '#domain/comparison/comparison-address.ts';
import { targetOfComparison } from '#domain/tools/desk/history-entry.ts';
import type { RobotTest } from '#domain/tools/usage/robots.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import type { TopicCounts } from '#server/ports/topic-counts.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { Compared } from './compare.service.ts';

interface Parts extends HistoryParts {
  readonly usage: UsageRecorder;
  readonly topicCounts: TopicCounts;
  readonly isUncounted: RobotTest;
  readonly log: (message: string, error?: unknown) => void;
}

/** What was clicked of a document, as against its page: its text stood in a comparison. */
const LINK = 'html in a comparison';
const TYPE = 'Comparison';

/**
 * Counts what a comparison showed: of each document whose words stood there a request, of each that was closed a refusal,
 * as for parts of documents (COUNTER 5.1); its topics without anybody who asked (OP-144); and enters it in the history where
 * it answered with content (OP-133).
 */
export class ComparisonCounts {
  readonly #parts: Parts;
  readonly #history: ReadingHistory;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#history = new ReadingHistory(parts);
  }

  /** Never throws: the answer is there all the same. */
  async note(reader: Reader, { answer, product, opened, closed }: Compared): Promise<void> {
    const { usage } = this.#parts;
    const { slug, title } = product.record;
    for (const { id, record, publication } of opened.filter(isSaid(answer))) {
      const item = { id, title: record.title, type: record.type, publication };
      usage.record({ kind: 'request', reader, item, place: 'comparison', link: LINK });
    }
    for (const { id, record, publication } of closed) {
      const item = { id, title: record.title, type: record.type, publication };
      usage.record({ kind: 'turnaway', reader, item, place: 'comparison', link: LINK });
    }
    const hasContent = answer.documents.some(({ topicHtml }) => topicHtml.length > 0);
    if (!hasContent) return;
    const url = `/compare-jurisdictions/${slug}${writeChoice(answer)}`;
    const target = targetOfComparison(slug);
    await this.#history.note(reader, { target, url, title, type: TYPE }).catch(() => undefined);
    await this.#countTopics(reader, product.record.slug, answer);
  }

  async #countTopics({ edition, client }: Reader, slug: string, { topics }: Compared['answer']): Promise<void> {
    const { topicCounts, isUncounted, clock, log } = this.#parts;
    if (isUncounted(client.userAgent)) return;
    const ids = topics.map(({ topicId }) => topicId);
    await topicCounts
      .count({ edition: edition.id, slug }, ids, clock.today())
      .catch((error: unknown) => log('Topics of a comparison were not counted.', error));
  }
}

/** Of documents that were opened those of which some words were shown. */
function isSaid({ documents }: Compared['answer']): (document: { readonly id: string }) => boolean {
  const said = new Set(documents.flatMap(({ documentId, topicHtml }) => (topicHtml.length > 0 ? documentId : [])));
  return ({ id }) => said.has(id);
}

/** The choice as addresses keep it. */
function writeChoice({ jurisdictions, topics }: Compared['answer']): string {
  const places = jurisdictions.map(({ id }) => id);
  return printComparisonQuery({ ...EMPTY_COMPARISON, places, topics: topics.map(({ topicId }) => topicId) });
}
