import { FormatButton } from '#web/ui/format-button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

/** The download of the open text, loaded after it; its button keeps the place, and tries again. */
export const LazyDocumentDownload = createLazyPart(
  async () => (await import('./document-download.tsx')).DocumentDownload,
  {
    waiting: () => <FormatButton verb="Download" what="this document" kind="ghost" folds disabled />,
    failed: (_props, onRetry) => (
      <FormatButton verb="Download" what="this document" kind="ghost" folds onClick={onRetry} />
    ),
  },
);
