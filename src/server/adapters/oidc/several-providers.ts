import {
  SignInInvalid,
  type IdentityProvider,
  type SignedIn,
  type SignInAnswer,
  type SignInRequest,
  type SignInStart,
  type SignOutRequest,
} from '#server/ports/identity-provider.ts';
import type { TellClaim } from './claim-report.ts';
import { CHOICE_PATH } from './page-frame.ts';
import { readToken } from './read-token.ts';

/** One of the providers. */
export interface ProviderMember {
  /** Without a dot; what its states begin with. */
  readonly id: string;
  readonly issuer: () => string;
  readonly clientId: string;
  readonly provider: IdentityProvider;
  /** Whether it may say that a reader belongs to an institution, by its id. */
  readonly vouchesFor: (institution: string) => boolean;
}

interface Own {
  /** Id of the member that takes the accounts of the library itself. */
  readonly id: string;
  /** Whether there are any. */
  readonly hasAccounts: () => Promise<boolean>;
}

/**
 * Outside providers, one or several, and that of the library's own accounts as one (OP-173). A sign-in ends at the
 * provider that it began at: its state names it, as it was kept with the attempt. Signing out goes to the provider
 * whose token the session holds. Whom a provider may vouch for is asked here, of each alike (OP-203). Each of them is
 * held by identity-provider.conformance.ts.
 */
export class SeveralProviders implements IdentityProvider {
  readonly #members: ReadonlyMap<string, ProviderMember>;
  readonly #own: Own;
  readonly #reportClaim: TellClaim;

  /** `reportClaim` hears of each claim that did not count. */
  constructor(members: readonly ProviderMember[], own: Own, reportClaim: TellClaim) {
    this.#members = new Map(members.map((member) => [member.id, member]));
    this.#own = own;
    this.#reportClaim = reportClaim;
  }

  /** Nobody is asked where only one provider can be meant: a single outside one, beside no accounts of the library. */
  async choose({ provider, returnUrl, waf, theme }: SignInRequest): Promise<string | null> {
    if (provider !== undefined && this.#members.has(provider)) return null;
    if (this.#findOnly() !== undefined && !(await this.#own.hasAccounts())) return null;
    const query = new URLSearchParams({
      returnurl: returnUrl,
      ...(waf === null ? {} : { waf }),
      ...(theme === undefined ? {} : { theme }),
    });
    return `${CHOICE_PATH}?${query.toString()}`;
  }

  begin(request: SignInRequest): Promise<SignInStart> {
    const { provider } = request;
    const id = provider !== undefined && this.#members.has(provider) ? provider : this.#findOnly();
    return this.#find(id).provider.begin(request);
  }

  async finish(answer: SignInAnswer): Promise<SignedIn> {
    const { id, provider, vouchesFor } = this.#find(answer.attempt.state.split('.')[0]);
    const { institutions, ...signedIn } = await provider.finish(answer);
    const claimed = institutions ?? (signedIn.institution === null ? [] : [signedIn.institution]);
    const counting = claimed.filter(vouchesFor);
    for (const other of claimed) if (!vouchesFor(other)) this.#reportClaim(id, other, 'not-listed');
    // Which contracts a reader of two has is not for us to choose.
    if (counting.length > 1) this.#reportClaim(id, counting.join(', '), 'several');
    return { ...signedIn, institution: counting.length === 1 ? counting[0]! : null };
  }

  async signOut(request: SignOutRequest): Promise<string | null> {
    const { iss, aud } = readToken(request.idToken);
    const member = [...this.#members.values()].find(({ issuer, clientId }) => {
      return aud.includes(clientId) && isSameAddress(issuer(), iss);
    });
    // A provider that left the settings: who signed in there is signed out here alone.
    return member ? member.provider.signOut(request) : null;
  }

  /** Id of the outside provider, where there is one alone. */
  #findOnly(): string | undefined {
    const [only, ...others] = [...this.#members.keys()].filter((id) => id !== this.#own.id);
    return others.length === 0 ? only : undefined;
  }

  /** A provider that left the settings since the sign-in began is as good as a forged one. */
  #find(id: string | undefined): ProviderMember {
    const member = id === undefined ? undefined : this.#members.get(id);
    if (!member) throw new SignInInvalid('answer');
    return member;
  }
}

/** Whether two issuers are one, however their addresses are written. */
export function isSameAddress(one: string, other: string): boolean {
  const href = URL.parse(one)?.href;
  return href !== undefined && href === URL.parse(other)?.href;
}
