import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAccountInformation } from '#contract/account.ts';
import { changePassword, endSessions, getAccountSecurity } from '#contract/account-security.ts';
import { nameNetwork } from '#server/http/client-address.ts';
import { AccountSuspended, type Account } from '#server/ports/account-store.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { TestBrowser, type Visit } from '#tests/support/test-browser.ts';

const GIVEN = 'seven green boats';
const OWN = 'harbour lamp thirteen';
const IN_DAYS = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const server = new TestServer();
let origin = '';
let count = 0;

beforeAll(async () => {
  await server.open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://ka.localhost:${(server.app.server.address() as { port: number }).port}`;
  const chambers = { id: 'chambers', name: 'Quay Chambers', customerNo: '1', contact: 'ask@quay.example', demo: false };
  await server.people.accounts.saveInstitution(chambers);
});

afterAll(() => server.close());

let ada: Account;

/** An account of the chambers with a password of its own, or one that an operator set. */
async function createAccount(password: string, initialUntil: string | null = null): Promise<Account> {
  count += 1;
  const { accounts, passwords, hasher } = server.people;
  const draft = { username: `reader${count}x`, name: 'Ada Brandt', email: null, institution: 'chambers' };
  const account = await accounts.createAccount(draft);
  await passwords.savePassword(account.id, await hasher.hash(password), initialUntil);
  return account;
}

beforeEach(async () => {
  ada = await createAccount(OWN);
});

const isLibrary = (url: string) => url.startsWith(origin) && !url.includes('/Account/callback');
const openSignIn = (browser: TestBrowser) => browser.open(`${origin}/apiv2/Account/login?returnUrl=/search%3Fq%3Dseat`);

async function enter(browser: TestBrowser, { username }: Account, password: string): Promise<Visit> {
  return browser.submit(await openSignIn(browser), { username, password }, isLibrary);
}

/** What a hidden or read-only field of a page says. */
function valueOf({ text }: Visit, name: string): string {
  const [field = ''] = text.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'u')) ?? [];
  return /value="([^"]*)"/u.exec(field)?.[1] ?? '';
}

const choose = (browser: TestBrowser, page: Visit, password: string, repeat = password) =>
  browser.submit(
    page,
    { ticket: valueOf(page, 'ticket'), username: valueOf(page, 'username'), password, repeat },
    isLibrary,
  );

const whoIs = async (browser: TestBrowser) =>
  (JSON.parse((await browser.open(origin + getAccountInformation.path)).text) as { userId: string | null }).userId;

