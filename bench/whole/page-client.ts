/** A reader's browser in a thread of its own, so that its work is not done by the thread that serves. */
import { parentPort, workerData } from 'node:worker_threads';
import { ServerClient } from '../report/ask-server.ts';

/** Where the pages are asked, and what says who asks. */
export interface PageClientSetup {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of one page. */
export interface AskedPage {
  /** From the first request to the last byte of both answers. */
  readonly milliseconds: number;
  /** The statuses of the hits and of the filters. */
  readonly statuses: readonly number[];
}

const { port, headers } = workerData as PageClientSetup;
const client = new ServerClient(port, { headers, connections: 2 });

parentPort!.on('message', (body: object) => void ask(body));

async function ask(body: object): Promise<void> {
  const started = performance.now();
  const calls = ['search', 'Filter'].map((call) => client.post(`/apiv2/documentSearch/${call}`, body));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  parentPort!.postMessage({ milliseconds: performance.now() - started, statuses } satisfies AskedPage, []);
}
