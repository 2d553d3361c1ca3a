import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccountInformation, getCsrf, loginByAddress } from '#contract/account.ts';
import { getCarryOver } from '#contract/latest-searches.ts';
import { search } from '#contract/search.ts';
import { listBanners } from '#server/http/present-edition.ts';
import { openPeople } from '#server/compose/people.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { parseAnswer, parseRefusal } from '#tests/support/parse-answer.ts';
import { readEditionView, readPageView } from '#tests/support/read-edition-view.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const HOUR = 3_600_000;
const UNIVERSITY = '192.0.2.7';
const ACCOUNT = getAccountInformation.path;

const server = new TestServer();

beforeAll(async () => {
  writeFileSync(
    join(server.temporary.folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>x</title><script type="application/json" id="edition-view">%EDITION_VIEW%</script></head></html>',
  );
  await server.open();
  for (const range of ['192.0.2.0/24', '2001:db8:77::/48']) {
    await server.people.accounts.saveRange({ institution: 'demo-northquay', range });
  }
});

afterAll(() => server.close());

interface Wish {
  readonly host?: string;
  readonly cookie?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

const ask = (url: string, { host = 'ka.localhost', cookie = '', from = '198.51.100.1', headers = {} }: Wish = {}) =>
  server.app.inject({ url, headers: { host, cookie, ...headers }, remoteAddress: from });

/** The cookies an answer sets, by name; those it takes out are empty. */
function cookiesOf(answer: { headers: Record<string, unknown> }): Record<string, string> {
  const lines = [answer.headers['set-cookie'] ?? []].flat() as string[];
  return Object.fromEntries(lines.map((line) => /^([^=]+)=([^;]*)/u.exec(line)!.slice(1, 3) as [string, string]));
}

function linesOf(answer: { headers: Record<string, unknown> }): string[] {
  return [answer.headers['set-cookie'] ?? []].flat() as string[];
}

const who = async (wish: Wish) => parseAnswer(getAccountInformation, await ask(ACCOUNT, wish));
const login = async (wish: Wish, again = '') =>
  parseAnswer(loginByAddress, await ask(loginByAddress.path + again, wish));

describe('a session', () => {
  it('is not begun for a stranger who looks around', async () => {
    for (const url of ['/', '/search?q=x', ACCOUNT, '/apiv2/api/Ping?app=x']) {
      expect(linesOf(await ask(url)), url).toEqual([]);
    }
  });

  it('ends after twelve hours without use and after thirty days in any case', async () => {
    const seen = async (hoursAgo: number) => {
      const { cookie } = await signIn(server.people, 'ka', new Date(Date.now() - hoursAgo * HOUR));
      return (await who({ cookie })).userId;
    };
    expect(await seen(11.9)).toBe('demo-ka');
    expect(await seen(12.1)).toBeNull();
    const old = await signIn(server.people, 'ka', new Date(Date.now() - 30 * 24 * HOUR - 60_000));
    await server.people.sessions.touchSession(old.id, new Date().toISOString());
    expect((await who({ cookie: old.cookie })).userId).toBeNull();
  });

  it('is kept alive by its use', async () => {
    const { id, cookie, secret } = await signIn(server.people, 'ka', new Date(Date.now() - 11 * HOUR));
    await who({ cookie });
    const limits = { idleSince: new Date(Date.now() - HOUR).toISOString(), madeSince: '2000-01-01' };
    const { hashSecret } = await import('#server/http/session-secret.ts');
    expect(await server.people.sessions.findSession(hashSecret(secret), limits)).toMatchObject({ id });
  });

  it('that another process ends is over at the next request', async () => {
    const { id, cookie } = await signIn(server.people, 'ka');
    expect((await who({ cookie })).userId).toBe('demo-ka');
    const elsewhere = await openPeople(server.temporary.config);
    await elsewhere.sessions.endSession(id);
    elsewhere.close();
    expect((await who({ cookie })).userId).toBeNull();
  });

  it('gives what the contracts give today, as soon as they change', async () => {
    const { cookie } = await signIn(server.people, 'yb');
    const contract = { institution: 'demo-yb', edition: 'KA', code: 'YB', from: '2020-01-01', to: null } as const;
    const held = async () => (await who({ cookie })).subscription;
    expect(await held()).toBe('YB');
    await server.people.accounts.saveContract({ ...contract, suspended: true });
    expect(await held()).toBeNull();
    await server.people.accounts.saveContract({ ...contract, suspended: false, to: '2020-12-31' });
    expect(await held()).toBeNull();
    await server.people.accounts.saveContract({ ...contract, suspended: false, from: '2999-01-01' });
    expect(await held()).toBeNull();
    await server.people.accounts.saveContract({ ...contract, suspended: false });
    expect(await held()).toBe('YB');
  });
});

describe('the subscription cookies', () => {
  it('hold the codes of the edition that is shown and are rewritten by every page (SH-014, SH-271, SH-272)', async () => {
    const { cookie } = await signIn(server.people, 'default');
    const answer = await ask('/', { cookie: `${cookie}; subscription=KAPP; subscription_session=KAPP` });
    expect(cookiesOf(answer)).toMatchObject({ subscription: 'DEFAULT', subscription_session: 'DEFAULT' });
    const [persistent, counterpart] = ['subscription=', 'subscription_session='].map((name) =>
      linesOf(answer).find((line) => line.startsWith(name)),
    );
    expect(persistent).toMatch(/Max-Age=\d{7}; /);
    expect(counterpart).not.toContain('Max-Age');
    for (const line of [persistent, counterpart]) expect(line).not.toContain('HttpOnly');
  });

  it('say DEFAULT on every edition for an account without a listed code, which may then search there (SH-037)', async () => {
    const { headers, cookie } = await signIn(server.people, 'default');
    for (const host of ['kipl.localhost', 'kcl.localhost']) {
      expect(cookiesOf(await ask('/', { host, cookie }))).toMatchObject({
        subscription: 'DEFAULT',
        subscription_session: 'DEFAULT',
      });
      expect((await server.search({ q: 'patent' }, { host, headers })).total).toBe(0);
    }
    const none = await signIn(server.people, 'none');
    expect((await ask('/', { host: 'kcl.localhost', cookie: none.cookie })).headers['set-cookie']).toBeUndefined();
  });

  it('are taken out where nothing is held', async () => {
    const { cookie } = await signIn(server.people, 'none');
    const claim = 'subscription=KAPP; subscription_session=KAPP';
    for (const held of [claim, `${cookie}; ${claim}`]) {
      expect(cookiesOf(await ask('/', { cookie: held }))).toMatchObject({ subscription: '', subscription_session: '' });
    }
  });
});

describe('recognition by network address', () => {
  it.each([UNIVERSITY, '2001:db8:77:1::5', '::ffff:192.0.2.9'])('%s is the university (SH-034)', async (from) => {
    expect(await who({ from })).toMatchObject({
      userId: null,
      username: 'Northquay University Library',
      accountNo: 'D-2001',
      subscription: 'KAPP',
      authenticatedByIp: true,
    });
  });

  it('begins a session with the first page, which names the visit from then on', async () => {
    const first = cookiesOf(await ask('/', { from: UNIVERSITY }));
    expect(first).toMatchObject({ subscription: 'KAPP', subscription_session: 'KAPP' });
    const cookie = `pandect_session=${first['pandect_session']}`;
    const visit = await who({ from: UNIVERSITY, cookie });
    expect(visit.gaSessionId).toMatch(/^[\w-]{22}$/);
    expect((await who({ from: UNIVERSITY, cookie })).gaSessionId).toBe(visit.gaSessionId);
    expect(cookiesOf(await ask('/', { from: UNIVERSITY, cookie }))['pandect_session']).toBeUndefined();
  });

  it('ends where the address does: elsewhere the visit opens nothing', async () => {
    const cookie = `pandect_session=${cookiesOf(await ask('/', { from: UNIVERSITY }))['pandect_session']}`;
    expect(await who({ cookie, from: '198.51.100.9' })).toMatchObject({ subscription: null, authenticatedByIp: null });
  });

  it('answers the silent attempt, and sends a browser that navigates on (OP-13, SH-058)', async () => {
    const url = loginByAddress.path;
    const known = await ask(url, { from: UNIVERSITY });
    expect(parseAnswer(loginByAddress, known)).toEqual({
      recognised: true,
      institution: 'Northquay University Library',
    });
    expect(cookiesOf(known)['pandect_session']).toBeDefined();
    expect(await login({})).toEqual({ recognised: false, institution: null });
    const lead = async (from: string) => (await ask(`${url}?returnUrl=/books`, { from })).headers.location;
    expect(await lead(UNIVERSITY)).toBe('/books');
    expect(await lead('198.51.100.9')).toBe('/account/login?returnUrl=%2Fbooks');
  });

  it('lasts beside a personal account, whose contracts count too', async () => {
    const { cookie } = await signIn(server.people, 'none');
    expect(await who({ cookie, from: UNIVERSITY })).toMatchObject({
      userId: 'demo-none',
      subscription: 'KAPP',
      authenticatedByIp: false,
    });
    expect((await who({ cookie })).subscription).toBeNull();
  });

  it('stays off after a sign-out in that browser, which lands on the signed-out page, until it is asked for (SH-057)', async () => {
    const out = await ask('/apiv2/Account/logout', { from: UNIVERSITY });
    expect(out.headers.location).toBe('/Account/loggedout');
    const cookie = `pandect_signed_out=${cookiesOf(out)['pandect_signed_out']}`;
    expect((await who({ from: UNIVERSITY, cookie })).subscription).toBeNull();
    expect(cookiesOf(await ask('/', { from: UNIVERSITY, cookie }))).toEqual({});
    expect((await login({ from: UNIVERSITY, cookie })).recognised).toBe(false);
    const again = await ask('/apiv2/Account/loginip?again=true', { from: UNIVERSITY, cookie });
    expect(parseAnswer(loginByAddress, again).recognised).toBe(true);
    expect(cookiesOf(again)).toMatchObject({ pandect_signed_out: '', subscription: 'KAPP' });
  });

  it('takes in a new range and leaves out a former one at once', async () => {
    const range = { institution: 'demo-northquay', range: '203.0.113.0/28' };
    expect((await who({ from: '203.0.113.3' })).subscription).toBeNull();
    await server.people.accounts.saveRange(range);
    expect((await who({ from: '203.0.113.3' })).subscription).toBe('KAPP');
    await server.people.accounts.deleteRange(range.institution, range.range);
    expect((await who({ from: '203.0.113.3' })).subscription).toBeNull();
  });
});

describe('what a caller may do', () => {
  const FOUND = [200, undefined];
  const call = async ({ headers }: { headers: Record<string, string> }, host: string, from = '198.51.100.1') => {
    const asked = { path: { endpoint: 'documentSearch' }, body: { q: 'award' }, host, headers, from };
    const sent = await server.send(search, asked);
    return [sent.statusCode, sent.statusCode === 200 ? undefined : parseRefusal(sent).code];
  };
  const token = async (host: string, from = '198.51.100.1') => {
    const answer = await ask(getCsrf.path, { host, from });
    const value = String(answer.headers['x-xsrf-token']);
    return { headers: { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value } };
  };

  it('searching needs a sign-in and a subscription to the edition, by account or by address (SH-017, SH-018)', async () => {
    const host = 'ka.localhost';
    expect(await call(await token(host), host)).toEqual([401, 'sign-in-needed']);
    expect(await call(await signIn(server.people, 'none'), host)).toEqual([403, 'not-subscribed']);
    expect(await call(await signIn(server.people, 'ipl'), host)).toEqual([403, 'not-subscribed']);
    expect(await call(await signIn(server.people, 'kapp'), host)).toEqual(FOUND);
    expect(await call(await token(host, UNIVERSITY), host, UNIVERSITY)).toEqual(FOUND);
  });

  it('a visit by address searches and reads, but what is kept for a person needs a personal account (SH-036)', async () => {
    const host = 'ka.localhost';
    const visitor = await token(host, UNIVERSITY);
    expect(await call(visitor, host, UNIVERSITY)).toEqual(FOUND);
    const byVisitor = await server.refuse(getCarryOver, { headers: visitor.headers, from: UNIVERSITY });
    expect(byVisitor).toMatchObject({
      status: 403,
      code: 'account-needed',
      message: expect.stringMatching(/personal account/),
    });
    const { headers } = await signIn(server.people, 'none');
    expect(await server.call(getCarryOver, { headers, from: UNIVERSITY })).toEqual({ count: 0 });
    const byStranger = await server.refuse(getCarryOver, { headers: {}, from: '198.51.100.1' });
    expect(byStranger).toMatchObject({ status: 401, code: 'sign-in-needed' });
  });

  it('a request that makes no sense is told so before anything else is decided', async () => {
    const { headers } = await token('ka.localhost');
    const asked = { path: { endpoint: 'documentSearch' }, body: { start: 'x' }, headers };
    expect(await server.refuse(search, asked)).toMatchObject({ status: 422, code: 'field-invalid' });
  });
});

describe('hosts', () => {
  it('named staging, alpha, beta or test show their edition without a tag (SH-003, SH-004, SH-324)', async () => {
    for (const prefix of ['staging', 'alpha', 'beta', 'test']) {
      const view = readPageView((await ask('/', { host: `${prefix}.kipl.localhost:9` })).body);
      expect(view).toMatchObject({ siteId: 'KIPL', tag: null });
    }
    expect((await ask('/', { host: 'gamma.kipl.localhost' })).statusCode).toBe(404);
  });

  it('of an installation are settings; on https cookies are for this host and this scheme alone', async () => {
    const real = new TestServer(
      new TemporaryLibrary({
        PANDECT_HOSTS: 'KA=law.example.org, KCL=competition.example.org',
        PANDECT_PUBLIC_URL: 'https://law.example.org',
        PANDECT_DEMO_SIGN_IN: 'on',
      }),
    );
    await real.open();
    const page = await real.app.inject({ url: '/apiv2/edition-view', headers: { host: 'competition.example.org' } });
    expect(readEditionView(page.body).siteId).toBe('KCL');
    const { secret } = await signIn(real.people, 'kapp');
    const host = 'law.example.org';
    const plain = await real.app.inject({ url: ACCOUNT, headers: { host, cookie: `pandect_session=${secret}` } });
    expect(parseAnswer(getAccountInformation, plain).userId).toBeNull();
    const cookie = `__Host-pandect_session=${secret}`;
    const secure = await real.app.inject({ url: '/', headers: { host, cookie } });
    for (const line of linesOf(secure)) expect(line).toContain('Secure');
    const out = await real.app.inject({ url: '/apiv2/Account/logout', headers: { host, cookie } });
    expect(linesOf(out).join('\n')).toMatch(/^__Host-pandect_session=;.*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/m);
    await real.close();
  });
});

describe('limits', () => {
  it('answer 429 in words with the seconds to wait, and leave the health calls alone', async () => {
    const limited = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_CLIENT: '5', PANDECT_LIMIT_SIGN_IN: '2' }));
    await limited.open();
    const get = (url: string, remoteAddress: string) =>
      limited.app.inject({ url, headers: { host: 'ka.localhost' }, remoteAddress });
    for (let turn = 0; turn < 5; turn += 1) expect((await get(ACCOUNT, '198.51.100.1')).statusCode).toBe(200);
    const refused = await get(ACCOUNT, '198.51.100.1');
    expect(parseRefusal(refused)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      details: { reason: 'Try again in 12 seconds.' },
    });
    expect(refused.headers['retry-after']).toBe('12');
    const page = await limited.app.inject({
      url: '/apiv2/Account/login',
      headers: { host: 'ka.localhost', 'sec-fetch-mode': 'navigate' },
      remoteAddress: '198.51.100.1',
    });
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.body).toMatch(/<h1>Too many requests at once\..*<p>Try again in \d+ seconds?\./s);
    for (const url of ['/healthz', '/readyz']) expect((await get(url, '198.51.100.1')).statusCode).toBe(200);
    expect((await get(ACCOUNT, '198.51.100.2')).statusCode).toBe(200);
    const start = async () => (await get('/apiv2/Account/login', '198.51.100.3')).statusCode;
    expect([await start(), await start(), await start()].slice(2)).toEqual([429]);
    await limited.close();
  });

  it('count an account wherever it comes from', async () => {
    const limited = new TestServer(new TemporaryLibrary({ PANDECT_LIMIT_ACCOUNT: '3' }));
    await limited.open();
    const { cookie } = await signIn(limited.people, 'kapp');
    const get = async (remoteAddress: string) =>
      (await limited.app.inject({ url: ACCOUNT, headers: { host: 'ka.localhost', cookie }, remoteAddress })).statusCode;
    const answers = [];
    for (const turn of [1, 2, 3, 4]) answers.push(await get(`198.51.100.${turn}`));
    expect(answers).toEqual([200, 200, 200, 429]);
    await limited.close();
  });
});

describe('banners', () => {
  it('are those of the day, at most two, the newest first (SH-278)', () => {
    const banner = (id: string, from?: string, to?: string) => ({
      id,
      text: id,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    });
    const banners = [
      banner('always'),
      banner('old', '2026-01-01'),
      banner('new', '2026-03-01', '2026-03-31'),
      banner('over', '2026-02-01', '2026-02-28'),
      banner('later', '2026-04-01'),
    ];
    expect(listBanners(banners, '2026-03-31').map(({ id }) => id)).toEqual(['new', 'old']);
    expect(listBanners(banners, '2026-02-28').map(({ id }) => id)).toEqual(['over', 'old']);
  });
});
