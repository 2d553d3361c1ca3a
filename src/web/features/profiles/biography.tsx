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
        <Listed name="Qualifications" items={qualifications} isOwn={selfReported.includes('qualifications')} />
        <Listed name="Memberships" items={memberships} isOwn={selfReported.includes('memberships')} />
      </div>
      <p className={styles.source}>
        Source: {source ?? 'not stated'}
        {asOf === null ? null : `, as of ${formatDate(asOf)}`}
      </p>
    </Part>
  );
}

interface ListedProps {
  readonly name: string;
  readonly items: readonly string[];
  readonly isOwn: boolean;
}

function Listed({ name, items, isOwn }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{markOwn(name, isOwn)}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function markOwn(name: string, isOwn: boolean) {
  return (
    <>
      {name} <SelfReported isShown={isOwn} />
    </>
  );
}
