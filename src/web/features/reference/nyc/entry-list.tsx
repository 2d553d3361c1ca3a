import type { ConventionEntry } from '#contract/nyc-tool.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { DecisionCount } from './decision-count.tsx';
import styles from './nyc.module.css';

interface EntryListProps {
  readonly label: string;
  /** The first stands at the margin. */
  readonly entries: readonly ConventionEntry[];
}

/** Provisions or topics, each below what it stands in, with the number of decisions on it. */
export function EntryList({ label, entries }: EntryListProps) {
  const from = entries[0]?.depth ?? 0;
  return (
    <ul aria-label={label} className={styles.entries}>
      {entries.map(({ id, label: name, title, url, depth, decisions }) => (
        <li key={id} className={styles.entry} data-depth={Math.min(depth - from, 2)}>
          <AppLink href={url} className={styles.entryName}>
            <span className={styles.entryLabel}>{name}</span> <span>{title}</span>
          </AppLink>
          <span className={styles.entryCount}>
            <DecisionCount decisions={decisions} of={`${name}, ${title}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}
