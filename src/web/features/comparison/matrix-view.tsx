import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComparisonAnswer, ComparisonLanding } from '#contract/comparison.ts';
import type { ComparisonChoice } from '#domain/comparison/comparison-choice.ts';
import { comparisonQuery } from '#web/api/comparison.queries.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { listColumns, listRows, orderColumns, type Matrix as MatrixModel } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { Dropped } from './dropped.tsx';
import { MatrixSkeleton } from './matrix-skeleton.tsx';
import { MatrixTools } from './matrix-tools.tsx';
import { Matrix } from './matrix.tsx';
import type { ComparisonAddress } from './use-comparison-address.ts';

interface MatrixViewProps {
  readonly landing: ComparisonLanding;
  readonly address: ComparisonAddress;
  readonly choice: ComparisonChoice;
  readonly parts: ComparisonParts;
}

/** The answers side by side with the tools over them; what cannot be shown is said there, with a way on (ERR-023). */
// Long because: it has a picture for each state of the answers.
export function MatrixView({ landing, address, choice, parts }: MatrixViewProps) {
  const { slug } = landing;
  const { asOf, since, version, pinned } = address.state;
  const { places } = choice;
  // As the product has them, in whatever order they were chosen; the same list while the same are chosen.
  const chosen = choice.topics.join(' ');
  const topics = useMemo(() => {
    const ids = new Set(chosen.split(' '));
    return landing.topicTree.flatMap(({ topicId }) => (ids.has(topicId) ? [topicId] : []));
  }, [landing, chosen]);
  const asked = { slug, topics, places, asOf, since, version };
  const { data, error, refetch, isPlaceholderData } = useQuery(comparisonQuery(asked));
  const matrix = useMatrix(data, topics, places, pinned);
  return (
    <>
      <MatrixTools
        {...{ landing, address, data, matrix, parts }}
        isBusy={isPlaceholderData}
        hasFailed={error !== null}
      />
      {error ? (
        error.canRetry ? (
          <PartTrouble error={error} onRetry={() => void refetch()}>
            <p>What you chose is kept in the address of this page.</p>
          </PartTrouble>
        ) : (
          <Message
            title="These answers cannot be put side by side"
            actions={<ButtonLink href={address.hrefOf({ isChoosing: true })}>Change the choice</ButtonLink>}
            note={error.requestId && `Request ${error.requestId}`}
          >
            <p>{error.details?.reason ?? error.message}</p>
          </Message>
        )
      ) : !data || !matrix ? (
        <MatrixSkeleton {...{ landing, topics, places }} />
      ) : (
        <>
          <Dropped words={data.dropped} />
          <Matrix {...{ landing, address, matrix, parts, isBusy: isPlaceholderData }} />
        </>
      )}
    </>
  );
}

/** What is moved, pinned or removed is drawn where it stands now, and nothing in it anew. */
function useMatrix(
  data: ComparisonAnswer | undefined,
  topics: readonly string[],
  places: readonly string[],
  pinned: readonly string[],
): MatrixModel | undefined {
  const all = useMemo(() => data && listColumns(data), [data]);
  const rows = useMemo(() => data && listRows(data, topics), [data, topics]);
  const ordered = useMemo(() => all && orderColumns(all, { places, pinned }), [all, places, pinned]);
  return useMemo(() => ordered && rows && { ...ordered, rows }, [ordered, rows]);
}
