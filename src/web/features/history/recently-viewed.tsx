import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '#web/api/history.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { listItems } from './list-items.ts';
import styles from './recently-viewed.module.css';
import { usePlacesToReadOn } from './use-places-to-read-on.ts';

/** So many stand on the home page, and of what is to be read on. */
export const SHOWN = 6;

/**
 * On the home page: what the reader opened last (OP-85), but for what is to be read on, which stands there once. Not there for visitors, while the history is paused or empty,
 * and where it cannot be had (OP-32).
 */
export function RecentlyViewed() {
  const { isSignedIn, codes } = useAccount();
  const { data } = useQuery({ ...historyQuery(), enabled: isSignedIn });
  const isPage = resolveAddress(useEditionView(), codes, '/history', '').kind === 'page';
  const places = usePlacesToReadOn(SHOWN);
  const begun = new Set(places?.map(({ contentId }) => contentId));
  const viewed = data?.isKept && isPage && places ? listItems(data.histories) : [];
  const items = viewed.filter(({ contentId }) => !begun.has(contentId)).slice(0, SHOWN);
  if (items.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="recently-viewed">
      <div className={styles.head}>
        <h2 id="recently-viewed" className={styles.title}>
          Recently viewed
        </h2>
        <AppLink href="/history">See all</AppLink>
      </div>
      <ul className={styles.list}>
        {items.map(({ id, url, title, type, isOpen }) => (
          <li key={id} className={styles.item}>
            <AppLink href={url} className={styles.link}>
              <bdi>{title}</bdi>
            </AppLink>
            <span className={styles.meta}>
              {type} {isOpen ? null : <ClosedMark />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
