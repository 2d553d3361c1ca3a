import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { TableFiles } from '#web/ui/table-files.tsx';

/** All of a status table as a file, and what is shown of it on paper. */
export function StatusFiles({ instrument }: { readonly instrument: string }) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  return (
    <TableFiles
      what="status table"
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={(format) => start(format, { siteId, kind: 'status', ids: [{ id: instrument }] })}
    />
  );
}
