import { formatDate } from '../document/format-date.ts';
import type { FactKind } from './fact.ts';

interface Period {
  readonly kind: FactKind;
  readonly since: string | null;
  readonly until: string | null;
  readonly knownFrom: string | null;
}

/** The first and last day on which a fact holds, or that nobody read them. */
export function describePeriod({ since, until, knownFrom, kind }: Period): string {
  const from = since ?? knownFrom;
  if (from !== null && until !== null) return `${formatDate(from)} to ${formatDate(until)}`;
  if (until !== null) return `until ${formatDate(until)}`;
  if (since !== null) return `since ${formatDate(since)}`;
  if (knownFrom !== null) return `known from ${formatDate(knownFrom)}`;
  return kind === 'form' || kind === 'document' ? '' : 'first day not read';
}
