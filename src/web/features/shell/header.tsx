import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditionView } from '#web/api/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  readonly path: string;
  /** The search field; absent where the page itself holds it. */
  readonly search: ReactNode;
  readonly onShowKeys: () => void;
}

/** The top of every page: name, menu, tools and the search field below. */
export function Header({ path, search, onShowKeys }: HeaderProps) {
  const view = useEditionView();
  const [name, ...edition] = view.name.split(' ');
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <AppLink href="/" className={styles.name} aria-current={path === '/' ? 'page' : undefined}>
          <strong>{name}</strong> <span>{edition.join(' ')}</span>
        </AppLink>
        <MainMenu path={path} />
        <div className={styles.tools}>
          <span className={styles.wide}>
            <EditionSwitch />
          </span>
          <ThemeSwitch />
          <span className={styles.wide}>
            <Button kind="icon" aria-label="Keyboard shortcuts" onClick={onShowKeys}>
              <Keyboard size={19} aria-hidden />
            </Button>
          </span>
        </div>
      </div>
      {search ? <div className={styles.search}>{search}</div> : null}
    </header>
  );
}
