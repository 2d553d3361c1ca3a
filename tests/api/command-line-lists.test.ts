import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPeople, type OpenPeople } from '#server/compose/people.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;

beforeEach(async () => {
  library = new TemporaryLibrary();
  await readPeople(async ({ accounts }) => {
    for (const id of ['north', 'south']) {
      await accounts.saveInstitution({ id, name: `${id} Library`, customerNo: id, contact: null, demo: false });
    }
  });
});
afterEach(() => library.dispose());

const pandect = (...args: readonly string[]) => runPandect(library.config.dataFolder, args);

function write(...lines: readonly string[]): string {
  const path = join(library.folder, 'list.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
}

async function readPeople<T>(read: (people: OpenPeople) => Promise<T>): Promise<T> {
  const people = await openPeople(library.config);
  try {
    return await read(people);
  } finally {
    people.close();
  }
}

const listUsernames = () =>
  readPeople(async ({ accounts }) => (await accounts.listAccounts()).map(({ username }) => username));

describe('accounts from a file', () => {
  const LIST = [
    '\uFEFFusername,name,email,institution,password',
    'ana,"Ruiz, Ana",ana@north.example,north,seven green boats',
    'bo,Bo Lind,,,',
  ];

  it('are made, with a password of their own or one that is told, and changed by the next list', async () => {
    const made = await pandect('account', 'add', '--file', write(...LIST));
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(
      /^line 2: made: ana, Ruiz, Ana, ana@north\.example, north\nline 3: made: bo, Bo Lind, password (?:[a-z2-9]{5}-){3}[a-z2-9]{5}\n2 made, 0 changed, 0 unchanged, 0 refused\n$/u,
    );
    const told = /password (\S+)/u.exec(made.out)?.[1] ?? '';
    await readPeople(async ({ accounts, passwords, hasher }) => {
      expect(await accounts.findAccountByUsername('ana')).toMatchObject({ name: 'Ruiz, Ana', institution: 'north' });
      expect(await accounts.findAccountByUsername('bo')).toMatchObject({ email: null, institution: null });
      expect(await hasher.verify('seven green boats', (await passwords.findPassword('ana'))?.hash)).toBe(true);
      expect(await hasher.verify(told, (await passwords.findPassword('bo'))?.hash)).toBe(true);
    });
    const again = await pandect(
      'account',
      'add',
      '--json',
      '--file',
      write('username;name;institution', 'ANA;Ana Ruiz;', 'bo;Bo Lind;'),
    );
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(again.out)).toEqual({
      made: [],
      changed: [{ line: 2, words: 'ana, Ana Ruiz, ana@north.example' }],
      unchanged: [{ line: 3, words: 'bo, Bo Lind' }],
      refused: [],
      written: true,
    });
    await readPeople(async ({ accounts }) => {
      const ana = await accounts.findAccountByUsername('ana');
      expect(ana).toMatchObject({ name: 'Ana Ruiz', email: 'ana@north.example', institution: null });
    });
  }, 30_000);

  it('are only told by a dry run, without passwords', async () => {
    const told = await pandect('account', 'add', '--dry-run', '--file', write(...LIST));
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('line 3: made: bo, Bo Lind\n');
    expect(told.out).toContain('2 made, 0 changed, 0 unchanged, 0 refused; nothing was written\n');
    expect(await listUsernames()).toEqual([]);
  });

  it('are none at all where one line is refused, and every such line is named with its reason', async () => {
    const path = write(
      'username,name,email,institution,password',
      'ana,Ana Ruiz,,north,seven green boats',
      'b o,Bo Lind,,,',
      'cy,Cy,no address,,',
      'dee,Dee,,west,',
      'ANA,Ana Again,,,',
      'eli,,,,',
      'fay,Fay,,,short',
    );
    const refused = await pandect('account', 'add', '--file', path);
    expect(refused.code).toBe(1);
    for (const words of [
      'line 3: refused: “b o” cannot be a username',
      'line 4: refused: “no address” is no e-mail address',
      'line 5: refused: There is no institution “west”',
      'line 6: refused: “ANA” stands on a line before.',
      'line 7: refused: The name must have 1 to 200 characters',
      'line 8: refused: A password has 12 to 256 characters; this one has 5.',
    ]) {
      expect(refused.err).toContain(words);
    }
    expect(refused.out).toContain('1 made, 0 changed, 0 unchanged, 6 refused; nothing was written');
    expect(await listUsernames()).toEqual([]);
  });

  it.each([
    ['username;name;phone', '“phone” is not known or there twice'],
    ['name', '“username” is missing'],
    ['username,name,name', '“name” is not known or there twice'],
  ])('need the columns they know: %s', async (first, words) => {
    const refused = await pandect('account', 'add', '--file', write(first, 'a'));
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) });
  });

  it('need a file that can be read', async () => {
    const missing = await pandect('account', 'add', '--file', join(library.folder, 'nowhere.csv'));
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
    const broken = await pandect('account', 'add', '--file', write('username,name', 'ana,"Ana', ''));
    expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read as CSV') });
  });

  it('and one account alone need what they always needed', async () => {
    expect(await pandect('account', 'add')).toMatchObject({ code: 2, err: expect.stringContaining('--name') });
    const nameless = await pandect('account', 'add', '--name', 'Ana');
    expect(nameless).toMatchObject({ code: 2, err: expect.stringContaining("missing required argument 'username'") });
  });
});

