import { useAccount } from '#web/app/account.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { KeptData } from './kept-data.tsx';

/** What is kept about the reader: to have, and to be rid of. `signIn` is the page that leads back here. */
export function MyDataPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <h1 className={intro.title}>My data</h1>
      <p className={intro.lead}>What your account keeps about you, in all editions: as a file, or gone.</p>
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
