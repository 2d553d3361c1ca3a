import { PRECISE_PERIOD, READING_PERIODS } from '#domain/search/reading-period.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './news-page.module.css';
import type { NewsModel } from './use-news.ts';

const PERIODS = READING_PERIODS.map(({ period, name }) => ({ value: String(period), label: name }));

/** The periods of lists to read, the precise one with two days (SR-136, SR-138). */
export function NewsPeriod({ model: { state, show } }: { readonly model: NewsModel }) {
  return (
    <div className={styles.tools}>
      <Select
        label="Period"
        value={String(state.period)}
        options={PERIODS}
        onChange={(value) => show({ period: Number(value) })}
      />
      {state.period === PRECISE_PERIOD ? (
        <>
          <Day label="From" value={state.from} onChange={(from) => show({ from })} />
          <Day label="To" value={state.to} onChange={(to) => show({ to })} />
        </>
      ) : null}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <DayInput {...{ value, onChange }} />
    </label>
  );
}
