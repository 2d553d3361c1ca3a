import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createArgon2PasswordHasher } from '#server/adapters/system/argon2-password-hasher.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { TestBrowser } from './browser.test-support.ts';
import { PasswordCheck, type PasswordAnswer } from './password-check.ts';
import { ADA, BO, KA_ORIGIN, startSignInBench, type SignInBench } from './sign-in.test-support.ts';

let bench: SignInBench;
let check: PasswordCheck;
const hasher = createArgon2PasswordHasher({ memory: 8, passes: 1, parallelism: 1 });

beforeEach(async () => {
  bench = await startSignInBench();
  check = createCheck();
});
afterEach(() => bench.close());

const browserSecret = async () => 'a secret of this installation';

function createCheck(): PasswordCheck {
  const { people, clock } = bench;
  const { accounts, passwords } = people;
  return new PasswordCheck({
    ...createServers(undefined, () => Date.parse(clock.now())),
    accounts,
    passwords,
    hasher,
    hasDemo: true,
    now: clock.now,
    browserSecret,
  });
}

const attempt = (username: string, password: string, address = '192.0.2.1') =>
  check.check({ username, password, address });

async function fail(times: number, username = ADA.username): Promise<PasswordAnswer[]> {
  const answers: PasswordAnswer[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await attempt(username, 'wrong'));
  return answers;
}

const WRONG = { outcome: 'wrong' };

test('the right password is right whatever the letter case of the name', async () => {
  expect(await attempt('ADA ', ADA.password)).toMatchObject({ outcome: 'right', account: { id: 'account-ada' } });
});

test('ten wrong passwords refuse even the right one for a minute', async () => {
  expect(await fail(10)).toEqual(Array.from({ length: 10 }, () => WRONG));
  expect(await attempt(ADA.username, ADA.password)).toEqual({ outcome: 'refused', because: 'account', seconds: 60 });
  expect(await attempt(BO.username, BO.password)).toMatchObject({ outcome: 'right' });
  bench.clock.move(61);
  expect(await attempt(ADA.username, ADA.password)).toMatchObject({ outcome: 'right' });
});

test('the wait grows with every further wrong password, up to an hour', async () => {
  await fail(10);
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const answer = await attempt(ADA.username, ADA.password);
    const seconds = answer.outcome === 'refused' ? answer.seconds : 0;
    waits.push(seconds);
    bench.clock.move(seconds + 1);
    expect(await attempt(ADA.username, 'wrong')).toEqual(WRONG);
  }
  expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('a success clears the count, and so does a quarter of an hour without attempts', async () => {
  await fail(9);
  await attempt(ADA.username, ADA.password);
  expect(await fail(9)).not.toContainEqual(expect.objectContaining({ outcome: 'refused' }));
  bench.clock.move(16 * 60);
  await fail(9);
  expect(await attempt(ADA.username, ADA.password)).toMatchObject({ outcome: 'right' });
});

test('the count outlives the process', async () => {
  await fail(10);
  await bench.restart();
  check = createCheck();
  expect(await attempt(ADA.username, ADA.password)).toMatchObject({ outcome: 'refused', because: 'account' });
});

test('a name nobody has is answered like a wrong password, refusals included', async () => {
  const known = [...(await fail(10)), await attempt(ADA.username, 'wrong')];
  const unknown = [...(await fail(10, 'nobody')), await attempt('Nobody', 'wrong')];
  expect(unknown).toEqual(known);
});

test('many attempts at once cannot slip past the count', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(ADA.username, 'wrong')));
  expect(answers.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(10);
});

test('one address has a hundred wrong passwords a quarter of an hour, over all accounts', async () => {
  const many = (address: (index: number) => string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(`name-${index}`, 'wrong', address(index))));
  await many((index) => `2001:db8:0:1::${index.toString(16)}`, 100);
  const refused = { outcome: 'refused', because: 'address', seconds: 900 };
  expect(await attempt(ADA.username, ADA.password, '2001:db8:0:1::ffff')).toMatchObject({
    ...refused,
    seconds: expect.any(Number),
  });
  expect(await attempt(ADA.username, ADA.password, '2001:db8:0:2::1')).toMatchObject({ outcome: 'right' });
  bench.clock.move(901);
  expect(await attempt(ADA.username, ADA.password, '2001:db8:0:1::ffff')).toMatchObject({ outcome: 'right' });
});

test('attempts that an account refuses cost an address as much as wrong ones', async () => {
  await fail(100);
  expect(await attempt(BO.username, BO.password)).toMatchObject({ outcome: 'refused', because: 'address' });
});