describe('contracts and ranges from a file', () => {
  it('contracts are made, get other days, and stay suspended where they were', async () => {
    const first = write(
      'institution,edition,code,from,to',
      'north,KA,KAPP,2026-01-01,',
      'south,KIPL,ipl,2026-01-01,2026-12-31',
    );
    expect((await pandect('contract', 'add', '--file', first)).out).toBe(
      'line 2: made: north KA KAPP from 2026-01-01\nline 3: made: south KIPL IPL from 2026-01-01 to 2026-12-31\n2 made, 0 changed, 0 unchanged, 0 refused\n',
    );
    await pandect('contract', 'suspend', 'north', '--edition', 'KA', '--code', 'KAPP');
    const second = write('institution,edition,code,from', 'north,KA,KAPP,2026-02-01', 'north,KCL,DEFAULT,2026-01-01');
    expect((await pandect('contract', 'add', '--file', second)).out).toContain('1 made, 1 changed, 0 unchanged');
    await readPeople(async ({ accounts }) => {
      expect(await accounts.listContracts('north')).toMatchObject([
        { code: 'KAPP', from: '2026-02-01', suspended: true },
        { code: 'DEFAULT', suspended: false },
      ]);
    });
  });

  it('contracts are refused by line: edition, code, days, twice', async () => {
    const path = write(
      'institution,edition,code,from,to',
      'north,KX,KAPP,2026-01-01,',
      'north,KA,IPL,2026-01-01,',
      'north,KA,KA,2026-02-30,',
      'north,KA,KA,2026-02-01,2026-01-01',
      'north,KA,YB,2026-02-01,',
      'north,KA,yb,2027-02-01,',
    );
    const refused = await pandect('contract', 'add', '--file', path);
    expect(refused.code).toBe(1);
    for (const words of [
      '2: refused: “KX”',
      '3: refused: “IPL”',
      '4: refused: “2026-02-30”',
      '5: refused',
      '7: refused',
    ]) {
      expect(refused.err).toContain(`line ${words}`);
    }
    expect(await readPeople(({ accounts }) => accounts.listContracts('north'))).toEqual([]);
  });

  it('ranges are made in their one form; overlaps between two lines or with what is there are refused', async () => {
    const list = write('institution,range', 'north,192.0.2.0-192.0.2.255', 'south,2001:DB8::/32');
    expect(await pandect('range', 'add', '--file', list)).toMatchObject({ code: 0, err: '' });
    const held = await readPeople(({ accounts }) => accounts.listRanges());
    expect(held).toEqual([
      { institution: 'north', range: '192.0.2.0/24' },
      { institution: 'south', range: '2001:db8::/32' },
    ]);
    const clash = write(
      'institution,range',
      'south,192.0.2.7',
      'north,198.51.100.0/24',
      'south,198.51.100.9',
      'north,10.0.0.0/7',
    );
    const refused = await pandect('range', 'add', '--file', clash);
    expect(refused.code).toBe(1);
    for (const words of [
      '2: refused: 192.0.2.7 overlaps',
      '4: refused: 198.51.100.9 overlaps',
      '5: refused: 10.0.0.0/7',
    ]) {
      expect(refused.err).toContain(`line ${words}`);
    }
    expect(await readPeople(({ accounts }) => accounts.listRanges())).toEqual(held);
    const wide = write('institution,range', 'north,10.0.0.0/7', 'north,192.0.2.0/24');
    expect((await pandect('range', 'add', '--force', '--file', wide)).out).toContain('1 made, 0 changed, 1 unchanged');
  });
});
