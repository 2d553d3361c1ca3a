import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemoAccounts } from '#server/compose/load-demo-accounts.ts';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { hashSecret } from '#server/http/session-secret.ts';
import { openServer } from '#server/compose/open-server.ts';
import { runPandect, spawnPandect } from '#tests/support/command-line.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const PASSWORD = 'seven green boats';

let library: TemporaryLibrary;

const pandectWith = (input: string, args: readonly string[]) => runPandect(library.config.dataFolder, args, input);

const pandect = (...args: readonly string[]) => pandectWith('', args);

const NORTH = { id: 'north', name: 'North Library', customerNo: '4711', contact: null, demo: false };

const addNorth = () => readPeople(({ accounts }) => accounts.saveInstitution(NORTH));

async function readPeople<T>(read: (people: OpenPeople) => Promise<T>): Promise<T> {
  const people = await openPeople(library.config);
  try {
    return await read(people);
  } finally {
    people.close();
  }
}

describe('pandect institution, contract and range', () => {
  beforeEach(async () => {
    library = new TemporaryLibrary();
    await addNorth();
  });
  afterEach(() => library.dispose());

  it('adds an institution, changes it and lists all', async () => {
    const added = await pandect(
      'institution',
      'add',
      'south',
      '--name',
      ' South Library ',
      '--customer-no',
      '4712',
      '--json',
    );
    expect(added).toMatchObject({ code: 0, err: '' });
    const south = { id: 'south', name: 'South Library', customerNo: '4712', contact: null, demo: false };
    expect(JSON.parse(added.out)).toEqual(south);
    const changed = await pandect('institution', 'change', 'north', '--contact', 'ask@north.example', '--json');
    const north = { ...NORTH, contact: 'ask@north.example' };
    expect(JSON.parse(changed.out)).toEqual(north);
    expect(JSON.parse((await pandect('institution', 'list', '--json')).out)).toEqual([north, south]);
    expect((await pandect('institution', 'list')).out).toContain(
      'north  North Library  (customer 4711, ask@north.example)\n',
    );
  });

  it('refuses an institution that is there already, an id that cannot be one, and one that is not there', async () => {
    const again = await pandect('institution', 'add', 'north', '--name', 'N', '--customer-no', '1');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('North Library already') });
    const odd = await pandect('institution', 'add', 'North Library', '--name', 'N', '--customer-no', '1');
    expect(odd).toMatchObject({ code: 1, err: expect.stringContaining('lower-case letters, digits and dashes') });
    const missing = await pandect('contract', 'list', 'south');
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('There are: north.') });
  });

  it('adds, suspends, resumes and removes a contract', async () => {
    const contract = ['north', '--edition', 'KA', '--code', 'KAPP'];
    const added = await pandect('contract', 'add', ...contract, '--from', '2026-01-01', '--to', '2999-12-31', '--json');
    expect(JSON.parse(added.out)).toEqual({
      institution: 'north',
      edition: 'KA',
      code: 'KAPP',
      from: '2026-01-01',
      to: '2999-12-31',
      suspended: false,
    });
    expect((await pandect('contract', 'list', 'north')).out).toBe('KA KAPP  2026-01-01 to 2999-12-31  (in force)\n');
    expect((await pandect('contract', 'suspend', ...contract)).out).toContain('(suspended)');
    expect((await pandect('contract', 'add', ...contract, '--from', '2026-02-01')).out).toContain('(suspended)');
    expect((await pandect('contract', 'resume', ...contract)).out).toBe('KA KAPP  from 2026-02-01  (in force)\n');
    expect((await pandect('contract', 'remove', ...contract)).code).toBe(0);
    expect(await pandect('contract', 'remove', ...contract)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no contract KA KAPP'),
    });
    expect(JSON.parse((await pandect('contract', 'list', 'north', '--json')).out)).toEqual([]);
  });

  it('removes an institution once it is told to, with what hangs on it, and leaves its accounts', async () => {
    await pandect('contract', 'add', 'north', '--edition', 'KA', '--code', 'KA', '--from', '2026-01-01');
    await pandect('range', 'add', 'north', '192.0.2.0/24');
    await pandectWith(PASSWORD, ['account', 'add', 'nadia', '--name', 'N', '--institution', 'north']);
    const asked = await pandect('institution', 'remove', 'north');
    expect(asked).toMatchObject({ code: 1, out: '' });
    expect(asked.err).toContain('contracts: 1, ranges: 1; accounts that would belong to none: 1');
    expect(JSON.parse((await pandect('institution', 'list', '--json')).out)).toEqual([NORTH]);
    const removed = await pandect('institution', 'remove', 'north', '--yes');
    expect(removed).toEqual({ code: 0, out: 'North Library removed\n', err: '' });
    expect((await pandect('institution', 'remove', 'north', '--yes')).code).toBe(1);
    await readPeople(async ({ accounts }) => {
      expect(await accounts.listContracts('north')).toEqual([]);
      expect(await accounts.listRanges()).toEqual([]);
      expect(await accounts.findAccountByUsername('nadia')).toMatchObject({ institution: null });
    });
  });

  it.each([
    ['KA', 'IPL', 'KAPP'],
    ['KIPL', 'KA', 'IPL'],
    ['KCL', 'KA', 'DEFAULT'],
    ['KA', 'GOLD', 'YB'],
  ])('refuses for %s the code %s and names those there are (SH-013)', async (edition, code, allowed) => {
    const refused = await pandect(
      'contract',
      'add',
      'north',
      '--edition',
      edition,
      '--code',
      code,
      '--from',
      '2026-01-01',
    );
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`“${code}” is no subscription of ${edition}`);
    expect(refused.err).toContain(allowed);
  });

  it('refuses a contract that ends before it begins', async () => {
    const days = ['--from', '2026-03-01', '--to', '2026-02-28'];
    const refused = await pandect('contract', 'add', 'north', '--edition', 'KCL', '--code', 'default', ...days);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('before it begins on 2026-03-01') });
  });

  it('writes a range in one way and takes it out again (SH-034)', async () => {
    expect((await pandect('range', 'add', 'north', '192.0.2.0 - 192.0.2.255')).out).toBe(
      '192.0.2.0/24 is North Library\n',
    );
    expect(JSON.parse((await pandect('range', 'add', 'north', '2001:DB8:0::/48', '--json')).out)).toEqual({
      institution: 'north',
      range: '2001:db8::/48',
    });
    expect(JSON.parse((await pandect('range', 'list', 'north', '--json')).out)).toEqual([
      '192.0.2.0/24',
      '2001:db8::/48',
    ]);
    expect((await pandect('range', 'remove', 'north', '192.0.2.0-192.0.2.255')).code).toBe(0);
    expect(await pandect('range', 'remove', 'north', '192.0.2.0/24')).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not have 192.0.2.0/24'),
    });
    expect((await pandect('range', 'list', 'north')).out).toBe('2001:db8::/48\n');
  });

  it('refuses what is no range, what is too wide unless forced, and what another institution has', async () => {
    expect(await pandect('range', 'add', 'north', '192.0.2.*')).toMatchObject({
      code: 1,
      err: expect.stringContaining('192.0.2.0/24'),
    });
    expect(await pandect('range', 'add', 'north', '0.0.0.0/0')).toMatchObject({
      code: 1,
      err: expect.stringContaining('wider than a /8 block'),
    });
    expect((await pandect('range', 'add', 'north', '32.0.0.0/7', '--force')).code).toBe(0);
    await readPeople(({ accounts }) => accounts.saveInstitution({ ...NORTH, id: 'south', name: 'South Library' }));
    expect(await pandect('range', 'add', 'south', '33.1.2.3')).toMatchObject({
      code: 1,
      err: expect.stringContaining('overlaps 32.0.0.0/7 of North Library (north)'),
    });
    expect(JSON.parse((await pandect('range', 'list', 'south', '--json')).out)).toEqual([]);
  });
});

