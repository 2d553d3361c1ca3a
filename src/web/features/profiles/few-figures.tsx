import type { Profile } from '#contract/profiles.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { describeFewCases } from './describe-few-cases.ts';
import styles from './figures.module.css';
import { CasesLink } from './plots.tsx';

interface FewFiguresProps {
  readonly profile: Profile;
  /** Where the cases of a value of a figure are shown. */
  readonly hrefOf: (figure: string, value: string) => string | undefined;
}

/** What is counted of few cases: in words, and as one table; charts of so few would say nothing. */
export function FewFigures({ profile: { statistics, counted }, hrefOf }: FewFiguresProps) {
  return (
    <>
      <p className={styles.words}>{describeFewCases(statistics, counted.cases)}</p>
      <table className={styles.numbers}>
        <caption className="visually-hidden">What is counted from {formatCount(counted.cases, 'case')}</caption>
        <thead>
          <tr>
            <th scope="col">Counted</th>
            <th scope="col">In how many cases</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ id: figure, title, items }) => (
            <tr key={figure}>
              <th scope="row">{title}</th>
              <td className={styles.many}>
                <ul className={styles.few}>
                  {items
                    .filter(({ count }) => count > 0)
                    .map(({ id, label, url, count }) => (
                      <li key={id}>
                        {url === null ? label : <AppLink href={url}>{label}</AppLink>}:{' '}
                        <CasesLink href={hrefOf(figure, id)} aria-label={`${formatCount(count, 'case')}: ${label}`}>
                          {formatNumber(count)}
                        </CasesLink>
                      </li>
                    ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
