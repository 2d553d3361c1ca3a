import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findTreatyBetween } from '#contract/reference.ts';
import { checkTreatyPairs, readDemoTreaties, readListedTreaties } from '#tests/support/check-treaty-pairs.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import type { LongCheck } from './long-check.ts';

/** Every pair of states of the demo treaties and the samples' list: the treaty between them, or that there is none. */
export const treatyCheck: LongCheck = {
  name: 'treaties between two states',
  run: async ({ isQuick, say }) => {
    const server = new TestServer();
    try {
      await server.loadDemo(['KA']);
      const list = join(process.env['PANDECT_SAMPLES'] ?? '../shared/samples', 'bits-list');
      const isThere = existsSync(list) && !isQuick;
      if (!isThere) say('without the list of the samples (PANDECT_SAMPLES): treaties of the demo library alone');
      if (isThere) await server.temporary.import({ roots: [list] });
      const treaties = [...readDemoTreaties(), ...(isThere ? readListedTreaties(join(list, 'bits.csv')) : [])];
      await server.open();
      const { headers } = await server.signIn('kapp');
      const { states, pairs, failures } = await checkTreatyPairs(treaties, (query) =>
        server.call(findTreatyBetween, { query, headers }),
      );
      return { counts: { treaties: treaties.length, states, pairs }, failures };
    } finally {
      await server.close();
    }
  },
};