describe('pandect account', () => {
  beforeEach(() => {
    library = new TemporaryLibrary();
  });
  afterEach(() => library.dispose());

  const addNadia = (input: string, ...rest: readonly string[]) =>
    pandectWith(input, ['account', 'add', 'Nadia', '--name', 'Nadia Brandt', ...rest]);

  it('adds an account with the password from standard input, stored as a hash only', async () => {
    await addNorth();
    const added = await addNadia(`${PASSWORD}\n`, '--email', 'n@example.org', '--institution', 'north', '--json');
    expect(added).toMatchObject({ code: 0, err: '' });
    const account = JSON.parse(added.out) as { accountNo: string };
    expect(account).toMatchObject({ username: 'Nadia', email: 'n@example.org', institution: 'north', demo: false });
    expect((await pandect('account', 'list')).out).toBe(
      `Nadia  Nadia Brandt  (${account.accountNo}, n@example.org, north)\n`,
    );
    await readPeople(async ({ passwords, hasher }) => {
      const stored = await passwords.findPassword('nadia');
      expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
      expect(await hasher.verify(PASSWORD, stored?.hash)).toBe(true);
    });
  });

  it('refuses a taken username whatever its letter case, and words that cannot be one', async () => {
    await addNadia(PASSWORD);
    const taken = await pandectWith(PASSWORD, ['account', 'add', 'NADIA', '--name', 'Other']);
    expect(taken).toMatchObject({ code: 1, err: 'The username “NADIA” is taken.\n' });
    const odd = await pandectWith(PASSWORD, ['account', 'add', 'nadia brandt', '--name', 'Other']);
    expect(odd).toMatchObject({ code: 1, err: expect.stringContaining('letters, digits') });
  });

  it.each([
    ['that is empty', '', '12 to 256 characters'],
    ['that is short', 'short', '12 to 256 characters'],
    ['that never ends', 'x'.repeat(300), '12 to 256 characters'],
    ['of two lines', 'first line long\nsecond line', 'one line'],
  ])('refuses a password %s and adds nobody', async (_name, input, words) => {
    expect(await addNadia(input)).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    expect(JSON.parse((await pandect('account', 'list', '--json')).out)).toEqual([]);
  });

  it('refuses an institution that is not there and an address that is none', async () => {
    expect((await addNadia(PASSWORD, '--institution', 'nowhere')).err).toContain('no institution “nowhere”');
    expect((await addNadia(PASSWORD, '--email', 'nadia')).err).toContain('no e-mail address');
    expect(JSON.parse((await pandect('account', 'list', '--json')).out)).toEqual([]);
  });

  it('sets another password and ends the sessions of the account', async () => {
    await addNadia(PASSWORD);
    const at = '2026-05-01T10:00:00.000Z';
    await readPeople(async ({ accounts, sessions }) => {
      const account = (await accounts.findAccountByUsername('nadia'))?.id ?? '';
      const visit = { id: 's', addressInstitution: null, edition: null, idToken: null, createdAt: at, seenAt: at };
      await sessions.createSession({ ...visit, account }, 'secret');
    });
    const changed = await pandectWith('another long one', ['account', 'password', 'NADIA']);
    expect(changed).toMatchObject({ code: 0, err: '' });
    expect(changed.out).toContain('The password of Nadia is set, 1 session ended.');
    await readPeople(async ({ passwords, sessions, hasher }) => {
      const stored = await passwords.findPassword('nadia');
      expect(await hasher.verify('another long one', stored?.hash)).toBe(true);
      expect(await hasher.verify(PASSWORD, stored?.hash)).toBe(false);
      expect(await sessions.findSession('secret', { idleSince: at, madeSince: at })).toBeUndefined();
    });
    expect((await pandectWith('another long one', ['account', 'password', 'nobody'])).code).toBe(1);
  });
});

