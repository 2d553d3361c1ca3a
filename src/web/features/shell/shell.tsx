import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useState, type ReactNode, type Ref } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { BackToTop, TOP_ID } from '#web/ui/back-to-top.tsx';
import { LiveRegion } from '#web/app/live-region.tsx';
import { RequestDemoContext } from '#web/app/request-demo.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { usePaletteKey } from '#web/app/open-palette.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { startTrail } from './breadcrumb-store.ts';
import { FollowMenuContext } from './follow-menu.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice, OfflineScreen } from './offline-screen.tsx';
import { Notifications } from './notifications.tsx';
import { refreshForMenu } from './refresh-for-menu.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { RequestDemoDialog } from './request-demo-dialog.tsx';
import styles from './shell.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useKeptDocuments } from './use-kept-documents.ts';
import type { MenuEntry } from './use-menu.ts';
import { useOffline } from './use-online.ts';

/** They have a place of their own at the bottom, so that the page need not wait for them. */
const Banners = createLazyPart(async () => (await import('./banners.tsx')).Banners);

/** What comes in a sheet when it is asked for, and says so there where it does not come. */
const inSheet = (title: string) => ({
  failed: ({ onClose }: { readonly onClose: () => void }, onRetry: () => void) => (
    <Sheet title={title} place="centre" isOpen onClose={onClose}>
      <PartTrouble onRetry={onRetry} />
    </Sheet>
  ),
});

const KeySheet = createLazyPart(async () => (await import('./key-sheet.tsx')).KeySheet, inSheet('Keyboard'));
const Palette = createLazyPart(async () => (await import('./palette.tsx')).Palette, inSheet('Go to'));

interface ShellProps {
  /** Path of the page that is open. */
  readonly path: string;
  /** Id of the page, for whoever looks at the document from outside. */
  readonly page: string;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page (SH-008, SH-009). */
export function Shell({ path, page, search, children }: ShellProps) {
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsDemo, setShowsDemo] = useState(false);
  const { searches, follow } = useMenuEffects();
  const offline = useOffline(path);
  const main = useFocusOnArrival(path);
  useKeptDocuments();
  useEffect(registerServiceWorker, []);
  useShortcuts({ '?': () => setShowsKeys(true) });
  const focusMain = () => main.current?.focus({ preventScroll: true });
  return (
    <RequestDemoContext value={() => setShowsDemo(true)}>
      <FollowMenuContext value={follow}>
        <div id={TOP_ID} tabIndex={-1} className={styles.shell}>
          <SkipLink href="#main" onFollow={() => main.current?.focus()}>
            Skip to content
          </SkipLink>
          <div className={styles.screen}>
            <Header
              {...{ path, search: search && <Fragment key={searches}>{search}</Fragment> }}
              isSearchHidden={!offline.isOnline}
              isTrailHidden={offline.isHidden}
              onShowKeys={() => setShowsKeys(true)}
            />
            <Main {...{ ref: main, page, offline, children }} />
          </div>
          <Footer />
          <Banners onAgree={focusMain} />
          <BackToTop place="corner" />
          <Notifications />
          {showsKeys ? <KeySheet isOpen onClose={() => setShowsKeys(false)} /> : null}
          <PaletteOnKey />
          <RequestDemoDialog isOpen={showsDemo} onClose={() => setShowsDemo(false)} />
          <LiveRegion />
        </div>
      </FollowMenuContext>
    </RequestDemoContext>
  );
}

function PaletteOnKey() {
  const [isOpen, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return isOpen ? <Palette onClose={() => setOpen(false)} /> : null;
}

interface MainProps extends Pick<ShellProps, 'page' | 'children'> {
  readonly ref: Ref<HTMLElement>;
  readonly offline: ReturnType<typeof useOffline>;
}

/** The page; without a network what is said instead of it or above it. */
function Main({ ref, page, offline, children }: MainProps) {
  return (
    <main id="main" data-page={page} ref={ref} tabIndex={-1} className={styles.main}>
      {offline.isHidden ? <OfflineScreen onOpen={offline.showKept} /> : null}
      {offline.isOnline || offline.isHidden ? null : <OfflineNotice onBack={offline.hideKept} />}
      <div hidden={offline.isHidden}>{children}</div>
    </main>
  );
}

/** What follows from choosing a menu entry: a fresh trail, a fresh search field, answers asked for again. */
function useMenuEffects() {
  const [searches, setSearches] = useState(0);
  const queries = useQueryClient();
  const { modes } = useEditionView();
  // Asked when it is needed: the shell is not drawn again for each place in a text.
  const router = useRouter();
  const follow = ({ label, url = '/' }: MenuEntry) => {
    startTrail(label, url);
    const paths = modes.map((mode) => mode.path);
    if (refreshForMenu(queries, paths, url, router.state.location.href) === 'search') setSearches(searches + 1);
  };
  return { searches, follow };
}
