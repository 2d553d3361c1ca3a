import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { mayVouch } from './outside-provider.ts';
import { ConfigError, type Environment } from './setting.ts';
import { readSignInSettings } from './sign-in-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'providers-'));
const path = join(folder, 'sign-in.yaml');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'hunter2: "quoted"';

const NORTH = `providers:
  - id: north
    name: University of North
    issuer: https://login.north.example
    client-id: pandect
    client-secret-env: NORTH_SECRET
    scopes: [openid, profile, email, affiliation]
    institution-claim: org_id
    institutions: [inst-1, 1002]
    domains: [North.example, law.north.example]
`;
const SOUTH = `  - id: south
    name: South Chambers
    issuer: https://id.south.example/realms/law
    client-id: '0042'
    client-secret-file: south.secret
    institutions: all
`;

function read(text: string, environment: Environment = {}) {
  writeFileSync(path, text);
  writeFileSync(join(folder, 'south.secret'), `${SECRET}\n`);
  return readSignInSettings({ NORTH_SECRET: SECRET, PANDECT_SIGN_IN: path, ...environment });
}

function refusal(text: string, environment: Environment = {}): string {
  try {
    read(text, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('The file was taken.');
}

describe('the file of outside providers (OP-173)', () => {
  test('OP-173: Entries are taken as written, secrets from wherever they are kept', () => {
    const { providers, hasDemo } = read(NORTH + SOUTH);
    expect(hasDemo).toBe(false);
    expect(providers).toMatchObject([
      {
        id: 'north',
        name: 'University of North',
        issuer: 'https://login.north.example',
        clientId: 'pandect',
        scope: 'openid profile email affiliation',
        institutionClaim: 'org_id',
        institutions: ['inst-1', '1002'],
        domains: ['north.example', 'law.north.example'],
      },
      { id: 'south', clientId: '0042', scope: null, institutionClaim: 'institution', institutions: 'all', domains: [] },
    ]);
    expect(providers.map(({ clientSecret }) => clientSecret?.reveal())).toEqual([SECRET, SECRET]);
  });

  test('A public client says so', () => {
    const text = NORTH.replace('client-secret-env: NORTH_SECRET', 'public-client: true');
    expect(read(text).providers[0]?.clientSecret).toBeNull();
  });

  test('OP-173: Settings that are printed, logged or serialised show no secret', () => {
    const settings = read(NORTH + SOUTH);
    const printed = [
      inspect(settings, { depth: 9 }),
      JSON.stringify(settings),
      String(settings.providers[0]?.clientSecret),
    ];
    for (const text of printed) {
      expect(text).toContain('[hidden]');
      expect(text).not.toContain('hunter2');
    }
  });

  test.each([
    ['a key that is not known', NORTH.replace('client-id', 'client_id'), 5, /client_id.*one of id, name, issuer/u],
    ['a list of another name', NORTH.replace('providers:', 'provider:'), 1, /provider.*one of providers/u],
    ['no list', 'providers: []\n', 1, /at least one provider/u],
    ['one id twice', NORTH + SOUTH.replace('south', 'north'), 11, /id north.*in that of “north”/u],
    [
      'a domain in two entries',
      `${NORTH}${SOUTH}    domains: [NORTH.example]\n`,
      17,
      /domains north\.example.*“north”/u,
    ],
    [
      'an institution in two entries',
      NORTH + SOUTH.replace('institutions: all', 'institutions: [inst-1]'),
      16,
      /institutions inst-1/u,
    ],
    [
      'OP-203: no institutions',
      NORTH.replace(/ {4}institutions.*\n/u, ''),
      2,
      /institutions.*may vouch for, or “all”/u,
    ],
    [
      'OP-203: a word that is not all',
      NORTH.replace('[inst-1, 1002]', 'every'),
      9,
      /institutions.*may vouch for, or “all”/u,
    ],
    [
      'no secret',
      NORTH.replace(/ {4}client-secret-env.*\n/u, ''),
      2,
      /exactly one of client-secret, client-secret-env/u,
    ],
    ['two secrets', `${NORTH}    public-client: true\n`, 11, /public-client beside client-secret-env/u],
    ['a variable that is not set', NORTH.replace('NORTH_SECRET', 'NOWHERE'), 6, /NOWHERE.*that is set/u],
    [
      'a secret file that is not there',
      NORTH + SOUTH.replace('south.secret', 'no.secret'),
      15,
      /no\.secret.*can be read/u,
    ],
    [
      'plain http on a real host',
      NORTH.replace('https', 'http'),
      4,
      /“http:\/\/login\.north\.example”.*an https address/u,
    ],
    ['an issuer that holds a password', NORTH.replace('login.north', 'a:b@north'), 4, /issuer/u],
    ['an id with a dot', NORTH.replace('id: north', 'id: n.orth'), 2, /“n\.orth”.*small letters/u],
    ['the id of the library’s own accounts', NORTH.replace('id: north', 'id: built-in'), 2, /not “built-in”/u],
    ['no name', NORTH.replace(/ {4}name.*\n/u, ''), 2, /name.*what readers call it/u],
    ['scopes without openid', NORTH.replace('[openid, ', '['), 7, /“openid” among them/u],
    ['a mail address as a domain', NORTH.replace('[North.example', '[a@north.example'), 10, /“a@north\.example”/u],
    ['a key twice', `${NORTH}    id: other\n`, 11, /YAML/u],
    ['text that is no YAML', NORTH.replace('pandect', 'a: b'), 5, /YAML/u],
  ])('OP-173: %s stops the start with path, line and what is allowed', (_name, text, line, words) => {
    const message = refusal(text);
    expect(message).toContain(`PANDECT_SIGN_IN is “${path}, line ${line}`);
    expect(message).toMatch(words);
    expect(message).not.toContain('hunter2');
  });

  test.each(['*hunter2', '"hunter2', '[hunter2]', 'hunter2: x'])(
    'A refused line never repeats the secret %s',
    (secret) => {
      const text = NORTH.replace('client-secret-env: NORTH_SECRET', `client-secret: ${secret}`);
      expect(refusal(text)).not.toContain('hunter2');
    },
  );

  test.each(['https://a:hunter2@north.example', 'https://hunter2@north.example', 'https://a:hunter2/x@north.example'])(
    'OP-173: A refused address is repeated without the password in %s, wherever it stands',
    (address) => {
      const single = { PANDECT_OIDC_ISSUER: address, PANDECT_OIDC_CLIENT_ID: 'pandect' };
      for (const message of [refusal(NORTH.replace('https://login.north.example', address)), refusal('', single)]) {
        expect(message).toContain('https:…@north.example');
        expect(message).not.toContain('hunter2');
      }
    },
  );

  test('A file that is not there is named', () => {
    expect(() => readSignInSettings({ PANDECT_SIGN_IN: '/nowhere/sign-in.yaml' })).toThrow(
      'PANDECT_SIGN_IN is “/nowhere/sign-in.yaml”; it must be a file that can be read.',
    );
  });

  test('The settings of a single provider stand alone', () => {
    const client = { PANDECT_OIDC_ISSUER: 'https://id.example.org', PANDECT_OIDC_CLIENT_ID: 'pandect' };
    const single = { ...client, PANDECT_OIDC_INSTITUTIONS: 'all' };
    expect(refusal(NORTH, single)).toMatch(/PANDECT_OIDC_ISSUER.*an entry there/u);
  });

  test('OP-173: Demo accounts may stand behind the link, beside one provider and beside several', () => {
    for (const text of [NORTH, NORTH + SOUTH]) expect(read(text, { PANDECT_DEMO_SIGN_IN: 'on' }).hasDemo).toBe(true);
  });
});

test('OP-203: A provider’s claim counts for the institutions of its entry, whatever the others say', () => {
  const [north, federation, nobody] = [
    { institutions: ['inst-1'] },
    { institutions: 'all' as const },
    { institutions: [] },
  ];
  expect([mayVouch(north, 'inst-1'), mayVouch(north, 'inst-2')]).toEqual([true, false]);
  expect([mayVouch(federation, 'inst-1'), mayVouch(federation, 'inst-2')]).toEqual([true, true]);
  expect([mayVouch(nobody, 'inst-1'), mayVouch(nobody, 'all')]).toEqual([false, false]);
});
