import { useWhenOnline } from '#web/ui/use-when-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';

/** The very first answer never came: nothing of the library is known yet. */
export function Unreachable() {
  useWhenOnline(true, () => location.reload());
  return (
    <Page>
      <Message
        level={1}
        title="The library cannot be reached"
        actions={
          <Button kind="default" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        <p>The connection may be down, or the library may be restarting.</p>
      </Message>
    </Page>
  );
}
