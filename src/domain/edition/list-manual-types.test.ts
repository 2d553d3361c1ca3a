import { expect, test } from 'vitest';
import { listManualTypes } from './list-manual-types.ts';

test('The manual is made of the types that the search within it finds; an edition without one has none (OP-72)', () => {
  const manual = { id: 'manual-ip', name: 'Manual IP', contentTypes: ['Manual IP chapter'] };
  const other = { id: 'other', name: 'Other', contentTypes: ['Award'] };
  expect(listManualTypes({ searchWithin: [other, manual] })).toEqual(['Manual IP chapter']);
  expect(listManualTypes({ searchWithin: [other] })).toEqual([]);
});