describe('pandect account, passwords that operators set', () => {
  beforeEach(() => {
    library = new TemporaryLibrary();
  });
  afterEach(() => library.dispose());

  const add = (password: string, ...rest: readonly string[]) =>
    pandectWith(password, ['account', 'add', 'nadia', '--name', 'Nadia Brandt', ...rest]);

  it('end at the first sign-in, for which there are 14 days (ASVS 6.4.1)', async () => {
    const before = Date.now();
    const { initialUntil } = JSON.parse((await add(PASSWORD, '--json')).out) as { initialUntil: string };
    const days = (Date.parse(initialUntil) - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(14.01);
    expect(await readPeople(({ passwords }) => passwords.findPassword('nadia'))).toMatchObject({ initialUntil });
    const again = await pandectWith('another long one', ['account', 'password', 'nadia', '--json']);
    expect(JSON.parse(again.out)).toMatchObject({ username: 'nadia', ended: 0, initialUntil: expect.any(String) });
    const told = await pandectWith(PASSWORD, ['account', 'password', 'nadia']);
    expect(told.out).toMatch(/is to be changed at the first sign-in, which has to be by \d\d \w{3} \d{4}\.\n$/u);
  });

  it('of demo accounts do not', async () => {
    await readPeople(loadDemoAccounts);
    const refused = await pandectWith('another long one', ['account', 'password', 'kapp']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('its password is printed for everybody') });
    const stored = await readPeople(({ passwords }) => passwords.findPassword('kapp'));
    expect(stored).toMatchObject({ initialUntil: null });
  });

  it.each([
    ['nadia.brandt.1', 'little more than your name'],
    ['qwertyuiop123', 'Many people use this password'],
  ])('are held to the rule: “%s” is refused (ASVS 6.2.4)', async (password, words) => {
    expect(await add(password)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) });
    const list = join(library.folder, 'list.csv');
    writeFileSync(list, `username,name,password\nnadia,Nadia Brandt,${password}\n`);
    const listed = await pandect('account', 'add', '--file', list);
    expect(listed).toMatchObject({ code: 1, err: expect.stringContaining(`line 2: refused: `) });
    expect(listed.err).toContain(words);
  });

  it('from a list end at the first sign-in, too', async () => {
    const list = join(library.folder, 'list.csv');
    writeFileSync(list, `username,name,password\nnadia,Nadia Brandt,${PASSWORD}\nana,Ana Roca,\n`);
    expect((await pandect('account', 'add', '--file', list)).code).toBe(0);
    for (const username of ['nadia', 'ana']) {
      const stored = await readPeople(({ passwords }) => passwords.findPassword(username));
      expect(stored?.initialUntil).toMatch(/^\d{4}-/u);
    }
  });

  it('are refused for an account whose provider keeps the password, with what to do instead', async () => {
    const identity = { issuer: 'https://login.north.example', subject: '7', username: 'nora', name: 'Nora' };
    await readPeople(({ accounts }) => accounts.takeIn({ ...identity, email: null, institution: null }));
    const refused = await pandectWith(PASSWORD, ['account', 'password', 'nora']);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('“nora” signs in at https://login.north.example, which keeps the password');
    expect(refused.err).toContain('pandect account suspend nora');
    expect(await readPeople(({ passwords }) => passwords.findPassword('nora'))).toBeUndefined();
  });
});

