import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';

interface AddressSignInProps {
  readonly state: 'asking' | 'unknown' | 'out-of-reach';
  readonly onRetry: () => void;
}

/** Recognition by network address on request; the reader is led on by itself where it succeeds. */
export function AddressSignIn({ state, onRetry }: AddressSignInProps) {
  if (state === 'asking') {
    return (
      <Page>
        <Message level={1} title="Looking up your network address">
          <p>This takes a moment.</p>
        </Message>
      </Page>
    );
  }
  return (
    <Page>
      <Message
        level={1}
        title={state === 'unknown' ? 'Your network is not known here' : 'The library cannot be reached'}
        actions={
          <>
            <ButtonLink href="/account/login">Log in</ButtonLink>
            <Button onClick={onRetry}>Try again</Button>
            <AppLink href="/contactcustomersupport">Contact support</AppLink>
          </>
        }
      >
        {state === 'unknown' ? (
          <p>
            No institution with a subscription to this edition is known by the address you come from. At home, connect
            to the network of your institution first; otherwise log in with an account.
          </p>
        ) : (
          <p>The connection may be down, or the library may be restarting.</p>
        )}
      </Message>
    </Page>
  );
}
