import { describe, expect, it } from 'vitest';
import { ALL_CASES, chooseValue, printCasesAddress, readCasesAddress } from './cases-address.ts';

const THIRD = { filters: [{ id: 'institution', value: 'ICC' }], page: 3 };

describe('the table of cases of a profile', () => {
  it.each([
    ['another filter', 'status', 'Concluded', '?institution=ICC&status=Concluded'],
    ['another value of the same', 'institution', 'SCC', '?institution=SCC'],
    ['none any more', 'institution', '', ''],
    ['the same once more', 'institution', 'ICC', '?institution=ICC'],
  ])('begins again at its first page with %s (TL-023)', (_, id, value, address) => {
    const chosen = chooseValue(THIRD, id, value);
    expect(chosen.page).toBe(1);
    expect(printCasesAddress(chosen)).toBe(address);
  });

  it('is the same from its address: reloading and the way back lose neither filter nor page (TL-022)', () => {
    expect(readCasesAddress(printCasesAddress(THIRD))).toEqual(THIRD);
    expect(readCasesAddress('?page=-2&institution=&q=other')).toEqual(ALL_CASES);
  });
});
