import { CountCheck } from '#tests/support/check-counts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import type { LongCheck } from './long-check.ts';

/** 3,000 searches narrowed down at random: every count that is shown equals the results after the click. */
export const countCheck: LongCheck = {
  name: 'counts and clicks',
  run: async ({ isQuick, seed, say }) => {
    const server = new TestServer();
    try {
      await server.loadDemo(['KA', 'KIPL', 'KCL']);
      await server.open();
      const check = new CountCheck(server);
      const states = isQuick ? 100 : 3_000;
      for (let number = 0; number < states; number++) {
        await check.check(seed * 1_000_003 + number);
        if (number % 500 === 499) say(`${number + 1} states, ${check.clicks} clicks`);
      }
      return { counts: { states, clicks: check.clicks }, failures: check.failures };
    } finally {
      await server.close();
    }
  },
};
