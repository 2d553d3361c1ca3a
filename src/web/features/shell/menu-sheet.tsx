import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Sheet } from '#web/ui/sheet.tsx';
import { EditionList } from './edition-switch.tsx';
import { MoreList } from './header-buttons.tsx';
import { MenuLink } from './menu-link.tsx';
import menu from './menu.module.css';
import styles from './menu-sheet.module.css';
import { ThemeChoices } from './theme-switch.tsx';
import type { MenuEntry } from './use-menu.ts';

interface MenuSheetProps {
  readonly entries: readonly MenuEntry[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The whole menu on a phone, one section open at a time (SH-202 to SH-204), and what the header has no room for. */
export function MenuSheet({ entries, isOpen, onClose }: MenuSheetProps) {
  const [open, setOpen] = useState(() => entries.find((entry) => entry.isOpen)?.label);
  return (
    <Sheet title="Menu" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.label} className={styles.row}>
              {entry.children ? (
                <Section
                  label={entry.label}
                  entries={entry.children}
                  isOpen={open === entry.label}
                  onToggle={() => setOpen(open === entry.label ? undefined : entry.label)}
                  onFollow={onClose}
                />
              ) : (
                <MenuLink entry={entry} className={styles.entry} onFollow={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.group}>
        <MoreList onFollow={onClose} />
      </div>
      <div className={styles.group}>
        <ThemeChoices />
      </div>
      <div className={styles.editions}>
        <EditionList />
      </div>
    </Sheet>
  );
}

interface SectionProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
}

function Section({ label, entries, isOpen, onToggle, onFollow }: SectionProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {label}
        <ChevronDown size="1.125rem" aria-hidden className={styles.chevron} />
      </button>
      <ul id={id} hidden={!isOpen} className={styles.children}>
        {entries.map((entry) => (
          <li key={`${entry.label} ${entry.url ?? ''}`}>
            <MenuLink entry={entry} className={menu.item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}
