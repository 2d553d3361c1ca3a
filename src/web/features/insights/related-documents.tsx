import { formatDate } from '#domain/document/format-date.ts';
import type { Insight } from '#web/api/insights.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './insight-page.module.css';

/** What an insight refers to, the closed ones marked. */
export function RelatedDocuments({ documents }: { readonly documents: Insight['related'] }) {
  return (
    <section aria-labelledby="related-documents">
      <h2 id="related-documents" className={styles.sideTitle}>
        Related
      </h2>
      {documents.length === 0 ? (
        <p className={styles.none}>This insight refers to no document of the library.</p>
      ) : (
        <ul>
          {documents.map(({ id, title, url, type, date, isOpen }) => (
            <li key={id} className={styles.related}>
              <AppLink href={url}>{title}</AppLink>
              <span className={styles.meta}>
                <FactsLine facts={[type, date && formatDate(date)]} />
              </span>
              {isOpen ? null : <ClosedMark />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
