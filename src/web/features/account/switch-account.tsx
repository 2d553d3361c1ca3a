import { useAccount } from '#web/app/account.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { WhoIsThis } from './who-is-this.tsx';

/** Which account is in use, and the way to another one (OP-16). */
export function SwitchAccount() {
  const account = useAccount();
  const hasAnything = account.isSignedIn || account.isByAddress;
  return (
    <Page>
      <Message
        level={1}
        title="Switch account"
        actions={
          <>
            {hasAnything ? (
              <ButtonLink href="/account/logout" isFullLoad>
                Log out and use another account
              </ButtonLink>
            ) : (
              <ButtonLink href="/account/login">Log in</ButtonLink>
            )}
            <AppLink href="/contactcustomersupport">Contact support</AppLink>
          </>
        }
      >
        <WhoIsThis account={account} />
        {account.isByAddress && !account.isSignedIn ? (
          <p>
            You need not log out to use a personal account on top:{' '}
            <AppLink href="/account/login">log in personally</AppLink> and keep the access of your network.
          </p>
        ) : null}
        {account.isSignedIn ? (
          <p>Logging out ends the session in this browser. What you keep stays in the account.</p>
        ) : null}
      </Message>
    </Page>
  );
}
