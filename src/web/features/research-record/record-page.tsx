import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAccount } from '#web/api/account.ts';
import { toApiError } from '#web/api/api-error.ts';
import { researchRecordQuery } from '#web/api/research-record.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import intro from '#web/ui/page-intro.module.css';
import { RecordDays } from './record-days.tsx';
import { RecordTools } from './record-tools.tsx';
import styles from './record-page.module.css';
import { useLater } from './use-later.ts';

/** What the reader has searched for, as a record to work with. `signIn` is the page that leads back here. */
export function RecordPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <h1 className={intro.title}>Research record</h1>
      <p className={intro.lead}>
        Every search you made, with its query, its filters and what it found at the time. Only you can see it.
      </p>
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({ ...researchRecordQuery(useLater(text)), enabled: isAsking });
  const { data, error } = query;
  if (error) {
    return (
      <PartTrouble onRetry={() => void query.refetch()}>
        <p>{toApiError(error).message}</p>
      </PartTrouble>
    );
  }
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const first = data?.pages[0];
  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <RecordTools
          text={text}
          onText={setText}
          isKept={first?.isKept ?? true}
          chosen={[...chosen]}
          hasEntries={entries.length > 0}
          onCleared={() => {
            setChosen(new Set());
            top.current?.focus();
          }}
        />
      </div>
      {first ? (
        <output className={styles.count}>
          {text === ''
            ? formatCount(first.total, 'search', 'searches')
            : `${formatCount(first.total, 'search', 'searches')} with “${text}”`}
          {chosen.size > 0 ? ` · ${chosen.size} selected` : ''}
        </output>
      ) : (
        <RecordSkeleton />
      )}
      {first && entries.length === 0 ? <Empty isFiltered={text !== ''} isKept={first.isKept} /> : null}
      <RecordDays
        entries={entries}
        corpusVersion={first?.corpusVersion ?? 0}
        chosen={chosen}
        onChoose={choose}
        onRemoved={() => top.current?.focus()}
      />
      {query.hasNextPage ? (
        <Button onClick={() => void query.fetchNextPage()} aria-busy={query.isFetchingNextPage}>
          Show more
        </Button>
      ) : null}
    </>
  );
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
