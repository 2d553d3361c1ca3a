import type { SearchAnswer } from '#contract/search.ts';
import { ClosedLine } from '../results/closed-line.tsx';
import type { SearchModel } from '../use-search.ts';
import { AlsoFound } from './also-found.tsx';
import { FiledUnder } from './filed-under.tsx';

interface OffersProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer | undefined;
  /** Whether what was found elsewhere stands here, too. */
  readonly withAlso: boolean;
}

/**
 * What stands outside the subscription, filters and writings that the query calls for, and what was found elsewhere: all
 * of it comes at once, so that no offer pushes another aside.
 */
export function Offers({ model, answer, withAlso }: OffersProps) {
  return (
    <>
      {answer ? <ClosedLine closed={answer.closed} href={model.hrefWith({ scope: 'closed' })} /> : null}
      <FiledUnder
        model={model}
        filed={answer?.filed ?? []}
        provision={answer?.provision ?? null}
        written={answer?.written ?? null}
      />
      {answer && withAlso ? <AlsoFound model={model} also={answer.also} /> : null}
    </>
  );
}
