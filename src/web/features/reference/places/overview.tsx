import { useRef } from 'react';
import type { Jurisdiction } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './overview.module.css';

/** What an author says of a country in a few paragraphs, with name and day of review (OP-101). */
export function Overview({ entry: { overview } }: { readonly entry: Jurisdiction }) {
  const text = useRef<HTMLDivElement>(null);
  useTypeset(text, 'en');
  if (overview === null) return null;
  const { html, authors, lastReviewDate, url } = overview;
  return (
    <section className={styles.overview} aria-labelledby="place-overview">
      <h2 id="place-overview">Overview</h2>
      <div ref={text} className={`document-text ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.meta}>
        <FactsLine
          facts={[
            ...authors,
            lastReviewDate === null ? 'day of review not stated' : `reviewed ${formatDate(lastReviewDate)}`,
            <AppLink key="document" href={url}>
              Open as a document
            </AppLink>,
          ]}
        />
      </p>
    </section>
  );
}
