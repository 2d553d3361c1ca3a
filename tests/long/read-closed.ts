import { EDITION_IDS } from '#domain/edition/edition.ts';
import { createReaders, listenerOf, OWNER } from '#tests/support/canary/canary-readers.ts';
import { PlainRenderer } from '#tests/support/canary/plain-renderer.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { ClosedCrawl } from './closed-crawl.ts';
import { readTexts } from './closed-rows.ts';
import type { LongCheck } from './long-check.ts';

/** Requests of one reader on one host. */
const MOST_REQUESTS = 6_000;
/** Where nothing may be read, or the check is only tried. */
const FEW_REQUESTS = 600;

/**
 * A review that reads as a stranger to the code would: it begins with what is answered without being asked for anything,
 * follows every id and address that it finds through every call that takes one, on each host, and holds what comes back
 * against the texts of the demo library that its reader may not open.
 */
export const closedCheck: LongCheck = {
  name: 'closed texts of the demo library, by following every id and address',
  run: async ({ isQuick, say }) => {
    const server = new TestServer();
    try {
      await server.loadDemo(EDITION_IDS);
      const texts = await readTexts(server.temporary);
      await server.open(0, { createRenderer: () => new PlainRenderer() });
      const counts = { requests: 0, ids: 0, closed: 0, leaks: 0 };
      const failures: string[] = [];
      const readers = await createReaders(server);
      for (const reader of readers.filter(({ name }) => !name.startsWith(OWNER))) {
        for (const edition of EDITION_IDS) {
          const crawl = new ClosedCrawl({ server, texts, reader, edition });
          const holds = listenerOf(reader, edition).codes.length > 0;
          await crawl.run(isQuick || !holds ? FEW_REQUESTS : MOST_REQUESTS);
          say(`${reader.name} on ${edition}: ${crawl.requests} requests, ${crawl.ids} ids, ${crawl.closed} closed`);
          counts.requests += crawl.requests;
          counts.ids += crawl.ids;
          counts.closed += crawl.closed;
          failures.push(...crawl.leaks);
        }
      }
      counts.leaks = failures.length;
      return { counts, failures };
    } finally {
      await server.close();
    }
  },
};
