import { Printer } from 'lucide-react';
import { Button } from './button.tsx';
import { FormatMenu, type FormatMenuProps } from './format-menu.tsx';
import styles from './table-files.module.css';

type TableFormat = 'excel' | 'word' | 'pdf';

const FORMATS: FormatMenuProps<TableFormat>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a row for each row, with sources' },
  { format: 'word', name: 'Word', detail: 'a list to work with' },
  { format: 'pdf', name: 'PDF', detail: 'a list to pass on' },
];

interface TableFilesProps extends Pick<
  FormatMenuProps<TableFormat>,
  'what' | 'isBusy' | 'progress' | 'onCancel' | 'onChoose'
> {}

/** All of a table as a file, and what is shown of it on paper. */
export function TableFiles(props: TableFilesProps) {
  return (
    <div className={styles.files}>
      <FormatMenu verb="Download" formats={FORMATS} kind="ghost" {...props} />
      <Button kind="ghost" onClick={() => window.print()}>
        <Printer size="1rem" aria-hidden /> Print
      </Button>
    </div>
  );
}
