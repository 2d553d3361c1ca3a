import { AppLink } from '#web/ui/app-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';

/** Sign-in was gone through and left no trace: another round by itself would only go in a circle. */
export function NotSignedIn({ signIn }: { readonly signIn: string }) {
  return (
    <Page>
      <Message
        level={1}
        title="You are not signed in yet"
        actions={
          <>
            <ButtonLink href={signIn}>Sign in</ButtonLink>
            <AppLink href="/contactcustomersupport">Contact support</AppLink>
          </>
        }
      >
        <p>
          You have come back from sign-in more than once without being signed in. That happens when sign-in is left
          halfway, and when the browser refuses cookies: the library needs one to remember that you signed in.
        </p>
        <p>
          Allow cookies for this site, then sign in again. The <AppLink href="/policy/cookies">cookie policy</AppLink>{' '}
          says which ones there are.
        </p>
      </Message>
    </Page>
  );
}
