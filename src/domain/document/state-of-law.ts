import type { DocumentDates, DocumentKey, DocumentRecord } from './document.ts';
import { formatDate } from './format-date.ts';

/** What tells a text of law from another state of the same law (OP-197): whose it is, and from when it was in force. */
export function nameState({ key, dates }: Pick<DocumentRecord, 'key' | 'dates'>): DocumentKey {
  return `${key} ${dates.inForceFrom === undefined ? 'without inForceFrom' : `in force from ${dates.inForceFrom}`}`;
}

/** Whether two texts say that they are different states of one law. */
export function isOtherState(one: DocumentDates, other: DocumentDates): boolean {
  const [from, otherFrom] = [one.inForceFrom, other.inForceFrom];
  return from !== undefined && otherFrom !== undefined && from !== otherFrom;
}

/** From when to when a text was in force; what is not said is null or left out. */
interface DaysInForce {
  readonly inForceFrom?: string | null | undefined;
  readonly inForceUntil?: string | null | undefined;
}

/** `from 01 Aug 2025`, `from 31 Jan 1997 until 31 Jul 2025`; undefined where no day is said. */
export function describeDaysInForce({ inForceFrom, inForceUntil }: DaysInForce): string | undefined {
  if (!inForceFrom) return undefined;
  return `from ${formatDate(inForceFrom)}${inForceUntil ? ` until ${formatDate(inForceUntil)}` : ''}`;
}

/** Texts that are the law itself, or say what it is as it is cited. */
const LAW: ReadonlySet<string> = new Set(['Legislation', 'Rules']);

/** Whether a summary of law says neither from when the law is so nor when it was held against the text. */
export function isStateUnknown(text: {
  readonly type: string;
  readonly officialText?: { readonly readOn?: string | null } | null | undefined;
}): boolean {
  return LAW.has(text.type) && text.officialText != null && !text.officialText.readOn;
}