describe('pandect account suspend, resume and sessions', () => {
  beforeEach(async () => {
    library = new TemporaryLibrary();
    await pandectWith(PASSWORD, ['account', 'add', 'nadia', '--name', 'Nadia Brandt']);
    await readPeople((people) => signIn(people, 'nadia'));
  });
  afterEach(() => library.dispose());

  it('suspends an account, ends its sessions and lets it sign in again', async () => {
    expect(await pandect('account', 'suspend', 'NADIA')).toMatchObject({
      code: 0,
      out: 'nadia is suspended, 1 session ended\n',
    });
    expect((await pandect('account', 'list')).out).toContain('suspended)');
    const again = JSON.parse((await pandect('account', 'suspend', 'nadia', '--json')).out) as object;
    expect(again).toMatchObject({ username: 'nadia', suspendedAt: expect.any(String), ended: 0 });
    expect((await pandect('account', 'move', 'nadia')).code).toBe(0);
    expect((await pandect('account', 'list')).out).toContain('suspended)');
    expect((await pandect('account', 'resume', 'nadia')).out).toBe('nadia may sign in again\n');
    expect((await pandect('account', 'list')).out).not.toContain('suspended');
    expect((await pandect('account', 'suspend', 'nobody')).code).toBe(1);
  });

  it('lists where an account is signed in, and ends that', async () => {
    const at = new Date().toISOString();
    await readPeople(async ({ accounts, sessions }) => {
      const account = (await accounts.findAccountByUsername('nadia'))?.id ?? '';
      const session = { id: 's', account, addressInstitution: null, edition: null, idToken: null };
      const client = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
      await sessions.createSession({ ...session, ...client, network: '192.0.2.x', createdAt: at, seenAt: at }, 'x');
    });
    const minute = `${at.slice(0, 16).replace('T', ' ')} UTC`;
    const listed = await pandect('account', 'sessions', 'nadia');
    expect(listed.out).toContain(`Firefox 145 on Linux from 192.0.2.x, begun ${minute}, last used ${minute}\n`);
    expect(listed.out).toContain('a browser that is not known, begun');
    const json = JSON.parse((await pandect('account', 'sessions', 'nadia', '--json')).out) as object[];
    expect(json).toContainEqual({
      id: 's',
      browser: 'Firefox 145 on Linux',
      network: '192.0.2.x',
      begunAt: at,
      usedAt: at,
    });
    const ended = await pandect('account', 'sessions', 'nadia', '--end', '--json');
    expect(JSON.parse(ended.out)).toEqual({ username: 'nadia', ended: 2 });
    expect((await pandect('account', 'sessions', 'nadia', '--end')).out).toBe('nadia: 0 sessions ended\n');
    expect((await pandect('account', 'sessions', 'nadia')).out).toBe('nadia is signed in nowhere.\n');
  });
});

