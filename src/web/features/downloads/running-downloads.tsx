import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasKeptDownloads } from '#web/app/kept-downloads.ts';
import { useRunningDownloads, type RunningDownload } from '#web/app/running-downloads.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './running-downloads.module.css';

/** Files that are being made whose pages have been left: how far each is, and the way to end it. */
export function RunningDownloads() {
  const left = useRunningDownloads().filter(({ isOnPage }) => !isOnPage);
  useEffect(() => {
    // What is kept waits for a tab that can load what makes it.
    if (hasKeptDownloads())
      import('#web/app/make-download.ts').then(
        ({ resumeDownloads }) => resumeDownloads(),
        () => undefined,
      );
  }, []);
  if (left.length === 0) return null;
  return (
    <section aria-label="Downloads" className={styles.panel}>
      <ul className={styles.list}>
        {left.map((download) => (
          <Running key={download.id} download={download} />
        ))}
      </ul>
    </section>
  );
}

function Running({
  download: { name = 'A file', progress = 'preparing', end },
}: {
  readonly download: RunningDownload;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // Before it is taken out, as nobody has the focus afterwards.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && document.activeElement === own) document.querySelector<HTMLElement>('main')?.focus();
    };
  }, []);
  return (
    <li className={styles.item}>
      <p className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.progress}>{progress}</span>
      </p>
      <Button ref={button} kind="ghost" aria-label={`Cancel ${name}`} onClick={() => end.abort()}>
        Cancel
      </Button>
    </li>
  );
}
