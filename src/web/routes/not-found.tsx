import { useLocation } from '@tanstack/react-router';
import { AppLink } from '#web/ui/app-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePageTitle } from './use-page-title.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <Page>
      <Message
        level={1}
        title="Page not found"
        actions={
          <>
            <AppLink href="/search">Search the library</AppLink>
            <AppLink href="/">Go to the home page</AppLink>
          </>
        }
      >
        <p>
          There is nothing at <strong>{pathname}</strong>. The address may be mistyped, or the page may have moved.
        </p>
      </Message>
    </Page>
  );
}
