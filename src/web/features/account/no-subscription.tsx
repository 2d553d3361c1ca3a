import type { ReactNode } from 'react';
import { useAccount } from '#web/app/account.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { WhoIsThis } from './who-is-this.tsx';

interface NoSubscriptionProps {
  /** What the account keeps of its reader, to have and to be rid of. */
  readonly kept: ReactNode;
}

/** Signed in, but nothing of this edition is subscribed to: says so instead of asking for sign-in once more. */
export function NoSubscription({ kept }: NoSubscriptionProps) {
  const view = useEditionView();
  const account = useAccount();
  const institution = account.account?.institution;
  return (
    <Page>
      <Message
        level={1}
        title={`No subscription to ${view.name}`}
        actions={
          <>
            <ButtonLink href="/account/switchAccount">Switch account</ButtonLink>
            <AppLink href="/contactcustomersupport">Contact support</AppLink>
          </>
        }
      >
        <WhoIsThis account={account} />
        <p>
          {institution
            ? `${institution} has no subscription to this edition that is in force today. Your library or knowledge team can tell you why, or start one.`
            : 'This account has no subscription to this edition that is in force today: it belongs to no institution that has one. Whoever manages your institution’s subscription, often its library or knowledge team, can tell you why.'}
        </p>
        {account.isSignedIn ? (
          <p>What your account keeps stays yours all the same: it can be downloaded below, or deleted.</p>
        ) : null}
        <OtherEditions />
      </Message>
      {account.isSignedIn ? kept : null}
    </Page>
  );
}

/** The account may have one of another edition. */
function OtherEditions() {
  const others = useEditionView().switch.filter((edition) => !edition.current);
  if (others.length === 0) return null;
  return (
    <>
      <p>Your account may open another edition:</p>
      <ul>
        {others.map((edition) => (
          <li key={edition.siteId}>
            <a href={edition.href}>{edition.name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
