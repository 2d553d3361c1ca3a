import type { Profile, ProfileStatistic } from '#contract/profiles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LEAST_FOR_PERCENT } from '#domain/tools/profiles/list-statistics.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { Part } from '#web/ui/part.tsx';
import { FewFigures } from './few-figures.tsx';
import { printCasesAddress } from './cases-address.ts';
import styles from './figures.module.css';
import { BarPlot, CasesLink, YearPlot } from './plots.tsx';

/** Rows drawn as bars; the table behind has them all. */
const MOST_BARS = 8;

/** What is counted from the cases: each number leads to exactly these, and none is a percentage below five. */
export function Figures({ profile }: { readonly profile: Profile }) {
  const { statistics, counted, closedCases } = profile;
  if (statistics.length === 0) return null;
  return (
    <Part title="Counted from the cases">
      <p className={listing.none}>
        Each case counts once, whatever proceedings it has. Counted from {formatCount(counted.cases, 'case')}
        {counted.demoCases > 0 ? `, ${formatNumber(counted.demoCases)} of them invented for demonstration` : ''},
        library version {formatNumber(counted.corpusVersion)}, {formatDate(counted.date)}.
        {closedCases.count > 0 ? ' Cases outside your subscription are not counted.' : ''}
      </p>
      {counted.cases < LEAST_FOR_PERCENT ? (
        <FewFigures profile={profile} hrefOf={(figure, value) => hrefOfCases(profile, figure, value)} />
      ) : (
        <div className={styles.grid}>
          {statistics.map((statistic) => (
            <Figure key={statistic.id} statistic={statistic} profile={profile} />
          ))}
        </div>
      )}
    </Part>
  );
}

function Figure({ statistic, profile }: { readonly statistic: ProfileStatistic; readonly profile: Profile }) {
  const { id, title, isTimeline, items } = statistic;
  const hrefOf = (value: string) => hrefOfCases(profile, id, value);
  const bars = items.slice(0, MOST_BARS);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      {isTimeline ? <YearPlot items={items} hrefOf={hrefOf} /> : <BarPlot items={bars} hrefOf={hrefOf} />}
      <details className={styles.behind}>
        <summary>
          Table<span className="visually-hidden"> of {title}</span>
          {isTimeline || items.length <= MOST_BARS ? null : ` of all ${formatNumber(items.length)}`}
        </summary>
        <Numbers statistic={statistic} hrefOf={hrefOf} total={profile.counted.cases} />
      </details>
    </figure>
  );
}

/** A number leads to its cases, where the reader may filter them. */
function hrefOfCases({ isLocked, url }: Profile, id: string, value: string): string | undefined {
  return isLocked ? undefined : `${url}${printCasesAddress({ filters: [{ id, value }], page: 1 })}#cases`;
}

interface NumbersProps {
  readonly statistic: ProfileStatistic;
  readonly hrefOf: (value: string) => string | undefined;
  readonly total: number;
}

function Numbers({ statistic: { title, items }, hrefOf, total }: NumbersProps) {
  return (
    <table className={styles.numbers}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Cases</th>
          <th scope="col">Share of {formatNumber(total)}, or which</th>
        </tr>
      </thead>
      <tbody>
        {items
          .filter(({ count }) => count > 0)
          .map(({ id, label, url, count, percent, cases }) => (
            <tr key={id}>
              <th scope="row">{url === null ? label : <AppLink href={url}>{label}</AppLink>}</th>
              <td>
                <CasesLink href={hrefOf(id)} aria-label={`${formatCount(count, 'case')}: ${label}`}>
                  {formatNumber(count)}
                </CasesLink>
              </td>
              <td>{percent === null ? <Few cases={cases} /> : `${percent} %`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The cases of a figure that is too small for a share. */
function Few({ cases }: Pick<ProfileStatistic['items'][number], 'cases'>) {
  return cases.map(({ title, url }) => (
    <AppLink key={url} href={url} className={styles.case}>
      {title}
    </AppLink>
  ));
}
