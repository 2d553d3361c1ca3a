import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHOICE_COOKIES, COUNTING_COOKIES, NEEDED_COOKIES } from '#web/app/cookie-list.ts';
import { DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { TestBrowser } from '#tests/support/test-browser.ts';

const server = new TestServer();
let port = 0;

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as { port: number });
});

afterAll(() => server.close());

/** Signed cookies have their proof in a second one, and each sign-in under way has one of its own. */
const nameOf = (name: string) =>
  name
    .replace(/^__Host-/u, '')
    .replace(/\.sig(?:\.legacy)?$/u, '')
    .replace(/^(pandect_sign_in_)[\w-]{16}$/u, '$1…');

it('the cookie policy names each cookie once, and of those that the server sets every one', async () => {
  const browser = new TestBrowser();
  const origin = `http://ka.localhost:${port}`;
  const page = await browser.open(`${origin}/apiv2/Account/login`);
  await browser.submit(page, { username: 'kapp', password: DEMO_PASSWORD });
  await browser.open(`${origin}/apiv2/account/GetCsrf`);
  await browser.open(`http://localhost:${port}/apiv2/edition/choose?id=KCL`);
  await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '127.0.0.1' });
  const visitor = new TestBrowser();
  await visitor.open(`${origin}/search`);
  await visitor.open(`${origin}/apiv2/Account/logout`);
  const set = new Set([...browser.cookiesSet, ...visitor.cookiesSet].map(nameOf));
  expect([...set].toSorted()).toEqual(NEEDED_COOKIES.map(({ name }) => name).toSorted());
  const named = [...NEEDED_COOKIES, ...CHOICE_COOKIES, ...COUNTING_COOKIES].map(({ name }) => name);
  expect(named).toEqual([...new Set(named)]);
});
