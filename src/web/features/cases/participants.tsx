import type { CaseDetails } from '#contract/case.ts';
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
            <span className={styles.name}>
              {person.firstName} {person.lastName}
            </span>
            <span className={styles.part}>
              {[person.role, person.firm, person.nationality].filter(Boolean).join(' · ')}
            </span>
            {person.methodOfAppoinment ? <span className={styles.part}>{person.methodOfAppoinment}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
