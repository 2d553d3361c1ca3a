import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TestBrowser, type Visit } from '#tests/support/test-browser.ts';
import type { LongCheck, LongFindings } from './long-check.ts';

/** Wrong passwords in such numbers, as somebody would try who has a list of them. */
const ATTEMPTS = 10_000;
const QUICK_ATTEMPTS = 400;
/** Passwords that may be compared at all: by the account that is tried, and by the address that tries. */
const MOST_PER_ACCOUNT = 20;
const MOST_PER_ADDRESS = 100;

/** Ten thousand wrong passwords open nothing, and hardly any of them is even looked at. */
export const passwordCheck: LongCheck = {
  name: 'wrong passwords',
  run: async ({ isQuick, say }) => {
    const server = new TestServer();
    try {
      await server.open();
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      return await tryPasswords(server, isQuick ? QUICK_ATTEMPTS : ATTEMPTS, say);
    } finally {
      await server.close();
    }
  },
};

/** Half of them for one account from many addresses, half for names in turn from one address. The server listens. */
export async function tryPasswords(
  server: TestServer,
  attempts: number,
  say: (text: string) => void,
): Promise<LongFindings> {
  const half = Math.ceil(attempts / 2);
  const one = await tryMany(server, half, (turn) => ({ username: 'kapp', address: `198.51.100.${turn % 250}` }));
  say(`${half} for one account, ${one.compared} compared`);
  const names = DEMO_ACCOUNTS.map(({ username }) => username).filter((name) => name !== 'kapp' && name !== 'ka');
  const others = await tryMany(server, half, (turn) => ({
    username: turn % 2 === 0 ? (names[turn % names.length] ?? '') : `nobody-${turn}`,
    address: '203.0.113.1',
  }));
  say(`${half} from one address, ${others.compared} compared`);
  const failures = [...one.failures, ...others.failures];
  if (one.compared > MOST_PER_ACCOUNT) failures.push(`${one.compared} passwords of one account were compared`);
  if (others.compared > MOST_PER_ADDRESS) failures.push(`${others.compared} passwords from one address were compared`);
  if (!(await canSignIn(server, 'ka'))) failures.push('somebody else, elsewhere, could not sign in any more');
  return { counts: { passwords: half * 2, compared: one.compared + others.compared }, failures };
}

interface Attempt {
  readonly username: string;
  readonly address: string;
}

async function tryMany(server: TestServer, attempts: number, choose: (turn: number) => Attempt) {
  const browser = new TestBrowser();
  const page = await browser.open(`${originOf(server)}/apiv2/Account/login`);
  const failures: string[] = [];
  let compared = 0;
  for (let turn = 0; turn < attempts; turn += 1) {
    const { username, address } = choose(turn);
    const status = await send(server, browser, page, { username, password: `guess-${turn}` }, address);
    if (status === 422) compared += 1;
    else if (status !== 429) failures.push(`password ${turn} for “${username}” was answered ${status}`);
  }
  return { compared, failures: failures.slice(0, 20) };
}

async function send(
  server: TestServer,
  browser: TestBrowser,
  page: Visit,
  form: Readonly<Record<string, string>>,
  remoteAddress: string,
): Promise<number> {
  const answer = await server.app.inject({
    method: 'POST',
    url: new URL(page.url).pathname,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host: new URL(page.url).host,
      cookie: browser.cookieHeader(page.url),
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress,
  });
  return answer.statusCode;
}

async function canSignIn(server: TestServer, username: string): Promise<boolean> {
  const origin = originOf(server);
  const browser = new TestBrowser();
  const page = await browser.open(`${origin}/apiv2/Account/login`);
  const isBack = (url: string) => url === `${origin}/`;
  return isBack((await browser.submit(page, { username, password: DEMO_PASSWORD }, isBack)).url);
}

function originOf(server: TestServer): string {
  const { port } = server.app.server.address() as { port: number };
  return `http://ka.localhost:${port}`;
}
