import type { ReactNode } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import styles from './parts.module.css';

export interface GroupedEntry {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** The head under which it stands. */
  readonly group: string;
  readonly note?: ReactNode;
  readonly documents: { readonly count: number; readonly url: string };
}

/** Entries under their heads, in the order they come, each with the number of documents that leads to these. */
export function GroupedList({ entries }: { readonly entries: readonly GroupedEntry[] }) {
  const groups = Map.groupBy(entries, ({ group }) => group);
  return [...groups].map(([group, members]) => (
    <section key={group} className={styles.group} aria-label={group}>
      <h2 className={styles.groupName}>{group}</h2>
      <ul className={styles.grid}>
        {members.map(({ id, name, url, note, documents }) => (
          <li key={id} className={styles.entry}>
            <span>
              <AppLink href={url} className={styles.link}>
                <bdi>{name}</bdi>
              </AppLink>
              {note ? <span className={styles.meta}>{note}</span> : null}
            </span>
            {documents.count > 0 ? (
              <AppLink href={documents.url} aria-label={`${formatCount(documents.count, 'document')} on ${name}`}>
                {formatNumber(documents.count)}
              </AppLink>
            ) : (
              <span className={styles.zero}>0</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
