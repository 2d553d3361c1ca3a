import { Menu } from 'lucide-react';
import { useEditionView, type SearchMode } from '#web/api/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { EditionList } from './edition-switch.tsx';
import styles from './main-menu.module.css';
import menu from './menu.module.css';

interface MainMenuProps {
  /** Path of the page that is open. */
  readonly path: string;
}

/** The pages of the edition, in a row where there is room and behind a button elsewhere. */
export function MainMenu({ path }: MainMenuProps) {
  const modes = useEditionView().modes.filter((mode) => mode.menu);
  return (
    <>
      <nav aria-label="Main" className={styles.row}>
        <ul className={styles.list}>
          {modes.map((mode) => (
            <li key={mode.id}>
              <ModeLink mode={mode} path={path} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.button}>
        <Popover
          label="Menu"
          align="end"
          renderTrigger={(properties) => (
            <Button kind="icon" aria-label="Menu" {...properties}>
              <Menu size={20} aria-hidden />
            </Button>
          )}
        >
          {(close) => (
            <>
              <nav aria-label="Main">
                <ul>
                  {modes.map((mode) => (
                    <li key={mode.id}>
                      <ModeLink mode={mode} path={path} className={menu.item} onFollow={close} />
                    </li>
                  ))}
                </ul>
              </nav>
              <div className={styles.editions}>
                <EditionList />
              </div>
            </>
          )}
        </Popover>
      </div>
    </>
  );
}

interface ModeLinkProps {
  readonly mode: SearchMode;
  readonly path: string;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

function ModeLink({ mode, path, className, onFollow }: ModeLinkProps) {
  return (
    <AppLink
      href={mode.path}
      className={className}
      aria-current={path === mode.path ? 'page' : undefined}
      onClick={() => onFollow?.()}
    >
      {mode.title}
    </AppLink>
  );
}
