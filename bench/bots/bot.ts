/**
 * A client that walks through facet pages as fast as it is answered, and says it is a browser:
 * `node bench/bots/bot.ts <port> <connections> <seconds> <data folder>` prints how often it was answered what as JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signInThere } from '#tests/support/sign-in.ts';
import { ServerClient } from '../report/ask-server.ts';
import { createPage } from './facet-pages.ts';

/** Statuses with how often they came. */
export type BotAnswer = Readonly<Record<string, number>>;

/** After a refusal it tries again so soon, whatever it was told. */
const RETRY = 50;

const [port, connections, seconds] = process.argv.slice(2, 5).map(Number) as [number, number, number];
const { headers } = await signInThere(process.argv[5] ?? '', 'kapp');
const statuses: Record<string, number> = {};
let step = 0;

async function walk(until: number): Promise<void> {
  const client = new ServerClient(port, { headers: { ...headers, 'user-agent': 'Mozilla/5.0 (X11) Chrome/140.0' } });
  while (performance.now() < until) {
    const { search, filter } = createPage((step += 1));
    for (const { path, body } of [search, filter]) {
      const { status } = await client.post(path, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429) await pause(RETRY);
    }
  }
  client.close();
}

const until = performance.now() + seconds * 1_000;
await Promise.all(Array.from({ length: connections }, () => walk(until)));
process.stdout.write(JSON.stringify(statuses));