describe('a password that an operator set (ASVS 6.4.1)', () => {
  it('ends at first use: the reader chooses another and arrives where they wanted to go', async () => {
    const account = await createAccount(GIVEN, IN_DAYS(1));
    const browser = new TestBrowser();
    const page = await enter(browser, account, GIVEN);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Choose a password of your own');
    expect(page.text.match(/autocomplete="(?:new-password|username)"/gu)).toHaveLength(3);
    expect(page.text).not.toContain(GIVEN);
    expect(await whoIs(browser)).toBeNull();
    expect((await choose(browser, page, OWN)).url).toBe(`${origin}/search?q=seat`);
    expect(await whoIs(browser)).toBe(account.id);
    const later = new TestBrowser();
    expect((await enter(later, account, GIVEN)).text).toContain('The user name or password is not right.');
    expect((await enter(later, account, OWN)).url).toBe(`${origin}/search?q=seat`);
  });

  it.each([
    [GIVEN, GIVEN, 'This is the password that you were given'],
    ['short', 'short', 'A password has 12 to 256 characters; this one has 5.'],
    ['PasswordPassword', 'PasswordPassword', 'little more than your name'],
    ['qwertyuiop123', 'qwertyuiop123', 'Many people use this password'],
    ['quaychambers1!', 'quaychambers1!', 'little more than your name'],
    [OWN, `${OWN}s`, 'The two are not the same'],
  ])('is not replaced by “%s”, typed again as “%s”', async (wanted, repeat, words) => {
    const account = await createAccount(GIVEN, IN_DAYS(1));
    const browser = new TestBrowser();
    const refused = await choose(browser, await enter(browser, account, GIVEN), wanted, repeat);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words);
    expect(refused.text).toMatch(/<title>Error: /u);
    expect(await whoIs(browser)).toBeNull();
    expect((await choose(browser, refused, OWN)).url).toBe(`${origin}/search?q=seat`);
  });

  it('is chosen anew by nobody who has not said it in this very sign-in', async () => {
    const account = await createAccount(GIVEN, IN_DAYS(1));
    const [reader, thief] = [new TestBrowser(), new TestBrowser()];
    const ticket = valueOf(await enter(reader, account, GIVEN), 'ticket');
    expect(ticket).toMatch(/^[\w-]{43}$/u);
    for (const stolen of [ticket, '', 'x'.repeat(43)]) {
      const page = await openSignIn(thief);
      const fields = { ticket: stolen, username: account.username, password: OWN, repeat: OWN };
      expect((await thief.submit(page, fields, isLibrary)).text).toContain('This sign-in has expired');
    }
    // Whose password is their own is asked for nothing, whatever ticket is sent.
    const page = await openSignIn(reader);
    const fields = { ticket, username: ada.username, password: GIVEN, repeat: GIVEN };
    expect((await reader.submit(page, fields, isLibrary)).status).toBe(400);
    expect((await enter(new TestBrowser(), ada, OWN)).url).toBe(`${origin}/search?q=seat`);
  });

  it('opens nothing once its days are over, and the page says whom to ask', async () => {
    const account = await createAccount(GIVEN, IN_DAYS(-1));
    const browser = new TestBrowser();
    const page = await enter(browser, account, GIVEN);
    expect(page.status).toBe(403);
    expect(page.text).toContain('Ask Quay Chambers (ask@quay.example) for a new one.');
    expect((await enter(browser, account, 'something else')).text).toContain('The user name or password is not right.');
  });

  it('of a demo account is printed and goes on', async () => {
    const browser = new TestBrowser();
    const page = await openSignIn(browser);
    const visit = await browser.submit(page, { username: 'kapp', password: 'pandect-demo' }, isLibrary);
    expect(visit.url).toBe(`${origin}/search?q=seat`);
  });
});

