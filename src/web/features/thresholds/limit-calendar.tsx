import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reckonLimits, type JudgedPlace, type ThresholdLimit } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { callServer } from '#web/api/call-server.ts';
import { save } from '#web/api/download.ts';
import { announce } from '#web/app/live-region.tsx';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './results.module.css';

/** When the limits end of the places in which the deal is filed, from the day that the reader gives; as a calendar, too. */
// Long because: it is one piece of markup.
export function LimitCalendar({ places }: { readonly places: readonly JudgedPlace[] }) {
  const [filed, setFiled] = useState('');
  const request = useMutation({
    mutationFn: () => callServer(reckonLimits, { body: { Filed: filed, Places: places.map(({ place }) => place) } }),
    onSuccess: ({ limits }) => announce(`${formatCount(limits.length, 'limit')} reckoned`),
    onError: ({ message }) => announce(message),
  });
  if (places.length === 0) return null;
  const { data, error } = request;
  const day = (
    <label className={styles.filed}>
      Day of filing
      <input
        type="date"
        value={filed}
        onChange={(event) => setFiled(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && filed !== '') request.mutate();
        }}
      />
    </label>
  );
  return (
    <section className={styles.limits} aria-labelledby="merger-limits">
      <h3 id="merger-limits" className={styles.heading}>
        Limits that run from a filing
      </h3>
      <div className={styles.reckon}>
        {day}
        <Button
          onClick={() => request.mutate()}
          aria-disabled={filed === '' || request.isPending}
          disabled={filed === ''}
        >
          Reckon the limits
        </Button>
        {data && data.calendar !== '' ? (
          <Button
            kind="ghost"
            onClick={() =>
              save(
                new Blob([data.calendar], { type: 'text/calendar;charset=utf-8' }),
                `merger-limits-${data.filed}.ics`,
              )
            }
          >
            Save as calendar (.ics)
          </Button>
        ) : null}
      </div>
      {error ? <p className={styles.warning}>{error.message}</p> : null}
      {data ? <Limits limits={data.limits} open={data.open} /> : null}
    </section>
  );
}

function Limits({ limits, open }: { readonly limits: readonly ThresholdLimit[]; readonly open: readonly string[] }) {
  return (
    <>
      {limits.length === 0 ? null : (
        <ol className={styles.days}>
          {limits.map(({ id, day, title, length, notes, source }) => (
            <li key={id}>
              <time dateTime={day}>{formatDate(day)}</time>
              <div>
                <strong>{title}</strong> <span className={styles.quiet}>{length}</span>
                <p className={styles.quiet}>
                  {source.url === null ? source.title : <ExternalLink href={source.url}>{source.title}</ExternalLink>}
                  {source.place === null ? '' : `, ${source.place}`}. {notes.join(' ')} Check before use.
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {open.length === 0 ? null : (
        <>
          <h4 className={styles.small}>No day can be said of these</h4>
          <ul className={styles.notes}>
            {open.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
