import { INSIGHT_TYPE } from '#domain/tools/insights/stages.ts';
import type { ChecklistItem, InsightSectionAnswer } from '#contract/insights.ts';
import { writeRows, type TableColumn } from '#domain/collections/table.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { heading } from '#server/asking/document-blocks.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import type { DocumentBlock, Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { ChecklistsService } from './checklists.service.ts';
import type { Insight, InsightsService } from './insights.service.ts';

const COLUMNS: readonly TableColumn[] = [
  { name: 'Item', width: 90, type: 'text', value: 'words' },
  { name: 'Checklist', width: 30, type: 'text', value: 'list' },
  { name: 'Done', width: 8, type: 'text', value: 'done' },
];

/** The checklists of an insight as a file to work with, with what the account has ticked (OP-102). */
export function createChecklistSource(insights: InsightsService, checklists: ChecklistsService): DownloadSource {
  return {
    name: 'checklists',
    /** Throws as opening the insight does, `value-not-allowed` where not one is named, `download-empty` without a checklist. */
    async collect(reader, body, { origin, sayMade }) {
      const wanted = readOneId(body, 'Name one practical insight.');
      const insight = await checklists.addTicks(reader, await insights.open(reader, wanted));
      const { id, title, sections } = insight;
      const items = sections.flatMap((section) => section.items.map((item) => ({ ...item, list: section.title })));
      if (items.length === 0) throw new LibraryError('download-empty');
      const facts = [...describe(insight, items), ...sayMade(insight.url)];
      const checked = items.map((item) => ({ ...item, done: item.isTicked ? 'Yes' : '' }));
      return {
        title,
        content: {
          list: { title, facts, ...writeRows(COLUMNS, checked, origin) },
          document: { title, facts, blocks: sections.flatMap(presentList) },
        },
        count: { rows: items.length, total: items.length },
        shown: [{ id, title, type: INSIGHT_TYPE }],
      };
    },
  };
}

function describe(insight: Insight, items: readonly ChecklistItem[]): Facts {
  const ticked = items.filter(({ isTicked }) => isTicked).length;
  const known = [
    ['Stage', insight.stage ?? ''],
    ['Author', insight.authors.join(', ')],
    ['Last reviewed', insight.lastReviewDate === null ? 'Not stated' : formatDate(insight.lastReviewDate)],
    ['Done', insight.canTick ? `${ticked} of ${items.length}` : ''],
  ] as const;
  return known.filter(([, value]) => value !== '');
}

function presentList({ title, items }: InsightSectionAnswer): DocumentBlock[] {
  const checks = items.map(({ words, isTicked }) => ({ text: words, isTicked }));
  return checks.length === 0 ? [] : [heading(title), { kind: 'checks', checks }];
}
