import { EDITION_IDS } from '#domain/edition/edition.ts';
import { CanaryRun, EVERYTHING, type Share } from '#tests/support/canary/canary-run.ts';
import { openCanary } from '#tests/support/canary/open-canary.ts';
import type { LongCheck } from './long-check.ts';

/** For trying the check. */
const A_FEW: Share = { of: 60, which: 0 };

/** Every example of the canary as everybody on every host; `npm test` shares them among the readers. */
export const canaryCheck: LongCheck = {
  name: 'closed texts asked for in every way by everybody',
  run: async ({ isQuick, say }) => {
    const open = await openCanary();
    try {
      const run = new CanaryRun(open);
      for (const edition of EDITION_IDS) {
        for (const reader of open.readers) await run.askAs(reader, edition, isQuick ? A_FEW : EVERYTHING);
        say(`${edition}: ${run.asked} requests, ${run.leaks.length} leaks`);
      }
      const failures = run.leaks.map(({ mark, said }) => `${mark.about}: ${said}`);
      return {
        counts: { requests: run.asked, words: open.library.marks.all().length, leaks: failures.length },
        failures,
      };
    } finally {
      await open.close();
    }
  },
};
