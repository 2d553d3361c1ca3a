import type { ProfileStatistic } from '#contract/profiles.ts';
import { formatCount } from '#web/ui/format-number.ts';

type Counted = Pick<ProfileStatistic, 'id' | 'items'>;

/** `2 cases: Arbitrator in 2. They are of 2012 and 2019. Before: ICC.` in plain sentences. */
export function describeFewCases(statistics: readonly Counted[], total: number): string {
  const listed = (id: string) =>
    (statistics.find((one) => one.id === id)?.items ?? []).filter(({ count }) => count > 0);
  // Of the tree of roles the first step alone: `Arbitrator`, without `Arbitrator > President`.
  const roles = listed('role-subrole').filter(({ id }) => !id.includes(' > '));
  const years = listed('year').map(({ label }) => label);
  const institutions = listed('institution').map(({ label }) => label);
  const them = total === 1 ? 'It is' : 'They are';
  return [
    roles.length === 0
      ? `${formatCount(total, 'case')}.`
      : `${formatCount(total, 'case')}: ${join(roles.map(({ label, count }) => `${label.toLowerCase()} in ${count}`))}.`,
    ...(years.length === 0 ? [] : [`${them} of ${join(years)}.`]),
    ...(institutions.length === 0 ? [] : [`Before: ${join(institutions)}.`]),
  ].join(' ');
}

function join(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
