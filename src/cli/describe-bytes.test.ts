import { expect, it } from 'vitest';
import { describeBytes } from './describe-bytes.ts';

it('A size is said in the unit that keeps it short, nothing at all and the largest, too', () => {
  expect([0, 840, 1000, 12_340_000, 5e15].map(describeBytes)).toEqual([
    '0 bytes',
    '840 bytes',
    '1.0 kB',
    '12.3 MB',
    '5000.0 TB',
  ]);
});
