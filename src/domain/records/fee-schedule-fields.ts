import { applyFeeLine, findFeeLine } from '#domain/fees/calculate-fees.ts';
import type { FeeExample, FeeLine, FeeSchedule } from '#domain/fees/fee-schedule.ts';
import { date, entries, requiredDate, requiredSum, requiredText, requiredWebAddress, sum, text } from './fields.ts';
import type { FieldSource } from './field-source.ts';
import { isEarlier } from './is-earlier.ts';

const LINE = {
  procedure: requiredText('The kind of proceedings.'),
  fee: requiredText('What the fee is called.'),
  above: sum('Amounts in dispute greater than this; 0 where nothing is said.'),
  upTo: sum('Amounts in dispute up to and including this.'),
  fixed: sum('The sum itself; left out where the schedule names none.'),
  percent: sum('Per cent of what is above `above`, added to `fixed`.'),
  most: sum('The fee is never more.'),
  words: text('What the schedule says where it names no sum.'),
};

const EXAMPLE = {
  procedure: requiredText(),
  fee: requiredText(),
  amount: requiredSum('The amount in dispute.'),
  comesTo: requiredSum('What the institution says that the fee comes to.'),
};

/** Schedules of fees with the institution's own examples; one that its lines do not give is refused (OP-176). */
export function feeSchedules() {
  const shape = {
    name: requiredText(),
    currency: requiredText('ISO 4217.'),
    source: requiredWebAddress('Where the schedule was read.'),
    readOn: requiredDate('The day it was read.'),
    validFrom: date('The first day on which it holds; left out where its source does not say it.'),
    validUntil: date('The last day on which it holds.'),
    note: text('What has to be known before it is relied on.'),
    lines: entries(LINE, readLine),
    examples: entries(EXAMPLE, (example): FeeExample => example),
  };
  return entries(shape, (schedule, source): FeeSchedule => {
    refuseOverlaps(schedule.lines, source);
    refuseBackwards(schedule, source);
    refuseOtherExamples(schedule, source);
    return schedule;
  });
}

function readLine({ above = 0, ...line }: Omit<FeeLine, 'above'> & { above?: number }, source: FieldSource): FeeLine {
  if (line.upTo !== undefined && line.upTo <= above) {
    throw source.refuse('upTo', `\`${line.upTo}\` must be more than \`above\`, which is ${above}`);
  }
  if (line.fixed === undefined && line.words === undefined) {
    throw source.refuse('fixed', 'is required where no `words` stand in its place');
  }
  return { ...line, above };
}

function refuseOverlaps(lines: readonly FeeLine[], source: FieldSource): void {
  for (const [at, line] of lines.entries()) {
    const same = lines.slice(0, at).find((other) => isSameFee(other, line) && overlaps(other, line));
    if (same) {
      throw source.refuse('lines', `two lines of \`${line.fee}\` hold for amounts above ${line.above}`);
    }
  }
}

function refuseBackwards({ validFrom, validUntil }: FeeSchedule, source: FieldSource): void {
  if (validFrom === undefined || validUntil === undefined || !isEarlier(validUntil, validFrom)) return;
  throw source.refuse('validUntil', `\`${validUntil}\` is before \`${validFrom}\`, when it began to hold`);
}

function isSameFee(one: FeeLine, other: FeeLine): boolean {
  return one.procedure === other.procedure && one.fee === other.fee;
}

function overlaps(one: FeeLine, other: FeeLine): boolean {
  return one.above < (other.upTo ?? Infinity) && other.above < (one.upTo ?? Infinity);
}

function refuseOtherExamples({ lines, examples }: FeeSchedule, source: FieldSource): void {
  for (const { procedure, fee, amount, comesTo } of examples) {
    const line = findFeeLine(lines, procedure, fee, amount);
    const found = line && applyFeeLine(line, amount);
    if (found !== comesTo) {
      const given = found === undefined ? 'no sum' : String(found);
      throw source.refuse('examples', `\`${fee}\` for ${amount} must come to ${comesTo}, and the lines give ${given}`);
    }
  }
}
