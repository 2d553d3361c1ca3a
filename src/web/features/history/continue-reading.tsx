import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './recently-viewed.module.css';
import { usePlacesToReadOn } from './use-places-to-read-on.ts';

/**
 * What the reader began and did not finish, each at the place where they stopped. Not there for visitors, while the
 * history is paused or nothing is to be read on, and where it cannot be had (OP-32).
 */
export function ContinueReading({ amount }: { readonly amount: number }) {
  const places = usePlacesToReadOn(amount) ?? [];
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
