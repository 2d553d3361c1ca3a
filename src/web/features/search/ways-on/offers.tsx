import type { SearchAnswer } from '#contract/search.ts';
import { ClosedLine } from '../results/closed-line.tsx';
import type { SearchModel } from '../use-search.ts';
import { FiledUnder } from './filed-under.tsx';

interface OffersProps {
  readonly model: SearchModel;
  readonly answer: SearchAnswer | undefined;
}

/** What stands outside the subscription, and filters and writings that the query calls for. */
export function Offers({ model, answer }: OffersProps) {
  return (
    <>
      {answer ? <ClosedLine closed={answer.closed} href={model.hrefWith({ scope: 'closed' })} /> : null}
      <FiledUnder
        model={model}
        filed={answer?.filed ?? []}
        provision={answer?.provision ?? null}
        written={answer?.written ?? null}
      />
    </>
  );
}
