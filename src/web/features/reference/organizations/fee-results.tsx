import type { FieldValues } from '#domain/collections/fields.ts';
import { calculateFees, totalFees, type CalculatedFee, type FeeTotal } from '#domain/fees/calculate-fees.ts';
import styles from './fees.module.css';

const sums = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A sum with separators, and with its hundredths where it has any: `5,000`, `10,000.5`. */
export function formatSum(sum: number): string {
  return sums.format(sum);
}

interface FeeResultsProps {
  readonly schedule: FieldValues['fees'][number];
  readonly amount: number;
}

/** What each fee comes to for one amount in dispute, and their sum; what is left to the institution is said. */
export function FeeResults({ schedule, amount }: FeeResultsProps) {
  const fees = calculateFees(schedule, amount);
  const totals = totalFees(fees);
  const caption = `What ${formatSum(amount)} ${schedule.currency} in dispute comes to`;
  return (
    <div className={styles.results} aria-live="polite">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Fee</th>
            {totals.map(({ procedure }) => (
              <th key={procedure} scope="col">
                {procedure}
              </th>
            ))}
          </tr>
        </thead>
        <FeeRows {...{ fees, totals }} />
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            {totals.map(({ procedure, sum, isWhole }) => (
              <td key={procedure}>
                {formatSum(sum)}
                {isWhole ? '' : ' and what is not fixed'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface FeeRowsProps {
  readonly fees: readonly CalculatedFee[];
  /** One for each column. */
  readonly totals: readonly FeeTotal[];
}

function FeeRows({ fees, totals }: FeeRowsProps) {
  const names = [...new Set(fees.map(({ fee }) => fee))];
  return (
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {totals.map(({ procedure }) => (
            <td key={procedure}>{describe(fees.find((one) => one.fee === name && one.procedure === procedure))}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function describe(found: CalculatedFee | undefined): string {
  if (found?.sum !== undefined) return formatSum(found.sum);
  return found?.words ?? 'unknown';
}
