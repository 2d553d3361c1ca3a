import { INSIGHT_TYPE } from '#domain/tools/insights/insight-type.ts';
import type { DownloadBody } from '#contract/download.ts';
import type { InsightSectionAnswer } from '#contract/insights.ts';
import type { Reader } from '#domain/access/reader.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { sayMade } from '#server/asking/say-made.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentBlock, Facts } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
import type { ChecklistsService } from './checklists.service.ts';
import type { Insight, InsightsService } from './insights.service.ts';

/** The checklists of an insight as a file to work with, with what the account has ticked (OP-102). */
export class ChecklistSource implements DownloadSource {
  readonly name = 'checklists';
  readonly #insights: InsightsService;
  readonly #checklists: ChecklistsService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(insights: InsightsService, checklists: ChecklistsService, clock: Pick<Clock, 'now'>) {
    this.#insights = insights;
    this.#checklists = checklists;
    this.#clock = clock;
  }

  /** Throws as opening the insight does, `value-not-allowed` where not one is named, `download-empty` without a checklist. */
  async collect(reader: Reader, { ids = [] }: DownloadBody, { origin }: DownloadPlace): Promise<Download> {
    const [wanted, ...more] = ids;
    if (!wanted || more.length > 0) {
      throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Name one practical insight.' });
    }
    const insight = await this.#checklists.addTicks(reader, await this.#insights.open(reader, wanted.id));
    const lists = insight.sections.filter(({ items }) => items.length > 0);
    const items = lists.flatMap((list) => list.items);
    if (items.length === 0) throw new LibraryError('download-empty');
    const { id, title } = insight;
    return {
      title,
      content: {
        list: {
          title,
          facts: this.#describe(reader, insight, origin),
          columns: [
            { name: 'Item', width: 90, type: 'text' },
            { name: 'Checklist', width: 30, type: 'text' },
            { name: 'Done', width: 8, type: 'text' },
          ],
          rows: lists.flatMap((list) =>
            list.items.map((item) => [item.words, list.title, item.isTicked ? 'Yes' : ''] as const),
          ),
        },
        document: { title, facts: this.#describe(reader, insight, origin), blocks: lists.flatMap(presentList) },
      },
      count: { rows: items.length, total: items.length },
      shown: [{ id, title, type: INSIGHT_TYPE }],
    };
  }

  #describe(reader: Reader, insight: Insight, origin: string): Facts {
    const items = insight.sections.flatMap((section) => section.items);
    const ticked = items.filter(({ isTicked }) => isTicked).length;
    const known = [
      ['Stage', insight.stage ?? ''],
      ['Author', insight.authors.join(', ')],
      ['Last reviewed', insight.lastReviewDate === null ? 'Not stated' : formatDate(insight.lastReviewDate)],
      ['Done', insight.canTick ? `${ticked} of ${items.length}` : ''],
      ...sayMade(this.#clock.now(), reader.edition, `${origin}${insight.url}`),
    ] as const;
    return known.filter(([, value]) => value !== '');
  }
}

function presentList({ title, items }: InsightSectionAnswer): DocumentBlock[] {
  return [
    { kind: 'heading', level: 1, text: title },
    { kind: 'checks', checks: items.map(({ words, isTicked }) => ({ text: words, isTicked })) },
  ];
}
