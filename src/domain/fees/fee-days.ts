import type { LegalDate } from '../document/document.ts';
import { formatDate } from '../document/format-date.ts';
import { isAfter, isFrom } from '../facts/validity.ts';
import type { FeeSchedule } from './fee-schedule.ts';

/** Whether a schedule of fees holds on a day. */
export const FEES_STANDS = ['in force', 'not yet', 'ended', 'unknown'] as const;
export type FeesStands = (typeof FEES_STANDS)[number];

interface FeeDays {
  readonly validFrom?: LegalDate | null;
  readonly validUntil?: LegalDate | null;
}

/** How a schedule stands on a day (`yyyy-mm-dd`); unknown where its source does not say from when it holds. */
export function readFeesStands({ validFrom, validUntil }: FeeDays, day: string): FeesStands {
  const hasEnded = validUntil ? isAfter(day, validUntil) : false;
  if (hasEnded === true) return 'ended';
  const hasBegun = validFrom ? isFrom(day, validFrom) : 'unknown';
  if (hasBegun === false) return 'not yet';
  return hasBegun === true && hasEnded === false ? 'in force' : 'unknown';
}

/** From when to when a schedule holds, and whether that is now. */
export function describeFeeDays(schedule: FeeDays & { readonly stands: FeesStands }): string {
  const { validFrom, validUntil, stands } = schedule;
  const from = validFrom
    ? `Fees in force from ${formatDate(validFrom)}`
    : 'Fees of which the source does not say from when they hold';
  const days = validUntil ? `${from}, until ${formatDate(validUntil)}` : from;
  return `${days}${AND[stands]}.`;
}

const AND: Readonly<Record<FeesStands, string>> = {
  'in force': '',
  'not yet': ': not yet in force',
  ended: ': no longer in force, kept as history',
  unknown: ': ask the institution whether they hold today',
};

/** What is calculated from: a schedule with examples of the institution, which is not known to be of another time. */
export function isCalculated(schedule: Pick<FeeSchedule, 'examples'> & { readonly stands: FeesStands }): boolean {
  return schedule.examples.length > 0 && (schedule.stands === 'in force' || schedule.stands === 'unknown');
}
