import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Prose } from './prose.tsx';

/** What readers may do and what nobody promises; the contract of the institution stands above it. */
// Long because: it is the text of the page.
export function TermsOfUse() {
  const { name } = useEditionView();
  return (
    <Prose
      title="Terms of use"
      lead={`How ${name} may be used. Where your institution has a contract with whoever runs this library, the contract holds over this page.`}
      date="21 November 2026"
    >
      <h2>Who may use it</h2>
      <p>
        Whoever is covered by a subscription: with an account, or through the network of an institution. An account
        belongs to one person; please do not pass your password on.
      </p>
      <h2>What you may do</h2>
      <ul>
        <li>Search, read, quote and link to documents; a link to a paragraph stays the same.</li>
        <li>Print and keep what you need for your own work.</li>
      </ul>
      <h2>What you may not do</h2>
      <ul>
        <li>Copy the library or large parts of it, by hand or by program, or give others access to it.</li>
        <li>Get around what a subscription opens, or disturb the service for others.</li>
      </ul>
      <h2>Whose the texts are</h2>
      <p>
        Documents belong to their authors, publishers or courts; where a document names its licence or its source, that
        holds. Documents marked “Demo” are invented: people, parties and cases in them do not exist. The software is
        open under the Apache 2.0 licence.
      </p>
      <h2>No legal advice</h2>
      <p>
        The library helps you to find texts. It does not judge a case, and a text may have been changed, overruled or
        withdrawn since it was taken in. Check the official source before you rely on it.
      </p>
      <h2>Availability</h2>
      <p>
        The library is looked after with care, and nobody can promise that it is never interrupted. If something does
        not work, tell <AppLink href="/contactcustomersupport">support</AppLink>.
      </p>
    </Prose>
  );
}
