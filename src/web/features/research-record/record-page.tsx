import { useRef, useState } from 'react';
import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { useAccount } from '#web/app/account.ts';
import type { ResearchEntry } from '#web/api/research-record.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { RecordDays } from './record-days.tsx';
import { RecordTools } from './record-tools.tsx';
import styles from './record-page.module.css';
import { useRecord, type RecordModel } from './use-record.ts';

/** What the reader has searched for, as a record to work with. `signIn` is the page that leads back here. */
export function RecordPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead
        title="Research record"
        lead={
          <>
            Every search you made, with its query, its filters and what it found at the time. Only you can see it. What
            you remove one by one lies in the <AppLink href="/favorites?folder=trash">trash</AppLink> for {TRASH_DAYS}{' '}
            days.
          </>
        }
      />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          An account keeps a record of your searches that you can note on and export.
        </AccountNeeded>
      ) : (
        <Record isAsking={isSignedIn} />
      )}
    </Page>
  );
}

function Record({ isAsking }: { readonly isAsking: boolean }) {
  const [text, setText] = useState('');
  const { chosen, choose, leaveOut, leaveAll } = useChoice();
  const top = useRef<HTMLDivElement>(null);
  const record = useRecord(text, isAsking);
  const { shown, trouble } = record;
  const entries = shown?.entries ?? [];
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <RecordTools
          text={text}
          onText={setText}
          isKept={shown?.isKept ?? true}
          chosen={[...chosen]}
          hasEntries={entries.length > 0}
          onCleared={() => {
            leaveAll();
            top.current?.focus();
          }}
        />
      </div>
      {shown ? <Count shown={shown} chosen={chosen.size} /> : null}
      {shown || trouble ? null : <RecordSkeleton />}
      {trouble && !trouble.isOfMore ? <Trouble {...trouble} /> : null}
      {shown && entries.length === 0 ? <Empty isFiltered={shown.text !== ''} isKept={shown.isKept} /> : null}
      <RecordDays
        entries={entries}
        corpusVersion={shown?.corpusVersion ?? 0}
        chosen={chosen}
        onChoose={choose}
        onRemoved={(id, isFocusFree) => {
          leaveOut(id);
          if (isFocusFree) (removerBeside(entries, id) ?? top.current)?.focus();
        }}
      />
      <More {...record} />
    </>
  );
}

/** Ids of the searches that are selected. */
function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const leaveOut = (id: string) => setChosen((before) => new Set([...before].filter((one) => one !== id)));
  return { chosen, choose, leaveOut, leaveAll: () => setChosen(new Set()) };
}

function Count({ shown, chosen }: { readonly shown: NonNullable<RecordModel['shown']>; readonly chosen: number }) {
  return (
    <output className={styles.count}>
      <FactsLine
        facts={[
          `${formatCount(shown.total, 'search', 'searches')}${shown.text && ` with “${shown.text}”`}`,
          chosen > 0 && `${chosen} selected`,
        ]}
      />
    </output>
  );
}

/** The button that removes the next entry, or the one before where there is none. */
function removerBeside(entries: readonly ResearchEntry[], id: string): HTMLElement | null {
  const place = entries.findIndex((entry) => entry.id === id);
  const beside = entries[place + 1] ?? entries[place - 1];
  return beside ? document.querySelector<HTMLElement>(`[data-remove="${CSS.escape(beside.id)}"]`) : null;
}

function More({ trouble, hasMore, isLoadingMore, showMore }: RecordModel) {
  if (trouble?.isOfMore) return <Trouble {...trouble} />;
  if (!hasMore) return null;
  return (
    <Button onClick={showMore} aria-busy={isLoadingMore}>
      Show more
    </Button>
  );
}

/** Beside what is there, which stays. */
function Trouble({ message, retry }: NonNullable<RecordModel['trouble']>) {
  return <PartTrouble error={{ message }} onRetry={retry} />;
}

function Empty({ isFiltered, isKept }: { readonly isFiltered: boolean; readonly isKept: boolean }) {
  if (isFiltered) {
    return (
      <Message title="Nothing in your record says that">
        <p>The words are looked for in queries, filters and notes.</p>
      </Message>
    );
  }
  return (
    <Message title={isKept ? 'Your record is empty' : 'Your record is paused'}>
      <p>
        {isKept
          ? 'The next search you make will be the first entry: with its query, its filters, the time and how many documents it found.'
          : 'Searches that you make now are not recorded. Turn “Keep a research record” on to go on with it.'}
      </p>
    </Message>
  );
}

function RecordSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {[52, 38, 64, 46].map((width) => (
        <p key={width} className={styles.name}>
          <SkeletonLine width={`${width}%`} />
        </p>
      ))}
    </div>
  );
}
