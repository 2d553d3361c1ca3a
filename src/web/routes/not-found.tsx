import { useLocation } from '@tanstack/react-router';
import type { RouteDefinition } from '#domain/edition/route.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePageTitle } from './use-page-title.ts';

interface NotFoundProps {
  /** The route whose address lacks what it has to name. */
  readonly lacking?: RouteDefinition | undefined;
}

/** An address that leads nowhere (SH-073), or that does not say what it should show. */
export function NotFound({ lacking }: NotFoundProps) {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <Page>
      {lacking ? (
        <NotFoundMessage ways={<Lists />}>
          <p>
            <strong>{pathname}</strong> does not say which {lacking.name.toLowerCase()} it should show. The link that
            led here may be incomplete.
          </p>
        </NotFoundMessage>
      ) : (
        <NotFoundMessage>
          <p>
            There is nothing at <strong>{pathname}</strong>. The address may be mistyped, or the page may have moved.
          </p>
        </NotFoundMessage>
      )}
    </Page>
  );
}

/** The lists in which the reader finds what the address did not name, as far as the subscription has them. */
function Lists() {
  const view = useEditionView();
  const held = readHeldCodes(view);
  return ['/books', '/journals', '/search'].map((path) => {
    const found = resolveAddress(view, held, path, '');
    return found.kind === 'page' ? (
      <AppLink key={path} href={path}>
        {found.route.name}
      </AppLink>
    ) : null;
  });
}
