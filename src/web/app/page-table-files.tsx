import { TableFiles } from '#web/ui/table-files.tsx';
import { useFileMenu } from './use-file-menu.ts';

interface PageTableFilesProps {
  /** Its name as a download, and what its files hold, said after "Download". */
  readonly table: { readonly id: string; readonly what: string };
  /** The place, convention or provision that it is about, if it is about one. */
  readonly subject?: string | undefined;
}

/** All of a table of a page as a file, and what is shown of it on paper. */
export function PageTableFiles({ table, subject }: PageTableFilesProps) {
  const ids = subject === undefined ? [] : [{ id: subject }];
  const menu = useFileMenu(() => ({ kind: 'table', table: table.id, ids }));
  return <TableFiles what={table.what} {...menu} />;
}
