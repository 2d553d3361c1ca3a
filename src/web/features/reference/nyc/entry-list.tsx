import type { ConventionEntry } from '#contract/nyc-tool.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { DecisionCount } from './decision-count.tsx';
import styles from './nyc.module.css';

interface EntryListProps {
  readonly label: string;
  readonly entries: readonly ConventionEntry[];
  /** The depth that stands at the margin. */
  readonly from?: number;
}

/** Provisions or topics, each below what it stands in, with the number of decisions on it. */
export function EntryList({ label, entries, from = 0 }: EntryListProps) {
  return (
    <ul aria-label={label} className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-depth={Math.min(entry.depth - from, 2)}>
          <AppLink href={entry.url} className={styles.entryName}>
            <span className={styles.entryLabel}>{entry.label}</span> <span>{entry.title}</span>
          </AppLink>
          <span className={styles.entryCount}>
            <DecisionCount decisions={entry.decisions} of={`${entry.label}, ${entry.title}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}
