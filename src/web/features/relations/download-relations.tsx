import type { RelationAssessment } from '#contract/relations.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { relationQuestionOf } from '#web/api/relations.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import type { RelationPage } from './use-relation-page.ts';

export const RELATION_FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a table to sort and filter' },
  { format: 'word', name: 'Word', detail: 'a report with live links' },
  { format: 'pdf', name: 'PDF', detail: 'a report to print or pass on' },
];

/** All pages of what is listed as a file, which says what was searched (OP-138). */
export function DownloadRelations({
  answer,
  page,
}: {
  readonly answer: RelationAssessment;
  readonly page: RelationPage;
}) {
  const menu = useFileMenu(() => ({ kind: 'relations', relations: relationQuestionOf(page.state) }));
  return (
    <FormatMenu
      verb="Download"
      what={formatCount(answer.totalHits, 'relationship')}
      formats={RELATION_FORMATS}
      kind="ghost"
      {...menu}
    />
  );
}
