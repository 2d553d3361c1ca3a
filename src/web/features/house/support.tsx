import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { useAccount } from '#web/app/account.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Prose } from './prose.tsx';
import { SupportForm } from './support-form.tsx';

/** A message to whoever runs the library, and whom else to ask, where no other address is set up for it (OP-26). */
export function Support() {
  const view = useEditionView();
  const { account } = useAccount();
  return (
    <Prose title="Feedback and Support" lead="Something does not work, is missing, or could be better? Contact us.">
      <h2>Write a message</h2>
      <SupportForm />
      <h2>What to include</h2>
      <ul>
        <li>The address of the page, copied from the address bar.</li>
        <li>What you did, what you expected, and what happened instead.</li>
        <li>The request number, where an error message shows one: with it the cause can be found.</li>
        <li>Your browser, and what you use to read if it matters. Never your password.</li>
      </ul>
      <h2>Something of yours is gone</h2>
      <p>
        Favorites, folders, notes, search alerts and searches that you removed lie in the{' '}
        <AppLink href="/favorites?folder=trash">trash</AppLink>, the last of your folders of favorites, for {TRASH_DAYS}{' '}
        days, and can be restored there.
      </p>
      <h2>About your access</h2>
      <p>
        {account?.institution ? (
          <>
            Your access comes from <strong>{account.institution}</strong>. Its library, or whoever looks after
            subscriptions there, can add what is missing and give you an account.
          </>
        ) : (
          <>
            Your institution’s library, or whoever looks after subscriptions there, can tell you whether it has{' '}
            {view.name} and give you an account.
          </>
        )}{' '}
        To see which account is in use, open <AppLink href="/account/switchAccount">Switch account</AppLink>.
      </p>
    </Prose>
  );
}
