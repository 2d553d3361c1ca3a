import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { DocumentTrouble, type Sought } from '#web/features/reading/document-trouble.tsx';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { Page } from '#web/ui/page.tsx';
import { usePageTitle } from './use-page-title.ts';

interface OpenedProps<T> {
  readonly query: Pick<UseQueryResult<T, ApiError>, 'data' | 'error' | 'refetch'>;
  readonly sought?: Sought;
  /** What the page is called until it is there. */
  readonly name: string;
  readonly titleOf: (answer: T) => string;
  /** The document among results; of what is known by another name in its address once it is there. */
  readonly id: string | undefined;
  readonly children: (answer: T) => ReactNode;
}

/** The page of one thing that an address names: the way back to the results, and it, or why it is not there. */
export function Opened<T>({ query: { data, error, refetch }, sought, name, titleOf, id, children }: OpenedProps<T>) {
  usePageTitle(data === undefined ? name : titleOf(data));
  const retry = () => void refetch();
  return (
    <Page>
      {data === undefined && error ? (
        <DocumentTrouble error={error} onRetry={retry} {...(sought ? { sought } : {})} />
      ) : (
        <>
          {id === undefined ? null : <ResultSteps key={id} id={id} />}
          <Awaited data={data} trouble={null} onRetry={retry}>
            {children}
          </Awaited>
        </>
      )}
    </Page>
  );
}
