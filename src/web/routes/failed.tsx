import { ButtonLink } from '#web/ui/button-link.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/**
 * `/error500`: its button goes back one step, to the page that failed, which is loaded again (SH-072, SH-288). Where that
 * step would leave the library, it leads to its first page.
 */
export default function FailedRoute() {
  useRouteTitle();
  return (
    <Page>
      <FailedMessage
        onReload={goBack}
        ways={
          <ButtonLink kind="outlined" href="/">
            Go to homepage
          </ButtonLink>
        }
      >
        <p>The rest of the library still works. Reloading goes back to the page you came from.</p>
      </FailedMessage>
    </Page>
  );
}

function goBack(): void {
  const isOurs = 'navigation' in window ? window.navigation.canGoBack : isFromHere(document.referrer);
  if (isOurs) history.back();
  else location.assign('/');
}

function isFromHere(address: string): boolean {
  return URL.parse(address)?.origin === location.origin;
}
