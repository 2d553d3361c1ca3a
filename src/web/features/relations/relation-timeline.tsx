import type { RelationAssessment } from '#contract/relations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './relation-views.module.css';

/** The tallest column, in rem. */
const TALLEST = 6;

/** How many relations were last known of in each year; the same as a table. */
// Long because: it says the same twice, drawn and as a table.
export function RelationTimeline({ answer: { years, totalHits } }: { readonly answer: RelationAssessment }) {
  if (years.length === 0) return <p className={styles.quiet}>Of none of these is it known when it was.</p>;
  const all = fillYears(years);
  const most = Math.max(...all.map(({ count }) => count));
  const known = years.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {/* A box that can move sideways has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is a stop for the keyboard */}
      <ol className={styles.years} tabIndex={0} aria-label="Relationships by the year in which they are last known of">
        {all.map(({ year, count }) => (
          <li key={year} className={styles.year}>
            <span>{count > 0 ? count : ''}</span>
            <span className={styles.column} aria-hidden style={{ height: `${(count / most) * TALLEST}rem` }} />
            <span>{year}</span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>
        Each counts for the last year it is known of, those that go on for this year.
        {known < totalHits ? ` Of ${formatCount(totalHits - known, 'more')} the time is not known.` : ''}
      </p>
      <details className={styles.details}>
        <summary>As a table</summary>
        <table className={classNames(styles.table, styles.counts)}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Relationships</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, count }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Years without any stand between, so that distances are time. */
function fillYears(years: RelationAssessment['years']): RelationAssessment['years'] {
  const counts = new Map(years.map(({ year, count }) => [Number(year), count]));
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    year: String(first + at),
    count: counts.get(first + at) ?? 0,
  }));
}
