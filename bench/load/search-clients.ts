/**
 * Clients that search without pause, in a process of their own so that their work does not slow the health calls:
 * `node bench/load/search-clients.ts <port> <clients> <seconds> <data folder>` prints the times and statuses as JSON.
 */
import { signInThere } from '#tests/support/sign-in.ts';
import { ServerClient } from '../report/ask-server.ts';
import { createCall } from './query-list.ts';

/** What the clients found. */
export interface ClientsAnswer {
  readonly milliseconds: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const [port, clients, seconds] = process.argv.slice(2, 5).map(Number) as [number, number, number];
const { headers } = await signInThere(process.argv[5] ?? '', 'kapp');
const milliseconds: number[] = [];
const statuses: Record<string, number> = {};

async function search(number: number, until: number): Promise<void> {
  const client = new ServerClient(port, { headers });
  for (let turn = 0; performance.now() < until; turn += 1) {
    const { path, body } = createCall(number, turn);
    const answer = await client.post(path, body);
    milliseconds.push(Math.round(answer.milliseconds * 100) / 100);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }
  client.close();
}

const started = performance.now();
await Promise.all(Array.from({ length: clients }, (_, number) => search(number, started + seconds * 1000)));
const answer: ClientsAnswer = { milliseconds, statuses, seconds: (performance.now() - started) / 1000 };
process.stdout.write(JSON.stringify(answer));