describe('pandect account move and remove', () => {
  beforeEach(async () => {
    library = new TemporaryLibrary();
    await addNorth();
    await pandectWith(PASSWORD, ['account', 'add', 'nadia', '--name', 'Nadia Brandt']);
  });
  afterEach(() => library.dispose());

  it('moves an account to an institution and out of it again', async () => {
    expect((await pandect('account', 'move', 'NADIA', 'north')).out).toBe('nadia belongs to North Library now\n');
    expect(JSON.parse((await pandect('account', 'list', '--json')).out)).toMatchObject([{ institution: 'north' }]);
    expect((await pandect('account', 'move', 'nadia', 'nowhere')).err).toContain('There are: north.');
    const out = await pandect('account', 'move', 'nadia', '--json');
    expect(JSON.parse(out.out)).toMatchObject({ username: 'nadia', institution: null });
    expect((await pandect('account', 'move', 'nobody', 'north')).code).toBe(1);
  });

  it('removes an account once it is told to, and ends its sessions', async () => {
    const reader = await readPeople((people) => signIn(people, 'nadia'));
    expect(await pandect('account', 'remove', 'nadia')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--yes does it'),
    });
    expect((await pandect('account', 'remove', 'nadia', '--yes')).out).toBe('nadia removed, 1 session ended\n');
    expect((await pandect('account', 'remove', 'nadia', '--yes')).code).toBe(1);
    await readPeople(async ({ accounts, sessions }) => {
      expect(await accounts.listAccounts()).toEqual([]);
      const always = { idleSince: '2000-01-01', madeSince: '2000-01-01' };
      expect(await sessions.findSession(hashSecret(reader.secret), always)).toBeUndefined();
    });
  });
});

describe('pandect demo', () => {
  beforeEach(() => {
    library = new TemporaryLibrary();
  });
  afterEach(() => library.dispose());

  it('takes the demo accounts out with the demo library, and no start puts them in again', async () => {
    await readPeople(loadDemoAccounts);
    expect((await pandect('demo', '--remove')).out).toBe('0 withdrawn, 13 accounts taken out\n');
    const server = await openServer(library.config, { workers: 0 });
    await server.close();
    expect(await readPeople(({ accounts }) => accounts.listAccounts())).toEqual([]);
  });
});

describe('pandect, on every level', () => {
  beforeAll(() => {
    library = new TemporaryLibrary();
  });
  afterAll(() => library.dispose());

  it.each([
    [['institution', '--help']],
    [['institution', 'add', '--help']],
    [['contract', 'suspend', '--help']],
    [['range', 'add', '--help']],
    [['account', 'password', '--help']],
  ])('helps with %j', async (args) => {
    const { code, out } = await pandect(...args);
    expect(code).toBe(0);
    expect(out).toContain('Usage:');
  });

  it.each([
    [['institution']],
    [['institution', 'add', 'north']],
    [['contract', 'add', 'north', '--edition', 'XX', '--code', 'KA', '--from', '2026-01-01']],
    [['contract', 'add', 'north', '--edition', 'KA', '--code', 'KA', '--from', '2026-02-30']],
    [['contract', 'add', 'north', '--edition', 'KA', '--code', 'KA', '--from', '1.1.2026']],
    [['range', 'add', 'north']],
    [['account', 'add', 'nadia', '--name', 'N', '--password', 'seven green boats']],
  ])('ends with 2 and words for %j', async (args) => {
    const { code, err } = await pandect(...args);
    expect(code).toBe(2);
    expect(err.length).toBeGreaterThan(20);
    expect(err).not.toContain('    at ');
  });
});

describe('pandect in a process of its own', () => {
  beforeAll(() => {
    library = new TemporaryLibrary();
  });
  afterAll(() => library.dispose());

  const run = (input: string, ...args: readonly string[]) => spawnPandect(library.config.dataFolder, args, input);

  it('ends with 0, 1 and 2, reads the password from its input, and answers and complains apart', async () => {
    const words = ['account', 'add', 'nadia', '--name', 'Nadia Brandt'];
    const added = run(`${PASSWORD}\n`, ...words, '--json');
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(added.out)).toMatchObject({ username: 'nadia' });
    expect(run(PASSWORD, ...words)).toEqual({ code: 1, out: '', err: 'The username “nadia” is taken.\n' });
    expect(run('', 'account', 'add')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('add --help') });
    expect(run('', 'account', '--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage:') });
    await readPeople(async ({ passwords, hasher }) => {
      expect(await hasher.verify(PASSWORD, (await passwords.findPassword('nadia'))?.hash)).toBe(true);
    });
  });
});
