import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { PageId, RouteDefinition } from '#domain/edition/route.ts';
import { INSIGHT_TYPE } from '#domain/tools/insights/stages.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import { presentTextAddress, type Addressed } from './text-address.ts';

/** A document with what it is filed as, as links and stored documents say it. */
type Typed = Addressed & ({ readonly type: string } | { readonly record: { readonly type: string } });

/** Whoever is led there: a document's own page is one of their edition, and of their subscription. */
interface Visiting {
  readonly edition: {
    readonly routes: readonly RouteDefinition[];
    readonly subscriptions: readonly SubscriptionDefinition[];
  };
  readonly codes: readonly string[];
}

/** What is read on a page made for its type, and where those pages stand. */
const OWN_PAGES: Readonly<Record<string, { readonly page: PageId; readonly folder: string }>> = {
  [PROFILE_TYPE]: { page: 'profile', folder: '/profile-navigator' },
  [INSIGHT_TYPE]: { page: 'insights', folder: '/practical-content' },
  [TEMPLATE_TYPE]: { page: 'templates', folder: '/templates-and-examples' },
};

const KNOWN = new WeakMap<Visiting, Map<string, boolean>>();

/**
 * Where a document is read: at the page for its type where the visitor has such pages, else at its text. The one place
 * that knows this; nothing else builds such an address.
 */
export function presentDocumentAddress(document: Typed, visiting: Visiting): string {
  const type = 'type' in document ? document.type : document.record.type;
  return Object.hasOwn(OWN_PAGES, type) && hasPage(visiting, type)
    ? presentOwnAddress(type, document.id)
    : presentTextAddress(document);
}

/** The page for a type that has one, whoever is led there. */
export function presentOwnAddress(type: string, id: string): string {
  const own = OWN_PAGES[type];
  return own ? `${own.folder}/${encodeURIComponent(id)}` : presentTextAddress({ id });
}

function hasPage(visiting: Visiting, type: string): boolean {
  const known = KNOWN.get(visiting) ?? new Map<string, boolean>();
  KNOWN.set(visiting, known);
  const answer = known.get(type) ?? resolvePage(visiting, type);
  known.set(type, answer);
  return answer;
}

function resolvePage({ edition, codes }: Visiting, type: string): boolean {
  const { routes, subscriptions } = edition;
  const found = resolveRoute(routes, subscriptions, codes, presentOwnAddress(type, 'any'), '');
  return found.kind === 'page' && 'page' in found.route.outcome && found.route.outcome.page === OWN_PAGES[type]?.page;
}
