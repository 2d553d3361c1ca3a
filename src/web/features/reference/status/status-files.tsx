import { Printer } from 'lucide-react';
import type { DownloadFormat } from '#web/api/download.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import styles from './status.module.css';

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a row for each state, with sources' },
  { format: 'word', name: 'Word', detail: 'a list to work with' },
  { format: 'pdf', name: 'PDF', detail: 'a list to pass on' },
];

/** All of a status table as a file, and what is shown of it on paper. */
export function StatusFiles({ instrument }: { readonly instrument: string }) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  return (
    <div className={styles.files}>
      <FormatMenu
        verb="Download"
        what="status table"
        formats={FORMATS}
        isBusy={isBusy}
        progress={progress}
        onCancel={cancel}
        onChoose={(format) => start(format, { siteId, kind: 'status', ids: [{ id: instrument }] })}
        kind="ghost"
      />
      <Button kind="ghost" onClick={() => window.print()}>
        <Printer size={16} aria-hidden /> Print
      </Button>
    </div>
  );
}
