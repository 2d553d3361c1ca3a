import type { ResearchEntry } from '#web/api/research-record.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { dayOf } from '#domain/tools/desk/local-instant.ts';
import { RecordEntry } from './record-entry.tsx';
import styles from './record-page.module.css';

interface RecordDaysProps {
  readonly entries: readonly ResearchEntry[];
  /** Of the library now. */
  readonly corpusVersion: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onRemoved: (id: string, isFocusFree: boolean) => void;
}

/** The searches under the days on which they were made. */
export function RecordDays({ entries, chosen, ...rest }: RecordDaysProps) {
  const days = Map.groupBy(entries, ({ madeAt }) => dayOf(madeAt));
  return [...days].map(([day, made]) => (
    <section key={day} className={styles.day} aria-label={formatDate(day)}>
      <h2 className={styles.date}>{formatDate(day)}</h2>
      <ul>
        {made.map((entry) => (
          <RecordEntry key={entry.id} entry={entry} isChosen={chosen.has(entry.id)} {...rest} />
        ))}
      </ul>
    </section>
  ));
}
