import { randomBytes } from 'node:crypto';
import { OwnPasswordKeeper } from '#server/adapters/oidc/own-password-keeper.ts';
import { PasswordCheck } from '#server/adapters/oidc/password-check.ts';
import type { Config } from '#server/config/config.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { OpenPeople } from './people.ts';
import type { Servers } from './servers.ts';

/** Passwords of this installation: the sign-in page and the library's own page count wrong ones together. */
export function openOwnPasswords(
  people: OpenPeople,
  hasDemo: boolean,
  { clock, counter, lease }: Pick<Servers, 'counter' | 'lease'> & { readonly clock: Pick<Clock, 'now'> },
): OwnPasswordKeeper {
  const { accounts, passwords, hasher, sessions, passwordRule: rule } = people;
  const browserSecret = () => sessions.getSecret('known-browsers', () => randomBytes(32).toString('base64url'));
  const now = () => clock.now();
  const check = new PasswordCheck({ accounts, passwords, hasher, counter, lease, hasDemo, now, browserSecret });
  return new OwnPasswordKeeper({ check, accounts, passwords, hasher, sessions, rule, secret: browserSecret });
}

/** How readers are shown the outside provider of an issuer; one that no setting names any more, by its host. */
export function createProviderNames({ signIn }: Pick<Config, 'signIn'>): (issuer: string) => string {
  return (issuer) =>
    signIn.providers.find((provider) => provider.issuer === issuer)?.name ?? URL.parse(issuer)?.host ?? issuer;
}
