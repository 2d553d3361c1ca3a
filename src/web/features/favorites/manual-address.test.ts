import { expect, it } from 'vitest';
import {
  changeManual,
  FIRST_MANUAL,
  printManualAddress,
  readManualAddress,
  type ManualState,
} from './manual-address.ts';

const NARROWED: ManualState = {
  tab: 'Search',
  sortBy: 'Topic',
  jurisdiction: 'Côte d’Ivoire & more',
  topic: 'Procedure > Filing',
  convention: '',
};

it('The address of /manual-ip/favorites holds its tab, filters and order, so that reloading shows the same (SR-191, TL-131)', () => {
  expect(readManualAddress(printManualAddress(NARROWED))).toEqual(NARROWED);
  const members: ManualState = { ...FIRST_MANUAL, convention: 'epc', sortBy: 'ReviewDate' };
  expect(readManualAddress(printManualAddress(members))).toEqual(members);
  expect(printManualAddress(FIRST_MANUAL)).toBe('');
  expect(readManualAddress('')).toEqual(FIRST_MANUAL);
});

it('What the page does not know is left out of its address, and no search is sorted by review (SR-215)', () => {
  expect(readManualAddress('?kind=Other&sort=Price&else=1')).toEqual(FIRST_MANUAL);
  expect(readManualAddress('?kind=Search&sort=ReviewDate')).toEqual({ ...FIRST_MANUAL, tab: 'Search' });
  expect(readManualAddress('?convention=epc&jurisdiction=France').jurisdiction).toBe('');
});

it('Another tab begins with the jurisdictions again and keeps its filters (SR-191)', () => {
  expect(changeManual({ ...NARROWED, sortBy: 'AddedDate' }, { tab: 'Document' })).toEqual({
    ...NARROWED,
    tab: 'Document',
    sortBy: 'Jurisdiction',
  });
});
