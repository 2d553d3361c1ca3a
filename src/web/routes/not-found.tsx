import { useLocation } from '@tanstack/react-router';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePageTitle } from './use-page-title.ts';

/** An address that leads nowhere (SH-073). */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <Page>
      <NotFoundMessage>
        <p>
          There is nothing at <strong>{pathname}</strong>. The address may be mistyped, or the page may have moved.
        </p>
      </NotFoundMessage>
    </Page>
  );
}
