import type { DownloadBody } from '#contract/download.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import type { DownloadFormat } from '#web/api/download.ts';
import { useDownload } from './use-download.ts';

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a table to sort and filter' },
  { format: 'word', name: 'Word', detail: 'a list to work with' },
  { format: 'pdf', name: 'PDF', detail: 'a list to print or pass on' },
];

export interface DownloadMenuProps extends Pick<FormatMenuProps<DownloadFormat>, 'what' | 'short' | 'note' | 'kind'> {
  readonly body: DownloadBody;
}

/** Offers a list as Excel, Word or PDF (OP-68, OP-77). */
export function DownloadMenu({ body, ...rest }: DownloadMenuProps) {
  const { isBusy, start } = useDownload();
  return (
    <FormatMenu
      verb="Download"
      formats={FORMATS}
      isBusy={isBusy}
      onChoose={(format) => start(format, body)}
      {...rest}
    />
  );
}
