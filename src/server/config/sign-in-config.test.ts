import { describe, expect, test } from 'vitest';
import { ConfigError } from './setting.ts';
import { readSignInSettings } from './sign-in-config.ts';

const CLIENT = { PANDECT_OIDC_ISSUER: 'https://id.example.org/realms/law', PANDECT_OIDC_CLIENT_ID: 'pandect' };
const ISSUER = { ...CLIENT, PANDECT_OIDC_INSTITUTIONS: 'north-law, north-library' };

describe('the settings of signing in', () => {
  test('nothing set is the built-in provider with the demo accounts', () => {
    expect(readSignInSettings({})).toEqual({ providers: [], hasDemo: true });
  });

  test('a provider of one’s own is taken as given, without demo accounts', () => {
    const secret = { PANDECT_OIDC_CLIENT_SECRET: 's3cret', PANDECT_OIDC_INSTITUTION_CLAIM: 'org.example/firm' };
    const { providers, hasDemo } = readSignInSettings({ ...ISSUER, ...secret });
    expect(hasDemo).toBe(false);
    expect(providers).toMatchObject([
      {
        name: 'id.example.org',
        issuer: 'https://id.example.org/realms/law',
        clientId: 'pandect',
        institutionClaim: 'org.example/firm',
        institutions: ['north-law', 'north-library'],
        domains: [],
      },
    ]);
    expect(providers[0]?.clientSecret?.reveal()).toBe('s3cret');
    expect(readSignInSettings(ISSUER).providers).toMatchObject([
      { clientSecret: null, institutionClaim: 'institution' },
    ]);
  });

  test('OP-203: it says for which institutions it may vouch, or for all', () => {
    const institutions = (text: string) =>
      readSignInSettings({ ...CLIENT, PANDECT_OIDC_INSTITUTIONS: text }).providers[0]?.institutions;
    expect(institutions('all')).toBe('all');
    expect(institutions('north-law')).toEqual(['north-law']);
    expect(() => readSignInSettings(CLIENT)).toThrow(ConfigError);
    expect(() => readSignInSettings(CLIENT)).toThrow(/PANDECT_OIDC_INSTITUTIONS.*ids of the institutions.*or “all”/u);
  });

  test('OP-173: demo accounts may stand behind the link beside one provider as beside several', () => {
    expect(readSignInSettings({ ...ISSUER, PANDECT_DEMO_SIGN_IN: 'on' }).hasDemo).toBe(true);
  });

  test.each([
    ['a listening address others reach', { HOST: '0.0.0.0' }],
    ['a public address', { PANDECT_PUBLIC_URL: 'https://law.example.org' }],
    ['a host of the map', { PANDECT_HOSTS: 'KA=law.example.org' }],
    ['production', { NODE_ENV: 'production' }],
  ])('%s switches the demo accounts off unless they are asked for', (_name, environment) => {
    expect(readSignInSettings(environment).hasDemo).toBe(false);
    expect(readSignInSettings({ ...environment, PANDECT_DEMO_SIGN_IN: 'on' }).hasDemo).toBe(true);
  });

  test.each([{ HOST: '::1' }, { HOST: '127.0.0.2' }, { PANDECT_PUBLIC_URL: 'http://localhost:9000' }])(
    'this machine alone keeps them on: %o',
    (environment) => {
      expect(readSignInSettings(environment).hasDemo).toBe(true);
      expect(readSignInSettings({ ...environment, PANDECT_DEMO_SIGN_IN: 'off' }).hasDemo).toBe(false);
    },
  );

  test.each([
    [
      { PANDECT_OIDC_ISSUER: 'id.example.org', PANDECT_OIDC_CLIENT_ID: 'p' },
      /PANDECT_OIDC_ISSUER is “id.example.org”/u,
    ],
    [{ PANDECT_OIDC_ISSUER: 'http://id.example.org', PANDECT_OIDC_CLIENT_ID: 'p' }, /https/u],
    [{ PANDECT_OIDC_ISSUER: 'https://id.example.org/?a=b', PANDECT_OIDC_CLIENT_ID: 'p' }, /without \?/u],
    [{ PANDECT_OIDC_ISSUER: 'https://id.example.org' }, /PANDECT_OIDC_CLIENT_ID is “”/u],
    [{ PANDECT_OIDC_CLIENT_ID: 'p' }, /empty while PANDECT_OIDC_ISSUER is/u],
    [{ ...ISSUER, PANDECT_OIDC_INSTITUTION_CLAIM: 'a b' }, /PANDECT_OIDC_INSTITUTION_CLAIM is “a b”/u],
    [{ PANDECT_DEMO_SIGN_IN: 'yes' }, /one of on, off/u],
  ])('a value that cannot be used is named: %o', (environment, words) => {
    expect(() => readSignInSettings(environment)).toThrow(ConfigError);
    expect(() => readSignInSettings(environment)).toThrow(words);
  });
});
