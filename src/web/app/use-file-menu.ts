import type { DownloadBody } from '#contract/download.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { useEditionView } from './edition-view.ts';
import { useDownload } from './use-download.ts';

/** What a menu of formats is given so that it downloads what `bodyOf` names. */
export function useFileMenu(bodyOf: (format: DownloadFormat) => Omit<DownloadBody, 'siteId'>) {
  const { siteId } = useEditionView();
  const { isBusy, progress, start, cancel } = useDownload();
  return {
    isBusy,
    progress,
    onCancel: cancel,
    onChoose: (format: DownloadFormat) => start(format, { siteId, ...bodyOf(format) }),
  };
}
