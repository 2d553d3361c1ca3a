import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { HistoryEntryAnswer as HistoryEntry } from '#contract/history.ts';
import { clearHistory, historyQuery, setHistoryKept } from '#web/api/history.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { notify } from '#web/app/notifications.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import record from '#web/ui/record-title.module.css';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ContinueReading } from './continue-reading.tsx';
import styles from './history-page.module.css';
import { describeTime, groupByDay } from './list-items.ts';
import { usePlacesToReadOn } from './use-places-to-read-on.ts';

/** Places to read on that stand above what was opened. */
const READ_ON = 6;

/** What the reader opened, day by day (TL-014, OP-85). `signIn` is the page that leads back here. */
export function HistoryPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead
        title="Recently viewed"
        lead="The last 100 documents, cases and books that you opened here, on every device. Only you can see them."
      />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          An account remembers what you opened, so that you can go on with it.
        </AccountNeeded>
      ) : (
        <History />
      )}
    </Page>
  );
}

function History() {
  const { isSignedIn } = useAccount();
  const { data, error, refetch } = useQuery({ ...historyQuery(), enabled: isSignedIn });
  // It stands above what was opened, which would move where it came later.
  const isPlaced = usePlacesToReadOn(READ_ON) !== undefined;
  if (error && !data) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Tools isKept={data?.isKept ?? true} hasEntries={(data?.histories.length ?? 0) > 0} />
      {data && isPlaced ? (
        <>
          <ContinueReading amount={READ_ON} />
          <Days histories={data.histories} isKept={data.isKept} />
        </>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** Pause and clear; the record of searches is another list with a switch of its own (OP-133). */
function Tools({ isKept, hasEntries }: { readonly isKept: boolean; readonly hasEntries: boolean }) {
  const queries = useQueryClient();
  const [isClearing, setClearing] = useState(false);
  const keep = () => attempt('The setting could not be changed', () => setHistoryKept(queries, !isKept));
  const clear = () =>
    attempt('The history could not be cleared', async () => {
      const { count } = await clearHistory(queries);
      notify({ type: 'success', title: `${formatCount(count, 'entry was', 'entries were')} removed` });
    });
  return (
    <div className={styles.tools}>
      <div className={styles.keep}>
        <Switch isOn={isKept} onToggle={() => void keep()}>
          Keep what I open
        </Switch>
      </div>
      <Button disabled={!hasEntries} onClick={() => setClearing(true)}>
        Clear history
      </Button>
      <p className={styles.other}>
        Searches are in your <AppLink href="/research-record">research record</AppLink>.
      </p>
      <ConfirmSheet
        title="Clear your history?"
        button="Clear history"
        isOpen={isClearing}
        onClose={() => setClearing(false)}
        onConfirm={() => void clear()}
      >
        <p>What you opened in this edition is forgotten and cannot be brought back. Favorites stay.</p>
      </ConfirmSheet>
    </div>
  );
}

function Days({ histories, isKept }: { readonly histories: readonly HistoryEntry[]; readonly isKept: boolean }) {
  const days = useRef<HTMLDivElement>(null);
  useTypeset(days, undefined);
  if (histories.length === 0) {
    return (
      <Message title={isKept ? 'Nothing opened yet' : 'Your history is paused'}>
        <p>
          {isKept
            ? 'The next document, case or book that you open is the first entry.'
            : 'What you open now is not kept. Turn “Keep what I open” on to go on with it.'}
        </p>
      </Message>
    );
  }
  return (
    <div ref={days}>
      {groupByDay(histories).map(([day, entries]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.date}>{day}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <span className={styles.time}>{describeTime(entry)}</span>
                <div>
                  <h3 dir="auto" className={record.title}>
                    <AppLink href={entry.url}>{entry.title}</AppLink>
                  </h3>
                  <p className={styles.meta}>
                    {entry.type} {entry.isOpen ? null : <ClosedMark />}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[58, 44, 66].map((width) => (
        <p key={width}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
