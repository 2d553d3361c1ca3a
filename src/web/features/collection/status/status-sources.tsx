import { formatDate } from '#domain/document/format-date.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { readSource } from './list-sources.ts';
import styles from './status.module.css';

/** Where the dates of a table were read, on what they rest, and on which day (OP-176). */
export function StatusSources({ sources }: { readonly sources: ReadonlyMap<string, number> }) {
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
            </li>
          );
        })}
      </ol>
      <p>“Unknown” means that no source says it here, not that there is none. States that joined later are missing.</p>
    </section>
  );
}
