import type { LegalDate } from '../document/document.ts';
import type { Fact, FactValue } from '../facts/fact.ts';
import { findCode } from '../places/known-unions.ts';
import type { FactRecord } from './fact.ts';
import { optional } from './record-document.ts';
import type { TreatyStatusRecord } from './treaty-status.ts';

/**
 * A row of a treaty's status as the fact of law that it is (OP-186). One that names no source or not the day on which that was
 * read, a place that no library knows, or an end without a day, says less than a fact has to: undefined, and it stays a row.
 */
export function asFact(row: TreatyStatusRecord): FactRecord | undefined {
  const { key, id, editions, meta, instrument, source, basis, readOn, signed, ratified, means, inForce } = row;
  const { denounced, reservations } = row;
  const place = findCode(row.place);
  const validUntil = denounced === undefined ? undefined : findDayBefore(denounced);
  if (id === undefined || source === undefined || readOn?.length !== DAY || place === undefined) return undefined;
  if (denounced !== undefined && (validUntil === undefined || (inForce ?? '') > validUntil)) return undefined;
  const value: Readonly<Record<string, FactValue>> = {
    status: nameStatus(row),
    ...optional('means', means?.toLowerCase()),
    ...optional('signed', signed),
    ...optional('deposited', ratified),
    ...optional('inForce', inForce),
    ...optional('out', denounced),
  };
  const fact: Fact = {
    id,
    kind: 'status',
    subject: { place, instrument },
    topic: 'participation',
    value,
    qualifiers: { ...optional('reservations', reservations) },
    ...optional('validFrom', inForce),
    ...optional('validUntil', validUntil),
    source: { title: basis ?? source, address: source },
    readOn,
  };
  return { key, id, editions, fact, meta };
}

const DAY = 'yyyy-mm-dd'.length;

/** Of what no day is known, nobody can say whether it holds. */
function nameStatus({ signed, ratified, inForce, denounced }: TreatyStatusRecord): string {
  if (denounced !== undefined) return 'withdrawn';
  if (inForce !== undefined || ratified !== undefined) return 'party';
  return signed === undefined ? 'unclear' : 'signatory';
}

/** The last day on which somebody was bound, who is not from a day on; undefined of a month or a year. */
function findDayBefore(date: LegalDate): LegalDate | undefined {
  if (date.length !== DAY) return undefined;
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, DAY);
}