describe('changing one’s own password', () => {
  let reader: SignedIn;
  const change = (password: string, wanted: string, headers = reader.headers) =>
    server.send(changePassword, { body: { password, wanted }, headers });

  beforeEach(async () => {
    reader = await signIn(server.people, ada.username);
  });

  it('takes the present one, ends all other sessions and gives this one another secret (ASVS 6.2.2, 6.2.3, 7.2.4, 7.4.3)', async () => {
    const other = await signIn(server.people, ada.username);
    const stranger = await signIn(server.people, 'kapp');
    const answer = await change(OWN, GIVEN);
    expect(answer.json()).toEqual({ ended: 1 });
    const cookies = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
    const secret = cookies.find((cookie) => cookie?.startsWith('pandect_session='));
    expect(secret).not.toBe(`pandect_session=${reader.secret}`);
    const holds = async (cookie: string) =>
      (await server.call(getAccountInformation, { headers: { cookie } })).userId !== null;
    expect(await holds(secret ?? '')).toBe(true);
    expect(await holds(reader.cookie)).toBe(false);
    expect(await holds(other.cookie)).toBe(false);
    expect(await holds(stranger.cookie)).toBe(true);
    // The token that came along belongs to the new secret.
    const headers = { cookie: cookies.join('; '), 'x-xsrf-token': String(answer.headers['x-xsrf-token']) };
    expect((await change(GIVEN, OWN, headers)).json()).toEqual({ ended: 0 });
    expect((await enter(new TestBrowser(), ada, OWN)).url).toBe(`${origin}/search?q=seat`);
  });

  it.each([
    ['not the present one', GIVEN, 'password-wrong', 'password'],
    [OWN, 'short', 'password-unfit', 'wanted'],
    [OWN, 'qwertyuiop123', 'password-unfit', 'wanted'],
    [OWN, OWN, 'password-unfit', 'wanted'],
  ])('from “%s” to “%s” is refused as %s', async (password, wanted, code, field) => {
    const answer = await change(password, wanted);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, details: { field } });
    expect((await enter(new TestBrowser(), ada, OWN)).url).toBe(`${origin}/search?q=seat`);
  });

  it('counts wrong passwords together with those at sign-in', async () => {
    const browser = new TestBrowser();
    const page = await openSignIn(browser);
    for (let tried = 0; tried < 5; tried += 1) {
      await browser.submit(page, { username: ada.username, password: 'wrong' });
      expect((await change('wrong', GIVEN)).statusCode).toBe(422);
    }
    const refused = await change(OWN, GIVEN);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({
      code: 'too-many-passwords',
      details: { reason: 'There were too many wrong passwords for this account. Try again in a minute.' },
    });
    expect((await browser.submit(page, { username: ada.username, password: OWN })).status).toBe(429);
  });

  it('needs the anti-forgery token', async () => {
    expect((await change(OWN, GIVEN, { cookie: reader.cookie })).json()).toMatchObject({ code: 'token-missing' });
  });

  it('is refused where somebody else keeps the password, with words', async () => {
    const identity = { issuer: 'https://login.north.example', subject: '7', username: 'nora', name: 'Nora' };
    const nora = await server.people.accounts.takeIn({ ...identity, email: null, institution: null });
    const { headers } = await signIn(server.people, nora.username);
    expect(await server.call(getAccountSecurity, { headers })).toMatchObject({
      passwordKeptBy: 'provider',
      provider: 'login.north.example',
    });
    expect((await change(OWN, GIVEN, headers)).statusCode).toBe(409);
    const demo = (await signIn(server.people, 'ka')).headers;
    expect(await server.call(getAccountSecurity, { headers: demo })).toMatchObject({ passwordKeptBy: 'demo' });
    expect((await change('pandect-demo', GIVEN, demo)).json()).toMatchObject({ code: 'password-elsewhere' });
  });
});

describe('the sessions of an account (ASVS 7.5.2)', () => {
  const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it('are listed with browser, network and times, those of nobody else, and never with a secret', async () => {
    const { headers, id, secret } = await signIn(server.people, ada.username);
    await enter(new TestBrowser(), ada, OWN);
    await signIn(server.people, 'kapp');
    const at = new Date().toISOString();
    const session = { id: 'third', account: ada.id, addressInstitution: null, edition: null, idToken: null };
    const client = { userAgent: AGENT, network: '192.0.2.x', createdAt: at, seenAt: at };
    await server.people.sessions.createSession({ ...session, ...client }, 'third');
    const sent = await server.send(getAccountSecurity, { headers });
    const { sessions, help } = sent.json<Awaited<ReturnType<typeof server.call<typeof getAccountSecurity>>>>();
    expect(sessions).toHaveLength(3);
    expect(sessions.find(({ isThis }) => isThis)).toMatchObject({ id, browser: null, network: null });
    const third = { browser: 'Firefox 145 on Windows', network: '192.0.2.x', begunAt: at, usedAt: at, isThis: false };
    expect(sessions).toContainEqual({ id: 'third', ...third });
    expect(sessions.some(({ network }) => network === '127.0.0.x')).toBe(true);
    expect(help).toEqual({ institution: 'Quay Chambers', contact: 'ask@quay.example' });
    expect(sent.body).not.toContain(secret);
  });

  it('end one by one, all but this, or all, and those of others never', async () => {
    const [here, there, elsewhere] = [
      await signIn(server.people, ada.username),
      await signIn(server.people, ada.username),
      await signIn(server.people, ada.username),
    ];
    const stranger = await signIn(server.people, 'kapp');
    const { headers } = here;
    const end = (body: { which: 'one' | 'others' | 'all'; id?: string }) => server.call(endSessions, { body, headers });
    const listIds = async () => (await server.call(getAccountSecurity, { headers })).sessions.map(({ id }) => id);
    expect(await end({ which: 'one', id: there.id })).toEqual({ ended: 1 });
    expect((await listIds()).toSorted()).toEqual([here.id, elsewhere.id].toSorted());
    for (const id of [stranger.id, there.id, '']) {
      const refused = await server.refuse(endSessions, { body: { which: 'one', id }, headers });
      expect(refused).toMatchObject({ status: 404, code: 'session-not-found' });
    }
    expect(await end({ which: 'others' })).toEqual({ ended: 1 });
    expect(await listIds()).toEqual([here.id]);
    expect(await end({ which: 'all' })).toEqual({ ended: 1 });
    expect((await server.refuse(getAccountSecurity, { headers })).status).toBe(401);
    expect((await server.call(getAccountSecurity, { headers: stranger.headers })).username).toBe('kapp');
  });

  it('that ended are over at the provider, too: the next sign-in there asks for the password', async () => {
    const browser = new TestBrowser();
    await enter(browser, ada, OWN);
    const { headers } = await signIn(server.people, ada.username);
    await server.call(endSessions, { body: { which: 'others' }, headers });
    expect(await whoIs(browser)).toBeNull();
    expect((await openSignIn(browser)).text).toContain('name="password"');
  });

  it('are not there for strangers and for visitors by network address', async () => {
    expect((await server.refuse(getAccountSecurity, { headers: {} })).status).toBe(401);
    await server.people.accounts.saveRange({ institution: 'demo-northquay', range: '203.0.113.9' });
    const refused = await server.refuse(getAccountSecurity, { headers: {}, from: '203.0.113.9' });
    expect(refused).toMatchObject({ status: 403, code: 'account-needed' });
  });

  it.each([
    ['192.0.2.77', '192.0.2.x'],
    ['2001:db8:1:2:3::4', '2001:db8:1::'],
    ['::1', '0:0:0::'],
  ])('are begun from the network of %s, not from a machine', (address, network) => {
    expect(nameNetwork(address)).toBe(network);
  });
});

