import { useAccount } from '#web/app/account.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRequestDemo } from '#web/app/request-demo.ts';

interface RefusedProps {
  /** Name of the page that was asked for. */
  readonly name: string;
  /** The codes that have it. */
  readonly heldBy: readonly string[];
}

/** A page of the edition that is not part of what the visitor holds: which subscription has it, and whom to ask. */
export function Refused({ name, heldBy }: RefusedProps) {
  const view = useEditionView();
  const { account } = useAccount();
  const requestDemo = useRequestDemo();
  const holders = view.subscriptions.filter(({ code }) => heldBy.includes(code)).map((held) => held.name);
  return (
    <Page>
      <Message
        level={1}
        title="Not included in your subscription"
        actions={
          <>
            {view.lockedFeatures.length > 0 ? (
              <Button kind="default" onClick={requestDemo}>
                Request a demo
              </Button>
            ) : null}
            <AppLink href="/contactcustomersupport">Contact support</AppLink>
            <AppLink href="/">Go to homepage</AppLink>
          </>
        }
      >
        <p>
          <strong>{name}</strong> is part of {view.name}, but not of what you have subscribed to.{' '}
          {holders.length > 0 ? `It comes with ${joinNames(holders)}.` : ''}
        </p>
        <p>
          {account?.institution
            ? `Your library or knowledge team at ${account.institution} can add it.`
            : 'Your library or knowledge team can add it.'}{' '}
          Everything else you have subscribed to works as before.
        </p>
      </Message>
    </Page>
  );
}

/** `Practice Plus`, `Practice Plus or Arbitration`, `A, B or C`. */
function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
