import { useState, type ReactNode } from 'react';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { useShortcuts } from '#web/ui/use-shortcuts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeySheet } from './key-sheet.tsx';
import { OpenNotice } from './open-notice.tsx';
import styles from './shell.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface ShellProps {
  /** Path of the page that is open. */
  readonly path: string;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page (SH-008). */
export function Shell({ path, search, children }: ShellProps) {
  const [showsKeys, setShowsKeys] = useState(false);
  const main = useFocusOnArrival(path);
  useShortcuts({ '?': () => setShowsKeys(true) });
  return (
    <div className={styles.shell}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <OpenNotice />
      <Header path={path} search={search} onShowKeys={() => setShowsKeys(true)} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <KeySheet isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
      <LiveRegion />
    </div>
  );
}
