import { joinName } from '#domain/names/join-name.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { CaseDetails } from '#contract/case.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './case-page.module.css';

interface ParticipantsProps {
  readonly title: string;
  readonly people: CaseDetails['arbitrators'];
}

/** People with their part in the proceeding. */
export function Participants({ title, people }: ParticipantsProps) {
  if (people.length === 0) return null;
  return (
    <section className={styles.people}>
      <h3 className={styles.peopleTitle}>{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={`${person.firstName} ${person.lastName} ${person.role}`} className={styles.person}>
            <Name person={person} />
            <span className={styles.part}>
              <FactsLine facts={[person.role, person.firm, person.nationality]} />
            </span>
            {person.methodOfAppoinment ? <span className={styles.part}>{person.methodOfAppoinment}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name, which leads to the profile where there is one and this reader's codes have such pages. */
function Name({ person: { firstName, lastName, slug } }: { readonly person: CaseDetails['arbitrators'][number] }) {
  const view = useEditionView();
  const { codes } = useAccount();
  const name = joinName(firstName, lastName);
  const href = presentOwnAddress(PROFILE_TYPE, slug ?? '');
  const hasPage = slug !== null && resolveAddress(view, codes, href, '').kind === 'page';
  return <span className={styles.name}>{hasPage ? <AppLink href={href}>{name}</AppLink> : name}</span>;
}
