import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import { HiddenText } from './hidden-text.ts';
import {
  ALL_INSTITUTIONS,
  CLAIM_ALLOWED,
  INSTITUTION_CLAIM,
  INSTITUTIONS_ALLOWED,
  isClaim,
  ISSUER_ALLOWED,
  isSafeIssuer,
  type OutsideProvider,
} from './outside-provider.ts';
import { readProvidersFile, SIGN_IN_FILE } from './providers-file.ts';
import { ConfigError, readChoice, readList, readText, type Environment } from './setting.ts';

/** Who asks readers for their passwords. */
export interface SignInSettings {
  /**
   * Providers of somebody else: none leaves the built-in one alone, beside one or several it takes the accounts of the
   * library itself (OP-173).
   */
  readonly providers: readonly OutsideProvider[];
  /** The built-in provider takes the demo accounts, whose passwords are known to everybody. */
  readonly hasDemo: boolean;
}

/** Reads the settings of signing in; throws `ConfigError` for the first that cannot be used. */
export function readSignInSettings(environment: Environment): SignInSettings {
  const providers = readProviders(environment);
  return { providers, hasDemo: readDemo(environment, providers.length) };
}

function readProviders(environment: Environment): OutsideProvider[] {
  const single = readProvider(environment);
  const path = readText(environment, SIGN_IN_FILE);
  if (path === undefined) return single ? [single] : [];
  if (!single) return readProvidersFile(path, environment);
  throw new ConfigError(
    'PANDECT_OIDC_ISSUER',
    single.issuer,
    `empty while ${SIGN_IN_FILE} names a file: make that provider an entry there, and its accounts stay`,
  );
}

function readProvider(environment: Environment): OutsideProvider | null {
  const issuer = readIssuer(environment);
  const clientId = readText(environment, 'PANDECT_OIDC_CLIENT_ID');
  if (issuer === undefined) {
    if (clientId === undefined) return null;
    throw new ConfigError('PANDECT_OIDC_CLIENT_ID', clientId, 'empty while PANDECT_OIDC_ISSUER is');
  }
  if (clientId === undefined) {
    throw new ConfigError(
      'PANDECT_OIDC_CLIENT_ID',
      '',
      'the id that the provider of PANDECT_OIDC_ISSUER gave this library',
    );
  }
  const institutionClaim = readText(environment, 'PANDECT_OIDC_INSTITUTION_CLAIM') ?? INSTITUTION_CLAIM;
  if (!isClaim(institutionClaim)) {
    throw new ConfigError('PANDECT_OIDC_INSTITUTION_CLAIM', institutionClaim, CLAIM_ALLOWED);
  }
  const secret = readText(environment, 'PANDECT_OIDC_CLIENT_SECRET');
  const clientSecret = secret === undefined ? null : new HiddenText(secret);
  const name = new URL(issuer).host;
  return { ...UNNAMED, name, issuer, clientId, clientSecret, institutionClaim, institutions: readOwn(environment) };
}

function readOwn(environment: Environment): OutsideProvider['institutions'] {
  const ids = readList(environment, 'PANDECT_OIDC_INSTITUTIONS');
  if (ids.length === 0) throw new ConfigError('PANDECT_OIDC_INSTITUTIONS', '', INSTITUTIONS_ALLOWED);
  return ids.includes(ALL_INSTITUTIONS) ? ALL_INSTITUTIONS : ids;
}

/** What only entries of a file say. */
const UNNAMED = { id: 'own', scope: null, domains: [] } as const;

function readIssuer(environment: Environment): string | undefined {
  const text = readText(environment, 'PANDECT_OIDC_ISSUER');
  if (text === undefined) return undefined;
  if (isSafeIssuer(text)) return text;
  throw new ConfigError('PANDECT_OIDC_ISSUER', text, `empty or ${ISSUER_ALLOWED}`);
}

/** On by itself only where nobody but this machine is served, and never in production. */
function readDemo(environment: Environment, outside: number): boolean {
  const isLocal =
    outside === 0 && environment['NODE_ENV'] !== 'production' && listHosts(environment).every(isLoopbackHost);
  const choice = readChoice(environment, 'PANDECT_DEMO_SIGN_IN', isLocal ? 'on' : 'off', ['on', 'off']);
  return choice === 'on';
}

/** Every name the server listens or is served at. */
function listHosts(environment: Environment): string[] {
  const host = readText(environment, 'HOST') ?? '127.0.0.1';
  const publicHost = URL.parse(readText(environment, 'PANDECT_PUBLIC_URL') ?? '')?.hostname;
  const mapped = readList(environment, 'PANDECT_HOSTS').map((pair) => pair.split('=').at(-1)?.trim() ?? '');
  return [host === '::1' ? '[::1]' : host, ...(publicHost === undefined ? [] : [publicHost]), ...mapped];
}
