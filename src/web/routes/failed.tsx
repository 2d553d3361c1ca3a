import { toApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';

/** A page that failed while it was drawn. Nothing the reader did is lost: the address still says it. */
export function Failed({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const { requestId } = toApiError(error);
  return (
    <Page>
      <Message
        level={1}
        title="Something went wrong"
        actions={
          <>
            <Button kind="default" onClick={reset}>
              Try again
            </Button>
            <AppLink href="/">Go to the home page</AppLink>
          </>
        }
        note={requestId ? `Request ${requestId}` : undefined}
      >
        <p>This page could not be drawn. The rest of the library still works; trying again often helps.</p>
      </Message>
    </Page>
  );
}
