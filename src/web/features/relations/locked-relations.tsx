import { Lock } from 'lucide-react';
import { useRequestDemo } from '#web/app/request-demo.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';

/** In place of results where the subscription does not include them. */
export function LockedRelations() {
  const requestDemo = useRequestDemo();
  return (
    <Message
      title="Results are not included in your subscription"
      actions={
        <Button kind="default" onClick={requestDemo}>
          <Lock size="1rem" aria-hidden /> Request a demo
        </Button>
      }
    >
      <p>
        Practice Plus shows how people, firms, states and parties are connected, with the cases and passages that say
        so, and checks the whole cast of a new matter for conflicts. Your searches and the rest of the library work as
        before.
      </p>
    </Message>
  );
}
