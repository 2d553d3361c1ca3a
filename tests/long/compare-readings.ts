import { createRandom } from '#tests/support/generate-queries.ts';
import { compareReadings } from '#tests/support/thresholds/generate-case.ts';
import type { LongCheck } from './long-check.ts';

const EACH = 1_000;

/** Generated rules on mergers and deals are judged as a second reading judges them, which tries every value (OP-178). */
export const thresholdsCheck: LongCheck = {
  name: 'merger thresholds against a second reading',
  run: async ({ isQuick, seed, say }) => {
    const deals = isQuick ? 2_000 : 20_000;
    const random = createRandom(seed);
    const failures: string[] = [];
    for (let number = 1; number <= deals; number += 1) {
      const problem = compareReadings(random);
      if (problem !== undefined) failures.push(`deal ${number}: ${problem}`);
      if (number % EACH !== 0) continue;
      say(`${number} of ${deals} deals, ${failures.length} failures`);
      await new Promise(setImmediate);
    }
    return { counts: { deals }, failures };
  },
};
