import { useTableFiles } from '#web/app/use-table-files.ts';
import { TableFiles } from '#web/ui/table-files.tsx';

interface PageTableFilesProps {
  readonly table: string;
  /** What the file holds, said after "Download". */
  readonly what: string;
  /** The place or provision that the table is about, where it is about one. */
  readonly subject?: string | undefined;
}

/** A table of a page as a file or on paper. */
export function PageTableFiles({ table, what, subject }: PageTableFilesProps) {
  return <TableFiles {...useTableFiles(table, what, subject)} />;
}
