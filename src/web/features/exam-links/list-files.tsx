import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { TableFiles } from '#web/ui/table-files.tsx';

interface ListFilesProps {
  readonly table: 'exam-papers' | 'useful-links';
  readonly what: string;
}

/** All of a list as a file, and what is shown of it on paper. */
export function ListFiles({ table, what }: ListFilesProps) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  return (
    <TableFiles
      what={what}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={(format) => start(format, { siteId, kind: 'table', table })}
    />
  );
}
