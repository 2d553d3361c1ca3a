import { parseAddressRange } from '#domain/access/parse-address-range.ts';
import type { AddressRange } from '#server/ports/account-store.ts';
import { getInstitution, InputRefused } from './change-people.ts';
import { checkRange, refuseOverlap } from './range-fields.ts';
import type { ListKind } from './take-list.ts';

/** Network addresses of institutions; with `isForced` very wide ones too. */
export function createRangeList(isForced: boolean): ListKind<AddressRange> {
  return {
    columns: { needed: ['institution', 'range'], optional: [] },
    async plan(people, { cells }, before) {
      const { id } = await getInstitution(people, cells['institution'] ?? '');
      const entry = { institution: id, range: checkRange(cells['range'] ?? '', isForced) };
      const isSame = ({ institution, range }: AddressRange) => institution === id && range === entry.range;
      if (before.some(isSame)) throw new InputRefused(`${entry.range} of ${id} stands on a line before.`);
      const held = await people.accounts.listRanges();
      await refuseOverlap(people, [...held, ...before], id, parseAddressRange(entry.range));
      return { outcome: held.some(isSame) ? 'unchanged' : 'made', entry, words: `${entry.range} is ${id}` };
    },
    keep: ({ accounts }, ranges) => accounts.writePeopleList({ ranges, contracts: [], made: [], changed: [] }),
  };
}
