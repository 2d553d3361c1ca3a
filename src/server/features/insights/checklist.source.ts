import { INSIGHT_TYPE } from '#domain/tools/insights/insight-type.ts';
import type { DownloadBody } from '#contract/download.ts';
import type { InsightSectionAnswer } from '#contract/insights.ts';
import type { Reader } from '#domain/access/reader.ts';
import { writeTable, type Table } from '#domain/collections/table.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { heading } from '#server/asking/document-blocks.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import { sayMade } from '#server/asking/say-made.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentBlock, Facts } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
import type { ChecklistsService } from './checklists.service.ts';
import type { Insight, InsightsService } from './insights.service.ts';

const ITEMS: Table = {
  id: 'checklist',
  title: 'Checklist',
  address: '/practical-insights',
  what: 'checklist',
  columns: [
    { name: 'Item', width: 90, type: 'text', value: 'words' },
    { name: 'Checklist', width: 30, type: 'text', value: 'list' },
    { name: 'Done', width: 8, type: 'text', value: 'done' },
  ],
};

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
  async collect(reader: Reader, body: DownloadBody, { origin }: DownloadPlace): Promise<Download> {
    const wanted = readOneId(body, 'Name one practical insight.');
    const insight = await this.#checklists.addTicks(reader, await this.#insights.open(reader, wanted));
    const { id, title, sections } = insight;
    const items = sections.flatMap((section) => section.items.map((item) => ({ ...item, list: section.title })));
    if (items.length === 0) throw new LibraryError('download-empty');
    const facts = this.#describe(reader, insight, origin);
    const checked = items.map((item) => ({ ...item, done: item.isTicked ? 'Yes' : '' }));
    const { columns, rows } = writeTable(ITEMS, {}, checked, origin);
    return {
      title,
      content: {
        list: { title, facts, columns, rows },
        document: { title, facts, blocks: sections.flatMap(presentList) },
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
  const checks = items.map(({ words, isTicked }) => ({ text: words, isTicked }));
  return checks.length === 0 ? [] : [heading(title), { kind: 'checks', checks }];
}
