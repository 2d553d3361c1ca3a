import { useLoaderData } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { CurrentRouteContext } from '#web/app/current-route.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { NotFound } from './not-found.tsx';
import type { LoadedPage, Outcome } from './outcome.ts';
import { useSteadyRoute } from './use-steady-route.ts';
import { usePageTitle } from './use-page-title.ts';

// Few readers ever see these.
const Refused = createLazyPart(async () => (await import('#web/features/account/refused.tsx')).Refused);
const Leaving = createLazyPart(async () => (await import('#web/features/account/leaving.tsx')).Leaving);
const NoSubscription = createLazyPart(
  async () => (await import('#web/features/account/no-subscription.tsx')).NoSubscription,
);
const NotSignedIn = createLazyPart(async () => (await import('#web/features/account/not-signed-in.tsx')).NotSignedIn);
// What an account keeps, and how it signs in, is its reader's, also when no contract is in force any more.
const OwnAccount = createLazyPart(async () => (await import('./own-account.tsx')).OwnAccount);

/** Draws what the guard has decided for the address. */
export function ResolvedPage() {
  const { outcome, Page } = useLoaderData({ strict: false }) as LoadedPage;
  // Not the shell's route: while another page is on its way the shell may already know of it.
  const current = useSteadyRoute(outcome);
  // An address that differs in its search alone leaves the page alone, which listens to that by itself.
  const page = useMemo(() => (Page ? <Page /> : undefined), [Page]);
  return <CurrentRouteContext value={current}>{page ?? <Without outcome={outcome} />}</CurrentRouteContext>;
}

/** What stands where the address has no page for the visitor. */
function Without({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'refused':
      return <Titled name={outcome.route.name} page={<Refused name={outcome.route.name} heldBy={outcome.heldBy} />} />;
    case 'no-subscription':
      return <Titled name="No subscription" page={<NoSubscription kept={<OwnAccount />} />} />;
    case 'not-signed-in':
      return <Titled name="Sign in" page={<NotSignedIn signIn={outcome.signIn} />} />;
    case 'leaving':
      return <Titled name="One moment" page={<Leaving to={outcome.to} />} />;
    case 'not-found':
      return <NotFound lacking={outcome.lacking} />;
    default:
      return <NotFound />;
  }
}

function Titled({ name, page }: { readonly name: string; readonly page: ReactNode }) {
  usePageTitle(name);
  return page;
}
