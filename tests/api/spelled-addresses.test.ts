import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation } from '#contract/account.ts';
import { CALLS } from '#contract/calls.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { sendRaw, type RawAnswer } from '#tests/support/raw-client.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import { SPELLINGS } from '#tests/support/spell-address.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const HOST = 'ka.localhost';
const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
/** Calls that the competition edition alone has, and its host. */
const OF_OTHER = '/apiv2/CompareJurisdictions/Cases';
const THERE = { host: 'kcl.localhost', origin: 'http://kcl.localhost', 'sec-fetch-site': 'same-origin' };
const SIBLING = { origin: 'http://kipl.localhost', 'sec-fetch-site': 'same-site' };
/** What stands before a call refuses with these, and no call itself what is sent here. */
const REFUSALS = ['token-missing', 'route-not-found', 'request-invalid', 'method-not-allowed'];

const server = new TestServer();
const limited = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_ACCOUNT: '3' }));
const ports = new Map<TestServer, number>();
let reader: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  for (const each of [server, limited]) {
    await each.open();
    await each.app.listen({ port: 0, host: '127.0.0.1' });
    ports.set(each, (each.app.server.address() as { port: number }).port);
  }
  reader = await server.signIn('kapp');
  other = await server.signIn('default');
});

afterAll(() => Promise.all([server.close(), limited.close()]));

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

function send({ method, target, headers }: Sent, to = server): Promise<RawAnswer> {
  const content = method === 'GET' ? {} : { 'content-type': 'application/json' };
  const body = method === 'GET' ? '' : '{}';
  return sendRaw(ports.get(to) ?? 0, { method, target, headers: { host: HOST, ...content, ...headers }, body });
}

function codeOf({ body }: RawAnswer): string {
  return /"code":"([\w-]+)"/u.exec(body)?.[1] ?? '';
}

const calls = CALLS.map(({ method, path }) => ({ method, url: path.replaceAll(/\{\w+\}/gu, 'x') }));
const changing = calls.filter(({ method }) => method !== 'GET');

describe.each(Object.entries(SPELLINGS))('an address written so: %s', (_, spell) => {
  it('reaches no call that changes something without the token, nor from another origin with it', async () => {
    const forged = [
      { cookie: reader.cookie, ...OWN },
      { cookie: reader.cookie, ...SIBLING },
      { cookie: reader.cookie },
      { ...reader.headers, ...SIBLING },
      { ...reader.headers, 'sec-fetch-site': 'same-site' },
    ];
    for (const [at, { method, url }] of changing.entries()) {
      const target = spell(url, HOST);
      // Each call without any token and with one of the others in turn: what stands before it does not know the call.
      for (const headers of [forged[2], forged[at % forged.length]]) {
        const answer = await send({ method, target, headers: headers ?? {} });
        expect(REFUSALS, `${method} ${target} ${JSON.stringify(headers)}: ${answer.body}`).toContain(codeOf(answer));
      }
    }
  });

  it('leads to an answer that nothing between may keep', async () => {
    for (const { method, url } of calls) {
      const answer = await send({ method, target: spell(url, HOST), headers: { ...reader.headers, ...OWN } });
      if (String(answer.headers['content-type']).startsWith('text/html')) continue;
      expect(answer.headers['cache-control'], `${method} ${spell(url, HOST)}: ${answer.body}`).toBe('no-store');
    }
  });

  it('counts against the limit of the account, or reaches nothing', async () => {
    const { headers } = await limited.signIn('kapp');
    const sent = { method: 'GET', target: spell(getAccountInformation.path, HOST), headers };
    for (let turn = 0; turn < 3; turn += 1) await send(sent, limited);
    expect((await send(sent, limited)).body, sent.target).not.toContain('"userId"');
  });
});

describe('an address in its usual spelling', () => {
  it('reaches every call that changes something with the token of its session', async () => {
    for (const { method, url } of changing) {
      const own = await send({ method, target: url, headers: { ...reader.headers, ...OWN } });
      // A tool of another edition is not there in this one.
      const isOfOther = codeOf(own) === 'route-not-found' && url.startsWith(OF_OTHER);
      const answer = isOfOther ? await send({ method, target: url, headers: { ...other.headers, ...THERE } }) : own;
      expect(REFUSALS, `${method} ${url}: ${answer.body}`).not.toContain(codeOf(answer));
    }
  });
});
