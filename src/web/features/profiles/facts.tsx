import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { PROFILE_FACTS } from '#domain/tools/profiles/profile-facts.ts';
import entry from '#web/ui/entry.module.css';
import { FactsList } from '#web/ui/facts-list.tsx';
import styles from './profile-page.module.css';
import { SelfReported } from './self-reported.tsx';

/** Steps of a tree that another value goes on from say nothing more. */
function listLeaves(values: Profile['facts']['roles']): Profile['facts']['roles'] {
  return values.filter(({ value }) => !values.some((other) => other.value.startsWith(`${value} > `)));
}

/** What is known at a glance: from the cases, and marked where the entry alone says it (OP-135). */
export function Facts({ profile: { facts, firms, biography } }: { readonly profile: Profile }) {
  const known = PROFILE_FACTS.flatMap(({ fact, name }): (readonly [string, ...ReactNode[]])[] => {
    if (name === undefined) return [];
    const values = listLeaves(facts[fact]).map(({ value, isSelfReported }) => (
      <>
        {value.replace(' > ', ': ')} <SelfReported isShown={isSelfReported} />
      </>
    ));
    return [[name, ...values]];
  });
  const practice = firms.map(({ firm, position, from, to }) => (
    <>
      {firm}
      <span className={styles.years}>{[position, sayYears(from, to)].filter(Boolean).join(', ')}</span>
    </>
  ));
  return (
    <aside aria-label="At a glance" className={entry.side}>
      <FactsList facts={[...known, ['Firms', ...practice] as const].filter(([, ...values]) => values.length > 0)} />
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
