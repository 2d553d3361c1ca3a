import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import styles from './profile-page.module.css';
import { SelfReported } from './self-reported.tsx';

/** What the entry says of somebody, its parts marked that they reported of themselves (TL-026, OP-136). */
export function Biography({ profile: { biography } }: { readonly profile: Profile }) {
  if (!biography) return <NoBiography />;
  const { text, qualifications, memberships, source, asOf, selfReported } = biography;
  const lists = [
    { id: 'qualifications', name: 'Qualifications', items: qualifications },
    { id: 'memberships', name: 'Memberships', items: memberships },
  ].filter(({ items }) => items.length > 0);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        Biography <SelfReported isShown={selfReported.includes('biography')} />
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.lists}>
        {lists.map(({ id, name, items }) => (
          <div key={id}>
            <h3 className={styles.small}>
              {name} <SelfReported isShown={selfReported.includes(id)} />
            </h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.source}>
        Source: {source ?? 'not stated'}
        {asOf === null ? null : `, as of ${formatDate(asOf)}`}
      </p>
    </section>
  );
}

function NoBiography() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Biography</h2>
      <p className={styles.note}>
        This person is known from cases alone: there is no entry of their own, and so no biography.
      </p>
    </section>
  );
}