test('right passwords cost an address nothing, whether they let somebody in or only say what is in the way', async () => {
  const { passwords, accounts } = bench.people;
  const hash = await hasher.hash(ADA.password);
  for (const [initialUntil, outcome] of [
    [new Date(Date.now() + 60_000).toISOString(), 'initial'],
    [new Date(Date.now() - 60_000).toISOString(), 'initial-over'],
  ] as const) {
    await passwords.savePassword('account-ada', hash, initialUntil);
    for (let count = 0; count < 110; count += 1) {
      expect(await attempt(ADA.username, ADA.password)).toMatchObject({ outcome });
    }
  }
  await accounts.suspendAccount('account-ada', bench.clock.now());
  expect(await attempt(ADA.username, ADA.password)).toMatchObject({ outcome: 'suspended' });

  for (let count = 0; count < 120; count += 1) await attempt(BO.username, BO.password);
  expect(await attempt(BO.username, BO.password)).toMatchObject({ outcome: 'right' });
});

test('ten thousand wrong passwords end in refusals that cost no hash', async () => {
  let hashes = 0;
  const { accounts, passwords } = bench.people;
  const counting = { ...hasher, verify: async () => Promise.resolve((hashes += 1) < 0) };
  check = new PasswordCheck({
    ...createServers(),
    accounts,
    passwords,
    hasher: counting,
    hasDemo: true,
    now: bench.clock.now,
    browserSecret,
  });
  const answers: PasswordAnswer[] = [];
  for (let count = 0; count < 10_000; count += 1) answers.push(await attempt(`name-${count}`, 'wrong'));
  expect(answers.at(-1)).toMatchObject({ outcome: 'refused', because: 'address' });
  expect(hashes).toBe(100);
});

test('the page says in words that a password is wrong, and how long to wait after ten', async () => {
  const browser = new TestBrowser();
  const { location } = await bench.relyingParty().begin({ origin: KA_ORIGIN(bench.port), returnUrl: '/', waf: null });
  const page = await browser.open(location);
  const wrong = { username: ADA.username, password: 'wrong' };
  const first = await browser.submit(page, wrong);
  expect(first.status).toBe(422);
  expect(first.text).toMatch(/role="alert">The user name or password is not right\.</u);
  for (let count = 0; count < 9; count += 1) await browser.submit(page, wrong);
  const refused = await browser.submit(page, ADA);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.text).toContain('Too many wrong passwords for this account. Try again in a minute.');
  bench.clock.move(61);
  expect((await browser.submit(page, ADA)).url).toContain('code=');
});

describe('a browser that has signed in before', () => {
  const openPage = async (browser: TestBrowser) => {
    const { location } = await bench.relyingParty().begin({
      origin: KA_ORIGIN(bench.port),
      returnUrl: '/',
      waf: null,
      prompt: 'login',
    });
    return browser.open(location);
  };
  const tryOften = async (browser: TestBrowser, times: number, username = ADA.username) => {
    const page = await openPage(browser);
    for (let count = 0; count < times; count += 1) await browser.submit(page, { username, password: 'wrong' });
    return page;
  };

  test('is not kept out by ten wrong passwords of a stranger, who stays out', async () => {
    const [own, stranger] = [new TestBrowser(), new TestBrowser()];
    expect((await own.submit(await openPage(own), ADA)).url).toContain('code=');
    const page = await tryOften(stranger, 10);
    expect((await own.submit(await openPage(own), ADA)).url).toContain('code=');
    expect((await stranger.submit(page, ADA)).status).toBe(429);
    expect((await own.submit(await openPage(own), ADA)).url).toContain('code=');
  });

  test('has ten wrong passwords of its own, and is no better off with another account', async () => {
    const own = new TestBrowser();
    await own.submit(await openPage(own), ADA);
    expect((await own.submit(await tryOften(own, 10), ADA)).status).toBe(429);
    await tryOften(new TestBrowser(), 10, BO.username);
    expect((await own.submit(await openPage(own), BO)).status).toBe(429);
  });

  test('is a stranger again once the password was changed', async () => {
    const own = new TestBrowser();
    await own.submit(await openPage(own), ADA);
    await bench.people.passwords.savePassword('account-ada', await hasher.hash(ADA.password));
    await tryOften(new TestBrowser(), 10);
    expect((await own.submit(await openPage(own), ADA)).status).toBe(429);
  });
});
