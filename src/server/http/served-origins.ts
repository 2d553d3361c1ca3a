import type { Edition, EditionId } from '#domain/edition/edition.ts';
import { isTrialHost, STANDALONE_HOSTS, TRIAL_PREFIXES } from './edition-by-host.ts';
import type { HttpSettings } from './http-settings.ts';

/** One address the library is served at. */
export interface Served {
  readonly origin: string;
  readonly name: string;
  readonly theme: string;
}

/** Every address a reader may begin a sign-in on, as the settings have them; `port` is the one the server listens at. */
export function listServedOrigins(
  editions: Readonly<Record<EditionId, Edition>>,
  preset: EditionId,
  settings: Pick<HttpSettings, 'hosts' | 'publicUrl'>,
  port: number,
): Served[] {
  const present = (edition: Edition, origin: string): Served => ({ origin, name: edition.name, theme: edition.theme });
  const local = Object.values(editions).flatMap((edition) =>
    [...new Set(edition.hosts.flatMap(withTrials))].map((host) => present(edition, `http://${host}:${port}`)),
  );
  const standalone = STANDALONE_HOSTS.map((host) => present(editions[preset], `http://${host}:${port}`));
  const real = settings.hosts.flatMap(({ edition, host }) =>
    withTrials(host)
      .flatMap((name) => listReal(name, settings, port))
      .map((origin) => present(editions[edition], origin)),
  );
  return [...local, ...standalone, ...real];
}

function withTrials(host: string): string[] {
  if (isTrialHost(host)) return [host];
  return [host, ...TRIAL_PREFIXES.map((prefix) => `${prefix}.${host}`)];
}

function listReal(host: string, { publicUrl }: Pick<HttpSettings, 'publicUrl'>, port: number): string[] {
  if (publicUrl) return [`${publicUrl.scheme}://${host}${publicUrl.port}`];
  return [`https://${host}`, `http://${host}`, `http://${host}:${port}`];
}
