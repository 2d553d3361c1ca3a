import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Organization } from '#contract/reference.ts';
import type { FieldValues } from '#domain/collections/fields.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { describeFeeDays, isCalculated } from '#domain/fees/fee-days.ts';
import { readAmount } from '#domain/fees/read-amount.ts';
import { useSearchInAddress } from '#web/app/use-search-in-address.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import listing from '#web/ui/listing.module.css';
import { TableFiles } from '#web/ui/table-files.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import styles from './fees.module.css';
import { FeeResults, formatSum } from './fee-results.tsx';

type FeeSchedule = FieldValues['fees'][number];
type Line = FeeSchedule['lines'][number];

/** So long the form stands still before its address says it. */
const PAUSE = 400;

/** What an institution charges as its schedules say it, and what that comes to where it published examples (OP-100, OP-176). */
export function FeeSchedules({ id, name, shortName, feeSchedules }: Organization) {
  const { typed, amount, type } = useAmount();
  const subject = amount === undefined ? id : `${id}?amount=${amount}`;
  const files = useTableFiles('fees', `fees of the ${shortName ?? name}`, subject);
  const calculated = feeSchedules.filter(isCalculated);
  const currency = calculated[0]?.currency ?? '';
  return (
    <section className={styles.fees} aria-labelledby="fees">
      <div className={listing.head}>
        <h2 id="fees">Costs</h2>
        <TableFiles {...files} />
      </div>
      {calculated.length === 0 ? null : (
        <form className={styles.asked} aria-label="Amount" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.amount}>
            Amount in dispute, {currency}
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              placeholder="for example 5,000,000"
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          </label>
          <output className={styles.told}>
            {typed.trim() !== '' && amount === undefined ? 'Write the amount in figures, for example 5,000,000.' : ''}
          </output>
        </form>
      )}
      {feeSchedules.map((schedule) => (
        <Schedule key={schedule.name} amount={amount} {...{ schedule }} />
      ))}
    </section>
  );
}

/** The amount in dispute as it is typed; it stands in the address, so that a calculation can be passed on. */
function useAmount() {
  const { searchStr } = useLocation();
  const [typed, type] = useState(() => new URLSearchParams(searchStr).get('amount') ?? '');
  const amount = readAmount(typed);
  useSearchInAddress(useSettled(amount === undefined ? '' : `?amount=${amount}`, PAUSE));
  return { typed, amount, type };
}

interface ScheduleProps {
  readonly schedule: FeeSchedule;
  readonly amount: number | undefined;
}

function Schedule({ schedule, amount }: ScheduleProps) {
  const { name, currency, source, readOn, note, lines, examples } = schedule;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.note}>
        {describeFeeDays(schedule)} In {currency}. <ExternalLink href={source}>{new URL(source).host}</ExternalLink>,
        read on {formatDate(readOn)}.{note === null ? null : ` ${note}`}
      </p>
      {examples.length === 0 ? (
        <p className={styles.note}>Nothing is calculated from it: no example of the institution was read with it.</p>
      ) : null}
      {isCalculated(schedule) && amount !== undefined ? <FeeResults {...{ schedule, amount }} /> : null}
      <DataTable
        caption={`Lines of ${name}`}
        columns={COLUMNS}
        rows={lines}
        keyOf={({ procedure, fee, above }) => `${procedure} ${fee} ${above}`}
      />
      {examples.map(({ procedure, fee, amount: disputed, comesTo }) => (
        <p key={`${procedure} ${fee} ${disputed}`} className={styles.note}>
          Example of the institution, which the lines give: {fee.toLowerCase()}, {procedure.toLowerCase()},{' '}
          {formatSum(disputed)} in dispute: {formatSum(comesTo)}.
        </p>
      ))}
    </section>
  );
}

const COLUMNS: readonly Column<Line>[] = [
  {
    id: 'fee',
    name: 'Fee',
    draw: ({ fee, procedure }) => (
      <>
        {fee} <span className={styles.procedure}>{procedure}</span>
      </>
    ),
    sortBy: ({ fee, procedure }) => `${fee} ${procedure}`,
  },
  { id: 'range', name: 'Amount in dispute', draw: describeRange, sortBy: ({ above }) => above },
  { id: 'sum', name: 'Comes to', isNumber: true, draw: describeSum, sortBy: ({ fixed }) => fixed ?? null },
];

function describeRange({ above, upTo }: Line): string {
  if (above === 0) return upTo === undefined ? 'any' : `up to ${formatSum(upTo)}`;
  return upTo === undefined ? `above ${formatSum(above)}` : `above ${formatSum(above)} and up to ${formatSum(upTo)}`;
}

function describeSum({ above, fixed, percent, most, words }: Line): string {
  if (fixed === undefined) return words ?? 'unknown';
  const rate = percent === undefined ? '' : ` + ${percent}% of what is above ${formatSum(above)}`;
  return `${formatSum(fixed)}${rate}${most === undefined ? '' : `, at most ${formatSum(most)}`}`;
}
