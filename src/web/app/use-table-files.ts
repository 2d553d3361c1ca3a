import { useEditionView } from './edition-view.ts';
import { useDownload } from './use-download.ts';

/** All of a table of a page as a file; `subject`: the place, convention or provision that it is about, if it is about one. */
export function useTableFiles(table: string, what: string, subject?: string) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  const ids = subject === undefined ? [] : [{ id: subject }];
  return {
    what,
    isBusy,
    progress,
    onCancel: cancel,
    onChoose: (format: 'excel' | 'word' | 'pdf') => start(format, { siteId, kind: 'table', table, ids }),
  };
}
