import { ChevronDown, Star } from 'lucide-react';
import { AppLink } from '#web/ui/app-link.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import styles from './header-buttons.module.css';
import menu from './menu.module.css';
import { FAVORITES, SUPPORT, useHeaderLinks } from './use-header-links.ts';

/** Favorites, feedback and the dropdown beside the menu; without room the dropdown alone, which holds them all (OP-25). */
export function HeaderButtons({ isFolded }: { readonly isFolded: boolean }) {
  const { hasFavorites } = useHeaderLinks();
  return (
    <div className={styles.group}>
      {hasFavorites && !isFolded ? (
        <AppLink href={FAVORITES} className={styles.button}>
          <Star size="1rem" aria-hidden />
          Favorites
        </AppLink>
      ) : null}
      {isFolded ? null : (
        <AppLink href={SUPPORT} className={styles.button}>
          Feedback
        </AppLink>
      )}
      <Dropdown
        align="end"
        renderTrigger={(properties) => (
          <button type="button" {...properties} className={styles.button}>
            More
            <ChevronDown size="1rem" aria-hidden />
          </button>
        )}
      >
        {(close) => <MoreList onFollow={close} />}
      </Dropdown>
    </div>
  );
}

/** The entries of the dropdown (SH-251, SH-252). */
export function MoreList({ onFollow }: { readonly onFollow: () => void }) {
  const { hasFavorites, training } = useHeaderLinks();
  return (
    <ul>
      {hasFavorites ? (
        <li>
          <AppLink href={FAVORITES} className={menu.item} onClick={onFollow}>
            Favorites
          </AppLink>
        </li>
      ) : null}
      <li>
        <AppLink href={SUPPORT} className={menu.item} onClick={onFollow}>
          Feedback and Support
        </AppLink>
      </li>
      <li>
        {training ? (
          <ExternalLink href={training} className={menu.item} onClick={onFollow}>
            Tutorials
          </ExternalLink>
        ) : (
          <AppLink href={SUPPORT} className={menu.item} onClick={onFollow}>
            Tutorials
          </AppLink>
        )}
      </li>
    </ul>
  );
}
