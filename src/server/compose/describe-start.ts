import { EDITIONS } from '#editions/editions.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/compose/demo-people.ts';
import type { Config } from '#server/config/config.ts';
import type { OutsideProvider } from '#server/config/outside-provider.ts';
import { originOf } from '#server/http/public-addresses.ts';

const OLD_INDEX = [
  'Documents were indexed by an earlier version, so that searches miss some of what they say.',
  'Index them anew, while readers search, with: pandect reindex',
  '',
];

/** What is printed once the server listens: where it is, how to sign in, and what the library waits for. */
export function describeStart(
  config: Config,
  port: number | undefined,
  { isIndexOld }: { readonly isIndexOld: boolean },
): string {
  const at = port ?? config.port;
  const addresses = Object.values(EDITIONS).map(
    ({ name, hosts: [host = ''] }) =>
      `  ${name.padEnd(30)} ${originOf(host, config.http.publicUrl) ?? `http://${host}:${at}`}`,
  );
  const lines = [
    `Pandect is ready on http://localhost:${at}`,
    ...addresses,
    ...listReal(config),
    '',
    ...describeSignIn(config),
    ...(isIndexOld ? OLD_INDEX : []),
  ];
  return ['', ...lines, 'Stop it with Ctrl+C.', ''].join('\n');
}

function listReal({ http: { hosts, publicUrl } }: Config): string[] {
  return hosts.map(
    ({ edition, host }) => `  ${EDITIONS[edition].name.padEnd(30)} ${originOf(host, publicUrl) ?? host}`,
  );
}

function describeProvider({ name, issuer }: OutsideProvider): string {
  return `  ${name.padEnd(30)} ${issuer}`;
}

function describeSignIn({ signIn, host }: Config): string[] {
  const [only, ...others] = signIn.providers;
  if (only && others.length === 0) return [`Readers sign in at ${only.issuer}.`, ''];
  if (only) return ['Readers choose where they sign in:', ...signIn.providers.map(describeProvider), ''];
  if (!signIn.hasDemo) return ['The demo accounts are off. Make accounts with: pandect account', ''];
  const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length)) + 2;
  const accounts = DEMO_ACCOUNTS.map(({ username, shows }) => `  ${username.padEnd(width)} ${shows}`);
  const warning = `Careful: it listens on ${host}, and whoever reaches it can sign in with a demo account.`;
  return [
    `Demo sign-ins, each with the password “${DEMO_PASSWORD}”:`,
    ...accounts,
    '',
    ...(['127.0.0.1', 'localhost', '::1'].includes(host) ? [] : [warning, '']),
  ];
}
