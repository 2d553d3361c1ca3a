import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import { ConfigError, readChoice, readList, readText, type Environment } from './setting.ts';

/** Who asks readers for their passwords. */
export interface SignInSettings {
  /** A provider of the operator's own; null for the built-in one. */
  readonly provider: OwnProvider | null;
  /** The built-in provider takes the demo accounts, whose passwords are known to everybody. */
  readonly hasDemo: boolean;
}

export interface OwnProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  readonly institutionClaim: string;
}

const CLAIM = /^[A-Za-z0-9_.:/-]{1,200}$/u;

/** Reads the settings of signing in; throws `ConfigError` for the first that cannot be used. */
export function readSignInSettings(environment: Environment): SignInSettings {
  const provider = readProvider(environment);
  return {
    provider,
    hasDemo: readDemo(environment, provider),
  };
}

function readProvider(environment: Environment): OwnProvider | null {
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
  const institutionClaim = readText(environment, 'PANDECT_OIDC_INSTITUTION_CLAIM') ?? 'institution';
  if (!CLAIM.test(institutionClaim)) {
    throw new ConfigError('PANDECT_OIDC_INSTITUTION_CLAIM', institutionClaim, 'the name of a claim, without spaces');
  }
  return {
    issuer,
    clientId,
    clientSecret: readText(environment, 'PANDECT_OIDC_CLIENT_SECRET') ?? null,
    institutionClaim,
  };
}

function readIssuer(environment: Environment): string | undefined {
  const text = readText(environment, 'PANDECT_OIDC_ISSUER');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (url && isSafe && url.username === '' && url.search === '' && url.hash === '') return text;
  throw new ConfigError(
    'PANDECT_OIDC_ISSUER',
    text,
    'empty or an https address (http only on this machine) without ? and #',
  );
}

/** On by itself only where nobody but this machine is served, and never in production. */
function readDemo(environment: Environment, provider: OwnProvider | null): boolean {
  const isLocal =
    provider === null && environment['NODE_ENV'] !== 'production' && listHosts(environment).every(isLoopbackHost);
  const choice = readChoice(environment, 'PANDECT_DEMO_SIGN_IN', isLocal ? 'on' : 'off', ['on', 'off']);
  if (choice === 'on' && provider !== null) {
    throw new ConfigError('PANDECT_DEMO_SIGN_IN', choice, 'off while PANDECT_OIDC_ISSUER names another provider');
  }
  return choice === 'on';
}

/** Every name the server listens or is served at. */
function listHosts(environment: Environment): string[] {
  const host = readText(environment, 'HOST') ?? '127.0.0.1';
  const publicHost = URL.parse(readText(environment, 'PANDECT_PUBLIC_URL') ?? '')?.hostname;
  const mapped = readList(environment, 'PANDECT_HOSTS').map((pair) => pair.split('=').at(-1)?.trim() ?? '');
  return [host === '::1' ? '[::1]' : host, ...(publicHost === undefined ? [] : [publicHost]), ...mapped];
}
