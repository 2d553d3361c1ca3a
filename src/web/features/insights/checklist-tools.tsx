import { RotateCcw } from 'lucide-react';
import type { Insight } from '#web/api/insights.queries.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import styles from './insight-page.module.css';
import type { ChecklistModel } from './use-checklist.ts';

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'word', name: 'Word', detail: 'with boxes to tick in the file' },
  { format: 'pdf', name: 'PDF', detail: 'a page to print' },
  { format: 'excel', name: 'Excel', detail: 'a row for each item' },
];

interface ChecklistToolsProps {
  readonly insight: Insight;
  readonly checklist: ChecklistModel;
  readonly signIn: string;
}

/** How far the checklists are, and what can be done with them. */
export function ChecklistTools({ insight, checklist, signIn }: ChecklistToolsProps) {
  const menu = useFileMenu(() => ({ kind: 'checklist', ids: [{ id: insight.id }] }));
  return (
    <div className={styles.tools}>
      {checklist.canTick ? (
        <output>
          {checklist.ticked} of {checklist.of} done
          <span className={styles.meta}>kept in your account</span>
        </output>
      ) : (
        <p>
          <AppLink href={signIn}>Sign in with a personal account</AppLink> to tick items and find them ticked again.
        </p>
      )}
      <div className={styles.actions}>
        {checklist.ticked > 0 ? (
          <Button kind="ghost" onClick={checklist.clear}>
            <RotateCcw size="1rem" aria-hidden /> Clear ticks
          </Button>
        ) : null}
        <FormatMenu verb="Download" what="checklist" formats={FORMATS} kind="ghost" {...menu} />
      </div>
    </div>
  );
}
