import { useState } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import { isOld } from '#domain/facts/age.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { readSource } from './list-sources.ts';
import styles from './status.module.css';

/** Where the dates of a table were read, on what they rest, and on which day (OP-176). */
export function StatusSources({ sources }: { readonly sources: ReadonlyMap<string, number> }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (sources.size === 0) {
    return <p className={styles.sources}>No source is named for these rows: take them as unverified.</p>;
  }
  return (
    <section className={styles.sources}>
      <h2>Sources</h2>
      <ol>
        {[...sources.keys()].map((key) => {
          const { source, basis, readOn } = readSource(key);
          const words = basis ?? source ?? '';
          return (
            <li key={key}>
              {source === null ? words : <ExternalLink href={source}>{words}</ExternalLink>}
              {readOn === null ? null : `. Read on ${formatDate(readOn)}.`}
              {readOn !== null && isOld(readOn, today) ? (
                <strong> Check before use: read more than twelve months ago.</strong>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p>
        The number in a row opens what its source says of it: place, quote, age of the reading, what held before.
        “Unknown” means that no source says it here, not that there is none. States that joined later are missing.
      </p>
    </section>
  );
}
