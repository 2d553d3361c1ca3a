import { useAccount } from '#web/app/account.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { KeptData } from './kept-data.tsx';

/** What is kept about the reader: to have, and to be rid of. `signIn` is the page that leads back here. */
export function MyDataPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead title="My data" lead="What your account keeps about you, in all editions: as a file, or gone." />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          Nothing is kept of you here but the searches of this visit, which go after 30 days.
        </AccountNeeded>
      ) : (
        <KeptData />
      )}
    </Page>
  );
}
