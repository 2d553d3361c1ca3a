import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { relationsQuery } from '#web/api/relations.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { LatestRelations } from './latest-relations.tsx';
import { LockedRelations } from './locked-relations.tsx';
import { RelationForm } from './relation-form.tsx';
import { RelationResults } from './relation-results.tsx';
import { useAreResultsLocked } from './use-are-results-locked.ts';
import { useRelationPage, type RelationPage } from './use-relation-page.ts';
import styles from './relations-page.module.css';

/** The relationship indicator: who is related to whom, and the documents that prove it (TL-027). */
export function RelationsPage() {
  const page = useRelationPage();
  const { state, go } = page;
  const isLocked = useAreResultsLocked();
  const [isAsked, setAsked] = useState(false);
  return (
    <Page>
      <PageHead
        title="Relationship Indicator"
        lead={
          <>
            How people, firms, states and parties are connected in the cases of this library, each with the documents
            that say so. For the whole cast of a new matter there is the{' '}
            <AppLink href="/relationship-indicator/conflict-check">conflict check</AppLink>.
          </>
        }
      />
      {isLocked ? (
        <LockedRelations />
      ) : (
        <>
          <RelationForm
            key={JSON.stringify([state.one, state.two, state.types, state.window])}
            question={state}
            onAsk={(question) => {
              setAsked(true);
              go({ ...question, q: '', filters: [] });
            }}
          />
          {state.one ? <Answer page={page} takesFocus={isAsked} /> : <LatestRelations />}
        </>
      )}
    </Page>
  );
}

function Answer({ page, takesFocus }: { readonly page: RelationPage; readonly takesFocus: boolean }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(relationsQuery(page.state));
  if (error) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        {[62, 48, 70, 54].map((width) => (
          <p key={width}>
            <SkeletonLine width={`${width}%`} />
          </p>
        ))}
      </div>
    );
  }
  return <RelationResults answer={data} page={page} isBusy={isPlaceholderData} takesFocus={takesFocus} />;
}
