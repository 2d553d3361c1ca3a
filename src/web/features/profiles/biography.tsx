import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import listing from '#web/ui/listing.module.css';
import { Part } from '#web/ui/part.tsx';
import styles from './profile-page.module.css';
import { SelfReported } from './self-reported.tsx';

/** What the entry says of somebody, its parts marked that they reported of themselves (TL-026, OP-136). */
export function Biography({ profile: { biography } }: { readonly profile: Profile }) {
  if (!biography) {
    return (
      <Part title="Biography">
        <p className={listing.none}>
          This person is known from cases alone: there is no entry of their own, and so no biography.
        </p>
      </Part>
    );
  }
  const { text, qualifications, memberships, source, asOf, selfReported } = biography;
  return (
    <Part title={markOwn('Biography', selfReported.includes('biography'))}>
      <p className={styles.text}>{text}</p>
      <div className={styles.lists}>
        {Object.entries({ Qualifications: qualifications, Memberships: memberships }).map(([name, items]) =>
          items.length === 0 ? null : (
            <div key={name}>
              <h3>{markOwn(name, selfReported.includes(name.toLowerCase()))}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
      <p className={styles.source}>
        Source: {source ?? 'not stated'}
        {asOf === null ? null : `, as of ${formatDate(asOf)}`}
      </p>
    </Part>
  );
}

function markOwn(name: string, isOwn: boolean) {
  return (
    <>
      {name} <SelfReported isShown={isOwn} />
    </>
  );
}
