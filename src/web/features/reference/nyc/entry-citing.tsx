import type { ConventionItem } from '#contract/nyc-tool.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { nameClosed } from '#web/ui/name-closed.ts';
import styles from './nyc.module.css';
import { Part } from './part.tsx';

/** Commentary on the provision. */
export function Commentary({ entry: { commentary, provision } }: { readonly entry: ConventionItem }) {
  return (
    <Part title="Commentary">
      {commentary.length === 0 ? (
        <p className={styles.none}>No commentary of this library cites {provision.label}.</p>
      ) : null}
      <ul>
        {commentary.map(({ id, title, url, type, authors, date, summary }) => (
          <li key={id} className={styles.citing}>
            <AppLink href={url}>
              <bdi>{title}</bdi>
            </AppLink>
            <p className={styles.meta}>
              <FactsLine facts={[type, ...authors, date && formatDate(date)]} />
            </p>
            {summary === null ? null : <p className={styles.summary}>{summary}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Whatever else in the library cites the provision, of every kind (OP-122). */
export function Citing({ entry: { cited, citedClosed, provision } }: { readonly entry: ConventionItem }) {
  return (
    <Part title={`What else cites ${provision.label}`}>
      {cited.length === 0 ? <p className={styles.none}>Nothing of another kind.</p> : null}
      {cited.map(({ type, documents }) => (
        <section key={type} className={styles.kind}>
          <h3>{type}</h3>
          <ul>
            {documents.map(({ id, title, url, date }) => (
              <li key={id} className={styles.citing}>
                <AppLink href={url}>
                  <bdi>{title}</bdi>
                </AppLink>
                {date === null ? null : <span className={styles.meta}> {formatDate(date)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {citedClosed.count > 0 ? <p className={styles.note}>{nameClosed(citedClosed)}.</p> : null}
    </Part>
  );
}
