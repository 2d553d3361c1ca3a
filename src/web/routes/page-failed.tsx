import { ApiError } from '#web/api/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedMessage } from '#web/ui/failed-message.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { ChunkError } from '#web/app/load-module.ts';
import { useWhenOnline } from '#web/ui/use-when-online.ts';

/** A page that failed while it was fetched or drawn. The address still says where the reader is, so a reload goes on. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const home = <AppLink href="/">Go to homepage</AppLink>;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  if (error instanceof ChunkError) return <ChunkTrouble error={error} />;
  return (
    <Page>
      <FailedMessage onReload={() => location.reload()} ways={home} requestId={requestId}>
        <p>This page could not be drawn. The rest of the library still works.</p>
      </FailedMessage>
    </Page>
  );
}

/** A part of the application that did not come (SH-196, OP-43). A reload asks for it again in every browser, and happens by itself when a connection that was gone is back. */
function ChunkTrouble({ error }: { readonly error: ChunkError }) {
  useWhenOnline(true, () => location.reload());
  return (
    <Page>
      <Message
        level={1}
        title="This part could not be loaded"
        actions={
          <>
            <Button kind="default" onClick={() => location.reload()}>
              Try again
            </Button>
            <AppLink href="/">Go to homepage</AppLink>
          </>
        }
        note={error.message}
      >
        <p>
          The part of the application called <strong>{error.chunk}</strong> did not arrive. The connection may be slow
          or interrupted; nothing you did is lost, and the other pages still work.
        </p>
      </Message>
    </Page>
  );
}
