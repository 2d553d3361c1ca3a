import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import { InputRefused } from './change-people.ts';

/** A code belongs to one edition; another's opens nothing there. Throws `InputRefused`. */
export function getCode(edition: EditionId, text: string): AccessCode {
  const codes = EDITIONS[edition].subscriptions.map(({ code }) => code);
  const code = codes.find((known) => known === text.toUpperCase());
  if (code) return code;
  throw new InputRefused(`“${text}” is no subscription of ${edition}; it must be one of ${codes.join(', ')}.`);
}

/** Throws `InputRefused` for a contract that would end before it begins. */
export function checkTerm(from: string, to: string | null): void {
  if (to !== null && to < from) throw new InputRefused(`The contract would end on ${to}, before it begins on ${from}.`);
}

/** A day that exists, as `YYYY-MM-DD`; undefined for anything else. */
export function parseDay(text: string): string | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Temporal.PlainDate.from(text).toString() : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
