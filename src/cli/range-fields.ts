import {
  describeWidthFault,
  isOverlapping,
  parseAddressRange,
  printAddressRange,
  type ParsedRange,
} from '#domain/access/parse-address-range.ts';
import type { OpenPeople } from '#server/compose/people.ts';
import type { AddressRange } from '#server/ports/account-store.ts';
import { InputRefused } from './change-people.ts';

/** A range as it is kept; throws `RangeRefused`, and `InputRefused` for a very wide one that is not forced. */
export function checkRange(text: string, isForced: boolean): string {
  const parsed = parseAddressRange(text);
  const range = printAddressRange(parsed);
  const fault = describeWidthFault(parsed);
  if (fault !== undefined && !isForced) throw new InputRefused(`${range} ${fault}. --force takes it anyway.`);
  return range;
}

/** An address belongs to one institution: whose contract would a visitor use otherwise? Throws `InputRefused`. */
export async function refuseOverlap(
  { accounts }: OpenPeople,
  held: readonly AddressRange[],
  id: string,
  parsed: ParsedRange,
): Promise<void> {
  const others = held.filter(({ institution }) => institution !== id);
  const rival = others.find(({ range }) => isOverlapping(parsed, parseAddressRange(range)));
  if (!rival) return;
  const holder = await accounts.findInstitution(rival.institution);
  throw new InputRefused(
    `${printAddressRange(parsed)} overlaps ${rival.range} of ${holder?.name ?? rival.institution} (${rival.institution}).`,
  );
}
