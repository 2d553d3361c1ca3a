import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Fact } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './conflict-page.module.css';

/** Who was appointed again by the same side within three years, counted and case by case (IBA Guidelines, OP-190). */
export function RepeatAppointments({ repeats: { since, of } }: Pick<ConflictAnswer, 'repeats'>) {
  return (
    <section aria-labelledby="repeat-appointments" className={styles.repeats}>
      <h3 id="repeat-appointments">Repeat appointments by the same side within three years: {of.length}</h3>
      {of.length === 0 ? (
        <p className={styles.quiet}>
          None known here since {formatDate(since)}, by the day on which each case began. Cases without a day do not
          count.
        </p>
      ) : (
        <ul>
          {of.map(({ arbitrator, by, cases }) => (
            <li key={`${arbitrator.slug} ${by.slug}`}>
              <strong dir="auto">{arbitrator.name}</strong> by <strong dir="auto">{by.name}</strong>:{' '}
              {formatCount(cases.length, 'appointment')} since {formatDate(since)}
              <ul>
                {cases.map(({ casename, date, url }) => (
                  <li key={`${casename} ${date}`}>
                    {url === null ? casename : <AppLink href={url}>{casename}</AppLink>}
                    <Fact className={styles.quiet}>began {formatDate(date)}</Fact>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
