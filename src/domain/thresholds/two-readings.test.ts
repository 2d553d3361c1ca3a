import { expect, it } from 'vitest';
import { createRandom } from '#tests/support/generate-queries.ts';
import { compareReadings } from '#tests/support/thresholds/generate-case.ts';

/** `npm run test:long -- thresholds` judges twenty thousand. */
const DEALS = 700;

it('OP-178: generated rules and deals are judged as a second reading judges them that tries every value', () => {
  const random = createRandom(20_261_127);
  const problems = Array.from({ length: DEALS }, () => compareReadings(random)).filter((one) => one !== undefined);
  expect(problems.slice(0, 2)).toEqual([]);
}, 120_000);
