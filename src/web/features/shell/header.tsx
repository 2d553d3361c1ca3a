import { Keyboard, Menu } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useBreadcrumbTrail } from './use-breadcrumb-trail.ts';
import { useFold } from './use-fold.ts';
import { useMenu } from './use-menu.ts';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  readonly path: string;
  /** The search field; absent where the page itself holds it. */
  readonly search: ReactNode;
  /** Hides the search field, which keeps what was typed. */
  readonly isSearchHidden: boolean;
  /** Hides the trail together with the page it leads to. */
  readonly isTrailHidden: boolean;
  readonly onShowKeys: () => void;
}

interface BarProps extends Pick<HeaderProps, 'isTrailHidden'> {
  readonly entries: ReturnType<typeof useMenu>;
}

/** Where the reader is and the menu. The trail follows every place in a text, and nothing else is drawn again for it. */
function Bar({ entries, isTrailHidden }: BarProps) {
  const steps = useBreadcrumbTrail();
  const trail = isTrailHidden ? [] : steps;
  const { isFolded, bar, menu } = useFold(trail.length > 0);
  return (
    <div className={styles.bar}>
      <div ref={bar} className={styles.barRow}>
        <Breadcrumbs trail={trail} />
        <StillMenu ref={menu} entries={entries} />
        <StillButtons isFolded={isFolded} />
      </div>
    </div>
  );
}

const StillMenu = memo(MainMenu);
const StillButtons = memo(HeaderButtons);

/** The top of every page: name, search field, tools and reader in one row; where the reader is and the menu in a slim line. */
export function Header({ path, search, isSearchHidden, isTrailHidden, onShowKeys }: HeaderProps) {
  const view = useEditionView();
  const entries = useMenu();
  const [showsMenu, setShowsMenu] = useState(false);
  const [name, ...edition] = view.name.split(' ');
  return (
    <header className={styles.header}>
      <div className={styles.row} data-header-row>
        <AppLink href="/" className={styles.name} aria-current={path === '/' ? 'page' : undefined}>
          <strong>{name}</strong> <span>{edition.join(' ')}</span>
        </AppLink>
        {search ? (
          <div className={styles.search} hidden={isSearchHidden}>
            {search}
          </div>
        ) : null}
        <Tools showsMenu={showsMenu} onShowMenu={() => setShowsMenu(true)} onShowKeys={onShowKeys} />
      </div>
      <Bar entries={entries} isTrailHidden={isTrailHidden} />
      <MenuSheet entries={entries} isOpen={showsMenu} onClose={() => setShowsMenu(false)} />
    </header>
  );
}

interface ToolsProps extends Pick<HeaderProps, 'onShowKeys'> {
  readonly showsMenu: boolean;
  readonly onShowMenu: () => void;
}

function Tools({ showsMenu, onShowMenu, onShowKeys }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <span className={styles.wide}>
        <EditionSwitch />
        <ThemeSwitch />
        <Button kind="icon" aria-label="Keyboard shortcuts" onClick={onShowKeys}>
          <Keyboard size="1.1875rem" aria-hidden />
        </Button>
      </span>
      <UserMenu />
      <Button
        kind="icon"
        aria-label="Menu"
        aria-expanded={showsMenu}
        className={styles.menuButton}
        onClick={onShowMenu}
      >
        <Menu size="1.25rem" aria-hidden />
      </Button>
    </div>
  );
}
