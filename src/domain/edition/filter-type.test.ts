import { expect, test } from 'vitest';
import { FILTER_TYPES } from './filter-type.ts';

test('The types of filter are the nine of the specification (SR-098)', () => {
  expect(FILTER_TYPES).toEqual([
    'default',
    'date',
    'column',
    'searchOnly',
    'searchWithin',
    'tree',
    'andOr',
    'defaultNoSearch',
    'treeChild',
  ]);
});
