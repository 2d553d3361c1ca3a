import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ACCOUNT_ADDRESSES } from '#contract/account.ts';
import type { EditionView } from '#contract/edition-view.ts';
import type { RouteResolution } from '#domain/edition/route.ts';
import { accountQuery, askAccount, isPersonal } from '#web/api/account.queries.ts';
import { reportSessionEnd } from '#web/api/session-end.ts';
import { forgetSignedOut } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import type { Outcome } from './outcome.ts';
import { recogniseByAddress } from './recognise-by-address.ts';
import { keepPlace } from './return-place.ts';
import { signInAddress, signInPage } from './server-address.ts';
import { forgetSignIns, noteSignIn } from './sign-in-attempts.ts';

interface Visited {
  /** As it stands in the address, percent-encoded. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
}

/** Where the visitor was led within the navigation under way, and the address that was asked for. */
interface Detour {
  readonly to: string;
  readonly asked: string;
}

/**
 * Decides what stands at each address for whoever visits it: a page, a refusal, another address or sign-in (SH-015,
 * SH-017). Everything it reads is the edition view and the cookies, so an address usually costs no request.
 */
export class Guard {
  readonly #view: EditionView;
  readonly #queries: QueryClient;
  #detour: Detour | undefined;
  /** Whether a subscription was held at some time since the page was loaded. */
  #hadCodes = false;

  constructor(view: EditionView, queries: QueryClient) {
    this.#view = view;
    this.#queries = queries;
  }

  /** What an address would show; leads nowhere. For getting a page ready before it is opened. */
  peek(visited: Visited): Outcome | undefined {
    return this.#present(this.#resolve(visited));
  }

  /**
   * What the address shows now. Throws the router's redirect where the address stands for another one; starts leaving
   * the application where it must be left.
   */
  async admit(visited: Visited): Promise<Outcome> {
    const address = visited.pathname + visited.search + visited.hash;
    const detour = this.#detour?.to === address ? this.#detour : undefined;
    this.#detour = undefined;
    const asked = detour?.asked ?? address;
    let resolution = this.#resolve(visited);
    // Whoever was here in person is signed out, not unknown: the network address alone does not bring them back.
    if (resolution.kind === 'sign-in' && !this.#wasPerson()) {
      await recogniseByAddress(this.#queries);
      resolution = this.#resolve(visited);
    }
    if (resolution.kind === 'redirect') return this.#lead(resolution.to, asked);
    if (resolution.kind === 'leave') return leave(resolution.to);
    if (resolution.kind === 'sign-in') return this.#leadToSignIn(location.origin + asked, detour !== undefined);
    const outcome = this.#present(resolution) ?? { kind: 'not-found' };
    return outcome.kind === 'page' ? this.#leaveFromPage(outcome, visited) : outcome;
  }

  #resolve({ pathname, search }: Visited): RouteResolution {
    const codes = readHeldCodes(this.#view);
    this.#hadCodes ||= codes.length > 0;
    return resolveAddress(this.#view, codes, pathname, search);
  }

  #wasPerson(): boolean {
    return this.#hadCodes && isPersonal(this.#queries.getQueryData(accountQuery().queryKey));
  }

  #present(resolution: RouteResolution): Outcome | undefined {
    if (resolution.kind === 'not-found' || resolution.kind === 'refused') return resolution;
    if (resolution.kind !== 'page' || !('page' in resolution.route.outcome)) return undefined;
    const { outcome } = resolution.route;
    return { ...resolution, page: outcome.page, module: 'module' in outcome ? outcome.module : undefined };
  }

  #lead(to: string, asked: string): never {
    this.#detour = { to, asked };
    throw redirect({ href: to, replace: true });
  }

  /**
   * Nothing is held: to sign-in, unless the server says now that the account has no subscription, or the visitor has just
   * come back from there (SH-017). Where something was held before, the session is gone, and the page says so (OP-183).
   */
  async #leadToSignIn(href: string, wasRedirected: boolean): Promise<Outcome> {
    const account = await askAccount(this.#queries);
    if (isPersonal(account) && account?.subscription === null) return { kind: 'no-subscription' };
    if (this.#hadCodes) {
      reportSessionEnd();
      return { kind: 'leaving', to: href };
    }
    const page = signInPage(href, wasRedirected);
    // Without a connection nobody answers there; the shell's offline screen stands in front.
    if (!navigator.onLine || !noteSignIn(href)) return { kind: 'not-signed-in', signIn: page };
    // The session goes on, and only its cookies are lost: the server sends them with the page.
    if (isPersonal(account)) location.reload();
    return isPersonal(account) ? { kind: 'leaving', to: href } : this.#lead(page, href.slice(location.origin.length));
  }

  /** Some hosts have a page of this application in the place of another site's (SH-041). */
  #leadOut(address: string): Outcome {
    return address.startsWith('/') ? this.#lead(address, address) : leave(address);
  }

  /** The pages that stand for an address of the server or of another site. */
  #leaveFromPage(outcome: Outcome & { kind: 'page' }, { pathname, search }: Visited): Outcome {
    const { addresses } = this.#view;
    if (outcome.page === 'sign-in' && !new URLSearchParams(search).has('problem')) {
      const to = signInAddress(location.origin, pathname, search, document.documentElement.dataset['theme']);
      keepPlace(new URLSearchParams(to.split('?')[1]).get('returnUrl') ?? '');
      return leave(to);
    }
    if (outcome.page === 'sign-out') {
      forgetSignedOut(this.#queries);
      return leave(ACCOUNT_ADDRESSES.logout);
    }
    if (outcome.page === 'support' && addresses.support) return leave(addresses.support);
    if (outcome.page === 'landing' && addresses.landing) return this.#leadOut(addresses.landing);
    if (outcome.route.for !== 'anyone') forgetSignIns();
    return outcome;
  }
}

/** Leaves the application; the address that stood for the other one is not kept in the history. */
function leave(to: string): Outcome {
  location.replace(to);
  return { kind: 'leaving', to };
}
