import {
  SignInInvalid,
  type IdentityProvider,
  type SignedIn,
  type SignInAnswer,
  type SignInRequest,
  type SignInStart,
  type SignOutRequest,
} from '#server/ports/identity-provider.ts';
import { CHOICE_PATH } from './page-frame.ts';

/** One of several providers. */
export interface ProviderMember {
  /** Without a dot; what its states begin with. */
  readonly id: string;
  readonly issuer: () => string;
  readonly clientId: string;
  readonly provider: IdentityProvider;
  /** Whether it may say that a reader belongs to an institution, by its id. */
  readonly vouchesFor: (institution: string) => boolean;
}

/**
 * Several providers as one (OP-173). A sign-in ends at the provider that it began at: its state names it, as it was kept
 * with the attempt. Signing out goes to the provider whose token the session holds.
 */
export class SeveralProviders implements IdentityProvider {
  readonly #members: ReadonlyMap<string, ProviderMember>;

  constructor(members: readonly ProviderMember[]) {
    this.#members = new Map(members.map((member) => [member.id, member]));
  }

  choose({ provider, returnUrl, waf, theme }: SignInRequest): string | null {
    if (provider !== undefined && this.#members.has(provider)) return null;
    const query = new URLSearchParams({
      returnurl: returnUrl,
      ...(waf === null ? {} : { waf }),
      ...(theme === undefined ? {} : { theme }),
    });
    return `${CHOICE_PATH}?${query.toString()}`;
  }

  begin(request: SignInRequest): Promise<SignInStart> {
    return this.#find(request.provider).provider.begin(request);
  }

  async finish(answer: SignInAnswer): Promise<SignedIn> {
    const { provider, vouchesFor } = this.#find(answer.attempt.state.split('.')[0]);
    const signedIn = await provider.finish(answer);
    const { institution } = signedIn;
    return institution === null || vouchesFor(institution) ? signedIn : { ...signedIn, institution: null };
  }

  async endSessionUrl(request: SignOutRequest): Promise<string | null> {
    const { iss, aud } = readIssuer(request.idToken);
    const member = [...this.#members.values()].find(({ issuer, clientId }) => {
      return aud.includes(clientId) && isSameAddress(issuer(), iss);
    });
    // A provider that left the settings: who signed in there is signed out here alone.
    return member ? member.provider.endSessionUrl(request) : null;
  }

  /** A provider that left the settings since the sign-in began is as good as a forged one. */
  #find(id: string | undefined): ProviderMember {
    const member = id === undefined ? undefined : this.#members.get(id);
    if (!member) throw new SignInInvalid('answer');
    return member;
  }
}

/** Who made a token, and for whom: it was checked when it came, and lay with the session since. */
function readIssuer(idToken: string): { readonly iss: string; readonly aud: readonly unknown[] } {
  const part = idToken.split('.')[1] ?? '';
  const payload = JSON.parse(Buffer.from(part, 'base64url').toString()) as { iss?: unknown; aud?: unknown };
  return { iss: String(payload.iss), aud: Array.isArray(payload.aud) ? payload.aud : [payload.aud] };
}

function isSameAddress(one: string, other: string): boolean {
  const href = URL.parse(one)?.href;
  return href !== undefined && href === URL.parse(other)?.href;
}
