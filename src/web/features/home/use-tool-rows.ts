import type { EditionView } from '#contract/edition-view.ts';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import type { RouteDefinition } from '#domain/edition/route.ts';
import { useAccount } from '#web/app/account.ts';
import { subscriptionsOf } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useKeptRows } from '#web/app/use-kept-rows.ts';

/** Rows of tools to keep room for; at first as many as these codes open. */
export function useToolRows(found: number | undefined): number {
  const view = useEditionView();
  const { codes } = useAccount();
  return useKeptRows('tools', found, () => countOpen(view, codes));
}

function countOpen(view: EditionView, codes: readonly AccessCode[]): number {
  // The routes of the view are those of the edition, written as JSON.
  const routes = view.routes as unknown as readonly RouteDefinition[];
  const edition = { routes, subscriptions: subscriptionsOf(view) };
  return view.home.tools.filter((link) => isToolOpen(edition, codes, link)).length;
}
