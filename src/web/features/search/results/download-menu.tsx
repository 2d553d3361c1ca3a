import type { DownloadBody } from '#contract/download.ts';
import { MOST_ROWS } from '#domain/search/search-limits.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import type { DownloadFormat } from '#contract/download.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { WORK_FORMATS } from '#web/app/download-works.ts';

/** A list, and in pages the documents themselves. */
type Choice = DownloadFormat | 'word-texts' | 'pdf-texts';

const LISTS: FormatMenuProps<Choice>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a table to sort and filter' },
  { format: 'word', name: 'Word', detail: 'a list to work with' },
  { format: 'pdf', name: 'PDF', detail: 'a list to print or pass on' },
];

const TEXTS: FormatMenuProps<Choice>['formats'] = [
  { format: 'word-texts', name: 'Word', detail: 'the documents in one file' },
  { format: 'pdf-texts', name: 'PDF', detail: 'the documents in one file' },
];

export interface DownloadMenuProps extends Pick<FormatMenuProps<Choice>, 'what' | 'short' | 'kind'> {
  readonly body: DownloadBody;
  /** How many the whole result has, where that is downloaded. */
  readonly total?: number;
}

/** Offers a list as Excel, Word or PDF, for reference managers, and of chosen documents their texts (OP-68, OP-77, OP-120). */
export function DownloadMenu({ body, total = 0, ...rest }: DownloadMenuProps) {
  const { isBusy, progress, start, cancel } = useDownload();
  const { modes } = useEditionView();
  const hasTexts = (body.ids?.length ?? 0) > 0;
  // People are no works.
  const isOfPeople = modes.some(({ endpoint, sortsByName }) => sortsByName && endpoint === body.endpoint);
  const choose = (choice: Choice) => {
    if (choice === 'word-texts') start('word', { ...body, kind: 'documents' });
    else if (choice === 'pdf-texts') start('pdf', { ...body, kind: 'documents' });
    else start(choice, body);
  };
  return (
    <FormatMenu
      verb="Download"
      formats={[...LISTS, ...(isOfPeople ? [] : WORK_FORMATS), ...(hasTexts ? TEXTS : [])]}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={choose}
      note={total > MOST_ROWS ? `A file holds the first ${formatNumber(MOST_ROWS)} of them.` : undefined}
      {...rest}
    />
  );
}
