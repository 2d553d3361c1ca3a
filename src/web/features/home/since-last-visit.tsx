import type { ReactNode } from 'react';
import type { SinceLastVisitAnswer } from '#contract/home.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { HomePart } from './home-part.tsx';
import styles from './since-last-visit.module.css';
import type { PartModel } from './use-home.ts';

interface SinceLastVisitProps {
  readonly part: PartModel<SinceLastVisitAnswer>;
  readonly isPage: (href: string) => boolean;
}

/** What came, what alerts found and which favorites changed while the reader was away. */
export function SinceLastVisit({ part, isPage }: SinceLastVisitProps) {
  const { since } = part.data ?? {};
  const wayTo = (href: string, label: string): Way | undefined => (isPage(href) ? { href, label } : undefined);
  return (
    <HomePart
      title="Since your last visit"
      part={part}
      room={styles.room}
      ways={since ? <span className={styles.when}>{formatDate(since.slice(0, 10))}</span> : null}
      waiting={
        <div className={styles.cells}>
          {['New documents', 'Your alerts', 'Favorites that changed'].map((title) => (
            <Cell key={title} title={title}>
              <SkeletonLine width="70%" />
            </Cell>
          ))}
        </div>
      }
    >
      {(answer) =>
        answer.isPersonal ? (
          <div className={styles.cells}>
            <NewDocuments {...answer} />
            <Alerts alerts={answer.alerts} way={wayTo('/alerts', 'All alerts')} />
            <ChangedFavorites favorites={answer.favorites} way={wayTo('/favorites', 'All favorites')} />
          </div>
        ) : (
          <p className={styles.none}>
            Sign in with a personal account, and the library says here what is new since you last came, what your alerts
            have found and which of your favorites changed.
          </p>
        )
      }
    </HomePart>
  );
}

interface Way {
  readonly href: string;
  readonly label: string;
}

interface WithWay {
  /** To all there is, where that is a page of the reader's. */
  readonly way?: Way | undefined;
}

interface CellProps extends WithWay {
  readonly title: string;
  readonly children: ReactNode;
}

function Cell({ title, way, children }: CellProps) {
  return (
    <section className={styles.cell}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.rows}>{children}</div>
      {way ? (
        <AppLink href={way.href} className={styles.way}>
          {way.label}
        </AppLink>
      ) : null}
    </section>
  );
}

/** How many came; which they are stands under “New in the library”. */
function NewDocuments({ since, documents: { total, isExact } }: SinceLastVisitAnswer) {
  const count = `${isExact ? '' : 'At least '}${formatCount(total, 'document')}`;
  return (
    <Cell title="New documents">
      {since === null ? <p>This is your first visit here. From tomorrow on, this says how many came since.</p> : null}
      {since !== null && total === 0 ? <p>Nothing was added.</p> : null}
      {since !== null && total > 0 ? (
        <>
          <p className={styles.sum}>{count}</p>
          <p>The latest stand under “New in the library”.</p>
        </>
      ) : null}
    </Cell>
  );
}

function Alerts({ alerts, way }: Pick<SinceLastVisitAnswer, 'alerts'> & WithWay) {
  if (alerts === null) {
    return (
      <Cell title="Your alerts" way={way}>
        <p>They could not be counted just now. The page of your alerts says more.</p>
      </Cell>
    );
  }
  return (
    <Cell title="Your alerts" way={way}>
      {alerts.total === 0 ? (
        <p>You have none. Make one of any search, above its results.</p>
      ) : (
        <ul>
          {alerts.listed.map(({ id, title, newCount, isExact }) => (
            <Row
              key={id}
              href="/alerts"
              title={title}
              count={newCount === null ? '!' : `${isExact ? '' : '≥ '}${formatNumber(newCount)}`}
              countSays={newCount === null ? 'cannot be searched any more' : 'new'}
            />
          ))}
        </ul>
      )}
    </Cell>
  );
}

function ChangedFavorites({ favorites: { changed, total }, way }: Pick<SinceLastVisitAnswer, 'favorites'> & WithWay) {
  return (
    <Cell title="Favorites that changed" way={way}>
      {total === 0 ? (
        <p>Nothing you starred has changed since you read it.</p>
      ) : (
        <ul>
          <li className={styles.sum}>{formatCount(total, 'favorite')}</li>
          {changed.slice(0, 3).map(({ id, title, url }) => (
            <Row key={id} href={url} title={title} />
          ))}
        </ul>
      )}
    </Cell>
  );
}

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly count?: string;
  readonly countSays?: string;
}

function Row({ href, title, count, countSays }: RowProps) {
  return (
    <li className={styles.row}>
      <AppLink href={href} className={styles.link} title={title}>
        <bdi>{title}</bdi>
      </AppLink>
      {count === undefined ? null : (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> {countSays}</span>
        </span>
      )}
    </li>
  );
}