describe('a suspended account (ASVS 7.4.2)', () => {
  it('is signed out at once and cannot sign in; only the right password is told so', async () => {
    const browser = new TestBrowser();
    await enter(browser, ada, OWN);
    const { cookie } = await signIn(server.people, ada.username);
    expect(await server.people.accounts.suspendAccount(ada.id, new Date().toISOString())).toBe(2);
    expect((await server.call(getAccountInformation, { headers: { cookie } })).userId).toBeNull();
    const asked = await openSignIn(browser);
    expect(asked.text).toContain('name="password"');
    const wrong = await browser.submit(asked, { username: ada.username, password: 'wrong' });
    expect(wrong.text).not.toContain('suspended');
    const right = await browser.submit(asked, { username: ada.username, password: OWN }, isLibrary);
    expect(right.status).toBe(403);
    expect(right.text).toContain('This account is suspended');
    expect(right.text).toContain('Ask Quay Chambers (ask@quay.example) why.');
    await server.people.accounts.suspendAccount(ada.id, null);
    expect((await browser.submit(asked, { username: ada.username, password: OWN }, isLibrary)).url).toBe(
      `${origin}/search?q=seat`,
    );
  });

  it('counts for nothing in a session that should have ended', async () => {
    await server.people.accounts.suspendAccount(ada.id, new Date().toISOString());
    const { cookie } = await signIn(server.people, ada.username);
    expect((await server.call(getAccountInformation, { headers: { cookie } })).userId).toBeNull();
  });

  it('that comes back from its provider is told so on the sign-in page', async () => {
    const browser = new TestBrowser();
    const isCallback = (url: string) => url.includes('/Account/callback');
    const page = await openSignIn(browser);
    const { url } = await browser.submit(page, { username: ada.username, password: OWN }, isCallback);
    vi.spyOn(server.people.accounts, 'takeIn').mockRejectedValueOnce(new AccountSuspended());
    const landed = await browser.open(url, { stop: isLibrary });
    expect(new URL(landed.url).searchParams.get('problem')).toBe('account-suspended');
    expect(await whoIs(browser)).toBeNull();
  });
});
