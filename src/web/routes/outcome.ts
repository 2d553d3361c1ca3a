import type { ComponentType } from 'react';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { CurrentRoute } from '#web/app/current-route.ts';
import type { RouteDefinition } from '#domain/edition/route.ts';

/** What the visitor is shown for an address. */
export type Outcome =
  | {
      readonly kind: 'page';
      readonly page: string;
      /** Name of the module that holds the page, where one does. */
      readonly module: string | undefined;
      readonly route: RouteDefinition;
      readonly params: Readonly<Record<string, string>>;
    }
  /** Part of the edition, but not of what the visitor holds. */
  | { readonly kind: 'refused'; readonly route: RouteDefinition; readonly heldBy: readonly AccessCode[] }
  /** With the route whose address lacks what it has to name, where there is one. */
  | { readonly kind: 'not-found'; readonly lacking?: RouteDefinition }
  /** Signed in, but without a subscription to this edition. */
  | { readonly kind: 'no-subscription' }
  /** Came back from sign-in as anonymous as before, more than once. */
  | { readonly kind: 'not-signed-in'; readonly signIn: string }
  /** The browser is on its way to another address. */
  | { readonly kind: 'leaving'; readonly to: string };

/** What the one route below the shell has got ready when it is drawn. */
export interface LoadedPage {
  readonly outcome: Outcome;
  /** Draws it, where the outcome is a page. */
  readonly Page: ComponentType | undefined;
}

/** The outcome as the shell and the pages see it; an empty page while nothing is loaded yet. */
export function presentRoute(outcome: Outcome | undefined): CurrentRoute {
  if (!outcome) return { page: '', route: null, params: {} };
  if (outcome.kind === 'page') return { page: outcome.page, route: outcome.route, params: outcome.params };
  return { page: outcome.kind, route: outcome.kind === 'refused' ? outcome.route : null, params: {} };
}
