import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import { useAccount } from '#web/app/account.ts';
import { searchAlertsQuery } from '#web/api/search-alerts.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-page.module.css';

/** The searches that the reader wants to hear of, each with what is new. `signIn` is the page that leads back here. */
export function AlertsPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  const title = useRef<HTMLHeadingElement>(null);
  const noteDeleted = (isFocusFree: boolean) => {
    if (isFocusFree) title.current?.focus();
  };
  return (
    <Page>
      <PageHead
        titleRef={title}
        title="Search alerts"
        lead={
          <>
            We count documents added since you last looked. Changes to older documents are not counted. What you delete
            lies in the <AppLink href="/favorites?folder=trash">trash</AppLink> for {TRASH_DAYS} days.
          </>
        }
      />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          An account keeps your alerts, counts what is new for each of them and gives you feeds.
        </AccountNeeded>
      ) : (
        <AlertList isAsking={isSignedIn} onDeleted={noteDeleted} />
      )}
    </Page>
  );
}

interface AlertListProps {
  readonly isAsking: boolean;
  readonly onDeleted: (isFocusFree: boolean) => void;
}

function AlertList({ isAsking, onDeleted }: AlertListProps) {
  const { data, error, refetch } = useQuery({ ...searchAlertsQuery(), enabled: isAsking });
  // A list that could not be fetched afresh still holds.
  if (error && !data) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <AlertListSkeleton />;
  if (data.length === 0) {
    return (
      <Message title="You have no search alerts yet">
        <p>
          Search for something, then choose <strong>Save as alert</strong> above the results. You are shown how much to
          expect before you save it.
        </p>
      </Message>
    );
  }
  return (
    <>
      <Room count={data.length} />
      <ul className={styles.list}>
        {data.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onDeleted={onDeleted} />
        ))}
      </ul>
    </>
  );
}

/** The limit in words, before it is met (OP-82); the alerts of other editions count, too, and are not known here. */
function Room({ count }: { readonly count: number }) {
  const { alerts: most } = ALERT_LIMITS;
  if (count < NEARLY * most) return null;
  return (
    <p className={styles.room}>
      You keep {count} alerts here, of at most {most} in all editions.
      {count >= most ? ' Delete one that you no longer need to make room for another.' : null}
    </p>
  );
}

/** The share of the limit from which on it is said. */
const NEARLY = 0.9;

function AlertListSkeleton() {
  return (
    <ul className={styles.list} aria-busy="true">
      {[44, 60, 36].map((width) => (
        <li key={width} className={styles.row}>
          <p className={styles.name}>
            <SkeletonLine width={`${width}%`} />
          </p>
          <p className={styles.meta}>
            <SkeletonLine width="16rem" />
          </p>
        </li>
      ))}
    </ul>
  );
}
