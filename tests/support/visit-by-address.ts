import { getCsrf } from '#contract/account.ts';
import type { TestServer } from './demo-server.ts';

/** Who makes a call: the headers of a browser, and the network address it comes from. */
export interface Asker {
  readonly headers: Readonly<Record<string, string>>;
  readonly from: string;
}

/** Somebody without an account who comes from an address, with the token that changes need. */
export async function visitByAddress(server: TestServer, from: string, host = 'ka.localhost'): Promise<Asker> {
  const answer = await server.app.inject({ url: getCsrf.path, headers: { host }, remoteAddress: from });
  const token = String(answer.headers['x-xsrf-token']);
  return { headers: { host, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }, from };
}
