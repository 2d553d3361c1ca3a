import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import styles from './profile-page.module.css';
import { SelfReported } from './self-reported.tsx';

const NAMES = {
  nationalities: 'Nationality',
  languagesOfProceedings: 'Languages of proceedings',
  roles: 'Roles',
  sectors: 'Sectors',
  institutions: 'Institutions',
  applicableRules: 'Rules',
  applicableLaws: 'Applicable law',
} as const satisfies Partial<Record<keyof Profile['facts'], string>>;

/** Steps of a tree that another value goes on from say nothing more. */
function listLeaves(values: Profile['facts']['roles']): Profile['facts']['roles'] {
  return values.filter(({ value }) => !values.some((other) => other.value.startsWith(`${value} > `)));
}

/** What is known at a glance: from the cases, and marked where the entry alone says it (OP-135). */
export function Facts({ profile: { facts, firms, biography } }: { readonly profile: Profile }) {
  return (
    <aside aria-label="At a glance" className={styles.side}>
      <dl className={styles.facts}>
        {(Object.keys(NAMES) as (keyof typeof NAMES)[])
          .filter((name) => facts[name].length > 0)
          .map((name) => (
            <div key={name}>
              <dt>{NAMES[name]}</dt>
              {listLeaves(facts[name]).map(({ value, isSelfReported }) => (
                <dd key={value}>
                  {value.replace(' > ', ': ')} <SelfReported isShown={isSelfReported} />
                </dd>
              ))}
            </div>
          ))}
        {firms.length > 0 ? (
          <div>
            <dt>Firms</dt>
            {firms.map(({ firm, position, from, to }) => (
              <dd key={`${firm} ${from}`}>
                {firm}
                <span className={styles.years}>{[position, sayYears(from, to)].filter(Boolean).join(', ')}</span>
              </dd>
            ))}
          </div>
        ) : null}
      </dl>
      <p className={styles.source}>
        Without a mark: counted from the cases below.{' '}
        {biography?.source
          ? `Firms: ${biography.source}${biography.asOf ? `, ${formatDate(biography.asOf)}` : ''}.`
          : null}
      </p>
    </aside>
  );
}

function sayYears(from: string | null, to: string | null): string {
  if (from === null && to === null) return '';
  if (to === null) return `since ${from?.slice(0, 4)}`;
  return from === null ? `until ${to.slice(0, 4)}` : `${from.slice(0, 4)} to ${to.slice(0, 4)}`;
}
