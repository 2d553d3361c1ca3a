import { ChevronDown } from 'lucide-react';
import { useLocation } from '@tanstack/react-router';
import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './main-menu.module.css';
import menu from './menu.module.css';
import { isAtAddress } from './same-address.ts';
import type { MenuEntry } from './use-menu.ts';

/** More entries than this stand in two columns. */
const LONG = 12;

interface MainMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly ref: Ref<HTMLElement>;
}

/** The pages of the edition in a row; groups open below their name (SH-201). */
export function MainMenu({ entries, ref }: MainMenuProps) {
  return (
    <nav aria-label="Main" ref={ref} className={styles.row}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <MenuGroup label={entry.label} entries={entry.children} />
            ) : (
              <MenuLink entry={entry} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuGroupProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

function MenuGroup({ label, entries }: MenuGroupProps) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const isHere = entries.some(({ url, isVuePage }) => isVuePage && url && isAtAddress(url, address));
  const isLong = entries.length > LONG;
  return (
    <Dropdown
      isWide={isLong}
      renderTrigger={(properties) => (
        <button type="button" {...properties} className={classNames(styles.link, isHere && styles.current)}>
          {label}
          <ChevronDown size="1rem" aria-hidden className={styles.chevron} />
        </button>
      )}
    >
      {(close) => (
        <ul className={classNames(isLong && styles.columns)}>
          {entries.map((entry) => (
            <li key={`${entry.label} ${entry.url ?? ''}`}>
              <MenuLink entry={entry} className={menu.item} onFollow={close} />
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
