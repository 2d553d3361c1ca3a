import { FormatButton } from '#web/ui/format-button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** The menu of downloads, loaded after the first hits are drawn; its button keeps the place, and tries again. */
export const LazyDownloadMenu = createLazyPart(async () => (await import('./download-menu.tsx')).DownloadMenu, {
  waiting: ({ what, short, kind }) => <FormatButton verb="Download" {...{ what, short, kind }} disabled />,
  failed: ({ what, short, kind }, onRetry) => (
    <FormatButton verb="Download" {...{ what, short, kind }} onClick={onRetry} />
  ),
});
