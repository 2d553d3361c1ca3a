import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';

/** After signing out, for visitors whom their network would sign in again at once (OP-15). */
export function SignedOut() {
  return (
    <Page>
      <Message
        level={1}
        title="You are logged out"
        actions={
          <>
            <ButtonLink href="/account/login">Log in again</ButtonLink>
            <ButtonLink kind="outlined" href="/account/switchAccount">
              Switch account
            </ButtonLink>
            <ButtonLink kind="outlined" href="/account/loginip">
              Log in by network address
            </ButtonLink>
          </>
        }
      >
        <p>
          What you keep in the library stays in your account. On a shared computer, close the browser window as well:
          some sign-in services remember you until then.
        </p>
      </Message>
    </Page>
  );
}
