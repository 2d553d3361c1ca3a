import { ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DownloadMenuProps } from './download-menu.tsx';
import styles from './download-menu.module.css';

const LoadedMenu = lazy(() =>
  import('./download-menu.tsx').then(
    ({ DownloadMenu }) => ({ default: DownloadMenu }),
    // Without the network there is nothing to download either; the results stay.
    () => ({ default: DownloadSoon }),
  ),
);

/** The menu of downloads, loaded after the first hits are drawn; its button keeps the place. */
export function LazyDownloadMenu(properties: DownloadMenuProps) {
  return (
    <Suspense fallback={<DownloadSoon {...properties} />}>
      <LoadedMenu {...properties} />
    </Suspense>
  );
}

function DownloadSoon({ what, kind }: DownloadMenuProps) {
  return (
    <Button kind={kind} disabled className={styles.button}>
      <Download size={16} aria-hidden />
      Download
      <span className="visually-hidden"> {what}</span>
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
}
