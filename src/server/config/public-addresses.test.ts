import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { computeAddresses } from '#server/http/public-addresses.ts';
import { readConfig } from './config.ts';

/** What the settings come to: where passwords are asked for, and some of the addresses that sign-ins lead back to. */
function addressesOf(settings: Readonly<Record<string, string>>, port = 8080) {
  const config = readConfig(settings);
  const { home, origins } = computeAddresses(EDITIONS, config.edition, config.http, port);
  return { home, origins: origins.map(({ origin }) => origin) };
}

const HOSTS = 'KA=law.example.org, KIPL=ip.example.org, KCL=competition.example.org';
const OWN = {
  PANDECT_OIDC_ISSUER: 'https://id.example.org',
  PANDECT_OIDC_CLIENT_ID: 'library',
  PANDECT_OIDC_INSTITUTIONS: 'all',
};

const WORKING: readonly [name: string, settings: Record<string, string>, home: string, origins: readonly string[]][] = [
  ['nothing set', {}, 'http://localhost:8080', ['http://localhost:8080', 'http://ka.localhost:8080']],
  ['nothing set, on every interface', { HOST: '0.0.0.0' }, 'http://localhost:8080', ['http://kcl.localhost:8080']],
  [
    'real hosts by https',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://law.example.org' },
    'https://law.example.org',
    ['https://law.example.org', 'https://ip.example.org', 'https://test.competition.example.org'],
  ],
  [
    'real hosts by http, as inside a firm',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'http://law.example.org' },
    'http://law.example.org',
    ['http://law.example.org', 'http://ip.example.org'],
  ],
  [
    'real hosts at a port',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://law.example.org:8443' },
    'https://law.example.org:8443',
    ['https://ip.example.org:8443'],
  ],
  [
    'one edition alone',
    { PANDECT_HOSTS: 'KIPL=IP.Example.org', PANDECT_PUBLIC_URL: 'https://ip.example.org' },
    'https://ip.example.org',
    ['https://ip.example.org', 'http://ka.localhost:8080'],
  ],
  [
    'a host of its own for signing in',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://accounts.example.org' },
    'https://accounts.example.org',
    ['https://law.example.org'],
  ],
  [
    'real hosts with a provider of the operator',
    { ...OWN, PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://law.example.org' },
    'https://law.example.org',
    ['https://law.example.org'],
  ],
  [
    'this machine behind another port',
    { PANDECT_PUBLIC_URL: 'http://localhost:9000' },
    'http://localhost:9000',
    ['http://localhost:9000', 'http://ka.localhost:9000'],
  ],
  [
    'this machine behind a proxy with TLS',
    { PANDECT_PUBLIC_URL: 'https://localhost' },
    'https://localhost',
    ['https://localhost', 'https://kipl.localhost'],
  ],
  [
    'names of this machine',
    { PANDECT_HOSTS: 'KA=law.localhost' },
    'http://localhost:8080',
    ['http://law.localhost:8080', 'http://staging.law.localhost:8080'],
  ],
];

describe('OP-172: settings of addresses that work', () => {
  test.each(WORKING)('%s', (_name, settings, home, origins) => {
    const addresses = addressesOf(settings);
    expect(addresses.home).toBe(home);
    expect(addresses.origins).toEqual(expect.arrayContaining([...origins]));
    expect(new Set(addresses.origins).size).toBe(addresses.origins.length);
  });

  test('a port that goes without saying is not said, as browsers do not either', () => {
    expect(addressesOf({}, 80)).toMatchObject({ home: 'http://localhost' });
    expect(addressesOf({}, 80).origins).toContain('http://ka.localhost');
  });
});

const REFUSED: readonly [name: string, settings: Record<string, string>, words: RegExp][] = [
  [
    'real hosts without an address',
    { PANDECT_HOSTS: HOSTS },
    /^PANDECT_PUBLIC_URL is “”; it must be the address by which readers reach law\.example\.org of PANDECT_HOSTS, for example https:\/\/law\.example\.org/u,
  ],
  [
    'the same with a provider of the operator',
    { ...OWN, PANDECT_HOSTS: HOSTS },
    /^PANDECT_PUBLIC_URL is “”; it must be the address by which readers reach/u,
  ],
  [
    'real hosts at an address of this machine',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://localhost' },
    /^PANDECT_PUBLIC_URL is “localhost”; it must be the address by which readers reach law\.example\.org/u,
  ],
  [
    'an address without hosts',
    { PANDECT_PUBLIC_URL: 'https://law.example.org' },
    /^PANDECT_HOSTS is “”; it must be the edition of each host .* for example KA=law\.example\.org/u,
  ],
  [
    'an address with hosts of this machine',
    { PANDECT_HOSTS: 'KA=law.localhost', PANDECT_PUBLIC_URL: 'https://law.example.org' },
    /^PANDECT_HOSTS is “”/u,
  ],
  [
    'one host for two editions',
    { PANDECT_HOSTS: 'KA=law.example.org, KCL=Law.example.org', PANDECT_PUBLIC_URL: 'https://law.example.org' },
    /^PANDECT_HOSTS is “law\.example\.org”; it must be each host name once/u,
  ],
  [
    'a path',
    { PANDECT_HOSTS: HOSTS, PANDECT_PUBLIC_URL: 'https://law.example.org/library' },
    /^PANDECT_PUBLIC_URL is/u,
  ],
];

describe('OP-172: settings of addresses that no reader could sign in by stop the start and say what to set', () => {
  test.each(REFUSED)('%s', (_name, settings, words) => {
    expect(() => readConfig(settings)).toThrow(words);
  });
});
