import { PageCountCheck } from '#tests/support/check-page-counts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import type { LongCheck } from './long-check.ts';

/** Every figure on the pages of reference areas and tools once, then 3,000 at random: each equals what its address finds. */
export const pageCheck: LongCheck = {
  name: 'figures of pages and clicks',
  run: async ({ isQuick, seed, say }) => {
    const server = new TestServer();
    try {
      await server.loadDemo(['KA', 'KIPL', 'KCL']);
      await server.open();
      const check = new PageCountCheck(server);
      const figures = await check.open();
      say(`${figures} figures`);
      if (!isQuick) await check.checkAll();
      const clicks = isQuick ? 100 : 3_000;
      for (let number = 0; number < clicks; number++) await check.check(seed * 1_000_003 + number);
      return { counts: { figures, clicks: check.clicks }, failures: check.failures };
    } finally {
      await server.close();
    }
  },
};
