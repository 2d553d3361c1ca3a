import { ButtonLink } from '#web/ui/button-link.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** `/error500`: its button goes back one step, to the page that failed, which is loaded again (SH-072, SH-288). */
export default function FailedRoute() {
  useRouteTitle();
  return (
    <Page>
      <FailedMessage
        onReload={() => history.back()}
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
