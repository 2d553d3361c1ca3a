import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './profile-page.module.css';

/** What somebody wrote, and the documents of the cases in which they sat. */
export function Works({ profile: { publications, awards } }: { readonly profile: Profile }) {
  return (
    <>
      {publications.length > 0 ? (
        <section className={styles.section} id="publications">
          <h2 className={styles.heading}>Publications in the library</h2>
          <ul className={styles.works}>
            {publications.map(({ title, url, type, date }) => (
              <li key={url}>
                <AppLink href={url}>{title}</AppLink>
                <span className={styles.years}>{[type, date && formatDate(date)].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {awards.length > 0 ? (
        <section className={styles.section} id="awards">
          <h2 className={styles.heading}>Awards and decisions of cases in which they sat</h2>
          <ul className={styles.works}>
            {awards.map(({ title, url, about }) => (
              <li key={`${about} ${title}`}>
                {url === null ? title : <AppLink href={url}>{title}</AppLink>}
                <span className={styles.years}>{about}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
