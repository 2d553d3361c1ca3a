import { isLoopbackHost } from '#domain/access/loopback-host.ts';
import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { isTrialHost, STANDALONE_HOSTS, TRIAL_PREFIXES } from './trial-hosts.ts';
import type { HttpSettings, PublicUrl } from './http-settings.ts';

/** One address the library is served at. */
interface Served {
  readonly origin: string;
  readonly edition: EditionId;
  readonly name: string;
  readonly theme: string;
}

/** What the settings say of where the library is, for readers (OP-172). */
export interface PublicAddresses {
  /** Scheme, host and port under which the built-in provider asks readers for their passwords. */
  readonly home: string;
  /** Where a sign-in may begin and end, without a path. Those with https get cookies that are for https alone. */
  readonly origins: readonly Served[];
}

type Settings = Pick<HttpSettings, 'hosts' | 'publicUrl'>;

/** All of it at once; `port` is the one the server listens at. Settings that cannot work were refused by `readConfig`. */
export function computeAddresses(
  editions: Readonly<Record<EditionId, Edition>>,
  preset: EditionId,
  settings: Settings,
  port: number,
): PublicAddresses {
  const present = ({ id, name, theme }: Edition, host: string): Served => {
    return { origin: originOf(host, settings.publicUrl) ?? listenOrigin(host, port), edition: id, name, theme };
  };
  const presentAll = (edition: Edition, host: string) => withTrials(host).map((named) => present(edition, named));
  const origins = [
    ...Object.values(editions).flatMap((edition) => edition.hosts.flatMap((host) => presentAll(edition, host))),
    ...STANDALONE_HOSTS.map((host) => present(editions[preset], host)),
    ...settings.hosts.flatMap(({ edition, host }) => presentAll(editions[edition], host)),
  ];
  const { publicUrl } = settings;
  return {
    home: (publicUrl && originOf(publicUrl.host, publicUrl)) ?? listenOrigin('localhost', port),
    origins: [...new Map(origins.map((served) => [served.origin, served])).values()],
  };
}

/**
 * By which address readers reach a host: real ones by the public address, those of this machine by it where it is one of
 * this machine, too. Null where only the connection can say.
 */
export function originOf(host: string, publicUrl: PublicUrl | null): string | null {
  if (!publicUrl || isLoopbackHost(host) !== isLoopbackHost(publicUrl.host)) return null;
  return `${publicUrl.scheme}://${host}${publicUrl.port}`;
}

function withTrials(host: string): string[] {
  return isTrialHost(host) ? [host] : [host, ...TRIAL_PREFIXES.map((prefix) => `${prefix}.${host}`)];
}

/** As browsers write it: without the port that goes without saying. */
function listenOrigin(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin;
}
