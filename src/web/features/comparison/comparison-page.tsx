import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ComparisonLanding } from '#contract/comparison.ts';
import { COMPARISON_LIMITS } from '#domain/comparison/comparison.ts';
import { chooseComparison } from '#domain/comparison/comparison-choice.ts';
import { comparisonLandingQuery, comparisonQuery } from '#web/api/comparison.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { Chooser } from './chooser.tsx';
import type { ComparisonParts } from './comparison-parts.ts';
import { Dropped } from './dropped.tsx';
import { MatrixView } from './matrix-view.tsx';
import { OtherProducts } from './other-products.tsx';
import { useComparisonAddress } from './use-comparison-address.ts';

interface ComparisonPageProps {
  readonly slug: string;
  readonly parts: ComparisonParts;
  /** Stands above the title, such as the choice of what is compared. */
  readonly above?: ReactNode;
}

/** A product of the comparison: topics and places are chosen, then their answers stand side by side (TL-043, TL-046). */
export function ComparisonPage({ slug, parts, above }: ComparisonPageProps) {
  const { data, error, refetch } = useQuery(comparisonLandingQuery(slug));
  useEarlyAnswers(slug, data === undefined);
  return (
    <Page>
      {above}
      <Awaited data={data} trouble={error} onRetry={() => void refetch()} missing="There is no such comparison">
        {(landing) => <Comparison landing={landing} parts={parts} />}
      </Awaited>
    </Page>
  );
}

/** What a complete address asks for is fetched beside what there is to choose from, not after it. */
function useEarlyAnswers(slug: string, isEarly: boolean): void {
  const { topics, places, asOf, since, version, isChoosing } = useComparisonAddress().state;
  const isComplete = topics.length > 0 && places.length > 0 && !isChoosing;
  const fits = topics.length <= COMPARISON_LIMITS.topics && places.length <= COMPARISON_LIMITS.jurisdictions;
  useQuery({
    ...comparisonQuery({ slug, topics, places, asOf, since, version }),
    enabled: isEarly && isComplete && fits,
  });
}

interface ComparisonProps {
  readonly landing: ComparisonLanding;
  readonly parts: ComparisonParts;
}

/** Nothing is asked until there are both topics and places (TL-047, TL-048). */
function Comparison({ landing, parts }: ComparisonProps) {
  const address = useComparisonAddress();
  const { state } = address;
  const choice = useMemo(() => chooseComparison(state, landing), [state, landing]);
  const isChosen = choice.topics.length > 0 && choice.places.length > 0;
  const isCompared = isChosen && !state.isChoosing;
  return (
    <>
      <PageHead title={landing.publicationTitle} lead={isCompared ? undefined : landing.descriptiveText} />
      <Dropped words={[...address.misread, ...choice.dropped]} />
      {isCompared ? (
        <MatrixView {...{ landing, address, choice, parts }} />
      ) : (
        <>
          <Chooser {...{ landing, address, choice }} />
          <OtherProducts products={landing.topicGroups} />
        </>
      )}
    </>
  );
}
