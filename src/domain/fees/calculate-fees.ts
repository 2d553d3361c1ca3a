import type { FeeLine, FeeSchedule } from './fee-schedule.ts';

/** What one fee comes to. */
export interface CalculatedFee {
  readonly procedure: string;
  readonly fee: string;
  /** Undefined where the schedule names no sum. */
  readonly sum: number | undefined;
  /** What it says instead. */
  readonly words: string | undefined;
}

/** Sums of one kind of proceedings. */
export interface FeeTotal {
  readonly procedure: string;
  readonly sum: number;
  /** False where a fee is left to the institution, so that more is to pay than the sum. */
  readonly isWhole: boolean;
}

/** The line that holds for an amount in dispute; undefined where the schedule has none. */
export function findFeeLine(lines: readonly FeeLine[], procedure: string, fee: string, amount: number) {
  return lines.find(
    (line) =>
      line.procedure === procedure &&
      line.fee === fee &&
      (amount > line.above || line.above === 0) &&
      (line.upTo === undefined || amount <= line.upTo),
  );
}

/** What a line gives for an amount in dispute, in hundredths exactly; undefined where it names no sum. */
export function applyFeeLine({ above, fixed, percent = 0, most }: FeeLine, amount: number): number | undefined {
  if (fixed === undefined) return undefined;
  const sum = fixed + Math.round((amount - above) * percent) / 100;
  return most === undefined ? sum : Math.min(sum, most);
}

/** Every fee of a schedule for an amount in dispute of at least 0, in the order of the schedule. */
export function calculateFees({ lines }: Pick<FeeSchedule, 'lines'>, amount: number): CalculatedFee[] {
  const fees = new Map(lines.map(({ procedure, fee }) => [JSON.stringify([procedure, fee]), { procedure, fee }]));
  return [...fees.values()].map(({ procedure, fee }) => {
    const line = findFeeLine(lines, procedure, fee, amount);
    return { procedure, fee, sum: line && applyFeeLine(line, amount), words: line?.words };
  });
}

/** The sums of what is known, one for each kind of proceedings. */
export function totalFees(fees: readonly CalculatedFee[]): FeeTotal[] {
  return [...new Set(fees.map(({ procedure }) => procedure))].map((procedure) => {
    const own = fees.filter((one) => one.procedure === procedure);
    return {
      procedure,
      sum: own.reduce((sum, one) => sum + (one.sum ?? 0), 0),
      isWhole: own.every((one) => one.sum !== undefined),
    };
  });
}
