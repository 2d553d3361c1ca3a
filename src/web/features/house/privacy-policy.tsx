import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Prose } from './prose.tsx';

/** What the software keeps of readers, why, and for how long. */
// Long because: it is the text of the page.
export function PrivacyPolicy() {
  const { name } = useEditionView();
  return (
    <Prose
      title="Privacy policy"
      lead={`What ${name} keeps about its readers, why, and what it does not keep.`}
      date="21 November 2026"
    >
      <h2>Who is responsible</h2>
      <p>
        Whoever runs this library for you, usually your institution or its provider. This page describes what the
        software does; for anything beyond it, ask them through{' '}
        <AppLink href="/contactcustomersupport">support</AppLink>.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your account:</strong> name, user name, email address where the sign-in service tells it, and the
          institution you belong to. Passwords of accounts made here are kept as a hash from which they cannot be read;
          with another sign-in service the library never sees your password.
        </li>
        <li>
          <strong>What you collect:</strong> favorites, alerts, latest searches, the research record and what you
          recently viewed. Only you see them; you can pause the record and the list of what you viewed, and have or
          delete all of it under <AppLink href="/my-data">My data</AppLink>. What you remove lies in your trash for{' '}
          {TRASH_DAYS} days, unless you empty it.
        </li>
        <li>
          <strong>Sessions:</strong> when a session began and was last used, so that it can end by itself; of those of
          your account also which browser it was and from which network (without the part of the address that names your
          machine), so that you know them apart and can end them under{' '}
          <AppLink href="/account/security">Password and sessions</AppLink>. All of it goes when the session ends.
        </li>
        <li>
          <strong>Your network address:</strong> it is compared with the ranges of institutions to recognise yours, and
          used to slow down abuse.
        </li>
        <li>
          <strong>Usage:</strong> searches, documents opened and refusals are counted for the institution that pays, in
          the way libraries count usage (COUNTER). The counts name no person.
        </li>
        <li>
          <strong>Messages to support:</strong> what you write in the form, the name and e-mail address you give, and
          the account and institution you were signed in with, so that you can be answered.
        </li>
        <li>
          <strong>On your device:</strong> settings such as the theme, and the cookies listed in the{' '}
          <AppLink href="/policy/cookies">cookie policy</AppLink>.
        </li>
      </ul>
      <h2>What is not done</h2>
      <ul>
        <li>No advertising, no profiles of readers, no sale of data.</li>
        <li>Pages load nothing from other companies; fonts and scripts come from this server.</li>
        <li>Nothing that could be used to track you is stored on your device before you agree.</li>
      </ul>
      <h2>How long</h2>
      <p>
        Sessions end by themselves after a time without use, and at the latest after the time that the operator has set.
        An account is kept for as long as your institution has a contract, unless you ask for it to be deleted.
      </p>
      <h2>Your rights</h2>
      <p>
        You can have what you collected as a file, and delete it, under <AppLink href="/my-data">My data</AppLink>. You
        can also ask what else is kept about you, and have it put right or deleted. Write to{' '}
        <AppLink href="/contactcustomersupport">support</AppLink>; you can also turn to the data protection authority
        where you live.
      </p>
    </Prose>
  );
}
