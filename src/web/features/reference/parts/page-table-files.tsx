import type { PageTableName } from '#contract/download.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { TableFiles } from '#web/ui/table-files.tsx';

interface PageTableFilesProps {
  readonly table: PageTableName;
  /** What the file holds, said after "Download". */
  readonly what: string;
  /** The place or provision that the table is about, where it is about one. */
  readonly subject?: string | undefined;
}

/** A table of a page as a file or on paper. */
export function PageTableFiles({ table, what, subject }: PageTableFilesProps) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  const ids = subject === undefined ? [] : [{ id: subject }];
  return (
    <TableFiles
      what={what}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={(format) => start(format, { siteId, kind: 'table', table, ids })}
    />
  );
}
