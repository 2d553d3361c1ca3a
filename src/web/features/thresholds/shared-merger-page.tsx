import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { judgeThresholds, type ThresholdPlace } from '#contract/thresholds.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { listGiven } from '#domain/thresholds/list-given.ts';
import { callQuery, FRESH } from '#web/api/call-query.ts';
import { createMergerCase, sharedMergerCaseQuery, thresholdPlacesQuery } from '#web/api/thresholds.queries.ts';
import { notify } from '#web/app/notifications.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { Awaited, AwaitedPage } from '#web/ui/awaited.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsList } from '#web/ui/facts-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { DealInput } from './deal-draft.ts';
import { namePlace } from './name-place.ts';
import { Results } from './results.tsx';
import styles from './thresholds.module.css';

/** `/merger-thresholds/shared/{token}`: a merger that somebody shares, to read and to copy. */
export function SharedMergerPage({ token }: { readonly token: string }) {
  const places = useQuery(thresholdPlacesQuery()).data?.places ?? [];
  return (
    <AwaitedPage query={useQuery(sharedMergerCaseQuery(token))} missing="No merger is shared at this address">
      {(shared) => <SharedMerger shared={shared} places={places} />}
    </AwaitedPage>
  );
}

interface SharedMergerProps {
  readonly shared: { readonly name: string; readonly deal: DealInput; readonly changedAt: string };
  readonly places: readonly ThresholdPlace[];
}

function SharedMerger({ shared: { name, deal, changedAt }, places }: SharedMergerProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, run] = useAttempt();
  const nameOf = (place: string) => namePlace(places, place);
  const judged = useQuery(callQuery(judgeThresholds, { body: { ...deal, Law: true } }, FRESH));
  const copy = () =>
    run('The merger could not be copied', async () => {
      const kept = await createMergerCase(queries, { name, deal });
      notify({ type: 'success', title: `A copy of “${kept.name}” is kept on your desk` });
      await navigate({ href: '/merger-thresholds/calculator' });
    });
  return (
    <>
      <PageHead
        title={name}
        kind="Shared merger"
        facts={[
          deal.Parties.map((party) => `${party.Name} (${party.Role})`).join(', '),
          `Law as of ${formatDate(deal.Day)}`,
        ]}
        lead={`Somebody shares this with you to read; last changed ${formatDate(changedAt.slice(0, 10))}. It shows what is kept now.`}
        actions={
          <Button onClick={() => void copy()} aria-disabled={isBusy}>
            Copy to my desk
          </Button>
        }
      />
      <section className={styles.part} aria-labelledby="shared-given">
        <h2 id="shared-given">What was given</h2>
        <FactsList facts={listGiven(deal, nameOf)} />
      </section>
      <Awaited isPart data={judged.data} trouble={judged.error} onRetry={() => void judged.refetch()}>
        {(answer) => (
          <Results judged={{ answer, deal, run: 0 }} name={name} isStale={false} isBusy={false} nameOf={nameOf} />
        )}
      </Awaited>
    </>
  );
}
