import { useQuery } from '@tanstack/react-query';
import { listReadingPlaces } from '#contract/reading-places.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { callQuery, FRESH } from '#web/api/call-query.ts';
import { useAccount } from '#web/app/account.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './recently-viewed.module.css';

/**
 * What the reader began and did not finish, each at the place where they stopped. Not there for visitors, while the
 * history is paused or nothing is to be read on, and where it cannot be had (OP-32).
 */
export function ContinueReading({ amount }: { readonly amount: number }) {
  const { isSignedIn } = useAccount();
  const { data } = useQuery({ ...callQuery(listReadingPlaces, { query: { amount } }, FRESH), enabled: isSignedIn });
  const places = data?.places.filter(({ isOpen }) => isOpen) ?? [];
  if (places.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="continue-reading">
      <div className={styles.head}>
        <h2 id="continue-reading" className={styles.title}>
          Continue reading
        </h2>
      </div>
      <ul className={styles.list}>
        {places.map(({ contentId, url, title, type, share, at }) => (
          <li key={contentId} className={styles.item}>
            <AppLink href={url} className={styles.link}>
              <bdi>{title}</bdi>
            </AppLink>
            <span className={styles.meta}>
              {type}, {Math.round(share * 100)} % read, {formatDate(at.slice(0, 10))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
