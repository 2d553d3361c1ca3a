import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { AccountInformation } from '#contract/account.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { accountQuery, isPersonal } from '#web/api/account.queries.ts';
import { useEditionView } from './edition-view.ts';
import { readHeldCodes } from './held-codes.ts';
import { tellSignedOut } from './session-news.ts';

export interface AccountModel {
  /** The server has answered who this is; until then nobody counts as signed in. */
  readonly isKnown: boolean;
  /** Codes of this edition, in order of precedence; from the cookies, so there at once. */
  readonly codes: readonly AccessCode[];
  readonly account: AccountInformation | undefined;
  /** A person's name, or the institution's for a visitor recognised by address. */
  readonly name: string | undefined;
  /** One or two letters for the circle of the user menu; empty for the anonymous. */
  readonly initials: string;
  /** Recognised by network address; may be signed in personally on top (SH-033). */
  readonly isByAddress: boolean;
  /** Signed in with a personal account. */
  readonly isSignedIn: boolean;
}

/** The visitor of this page. */
export function useAccount(): AccountModel {
  const view = useEditionView();
  const account = useQuery(accountQuery()).data;
  const name = account?.username ?? account?.institution ?? undefined;
  return {
    isKnown: account !== undefined,
    codes: readHeldCodes(view),
    account,
    name,
    initials: initialsOf(name ?? ''),
    isByAddress: account?.authenticatedByIp === true,
    isSignedIn: isPersonal(account),
  };
}

/** The reader signs out: nothing of them stays, in no tab of this browser (OP-183). */
export function forgetSignedOut(queries: QueryClient): void {
  tellSignedOut();
  forgetReader(queries);
}

/** Clears what this tab knows of the reader: account, customization and every answer (SH-055, SH-056). */
export function forgetReader(queries: QueryClient): void {
  void queries.cancelQueries();
  queries.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be refused; then nothing is kept in it either.
  }
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('en');
}
