import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '#web/api/facts.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { FactList } from '../law/fact-of-law.tsx';

/** What a row is of: an instrument or a union, and a place, by id or name. */
export interface RowOfStatus {
  readonly instrument: string;
  readonly place: string;
  /** As the page names both. */
  readonly title: string;
}

interface FactsOfRowProps {
  readonly row: RowOfStatus;
  /** '' for today. */
  readonly day: string;
  readonly onClose: () => void;
}

/** The facts behind a row of a status table: source, quote, age, note, and what held before (OP-186). */
export function FactsOfRow({ row: { title, instrument, place }, day, onClose }: FactsOfRowProps) {
  const { data, error, refetch } = useQuery(statusQuery(instrument, place, day));
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Awaited isPart data={data} trouble={error} onRetry={() => void refetch()}>
        {({ said = [] }) => <FactList facts={said} isOpenAtFirst={said.length === 1} />}
      </Awaited>
    </Sheet>
  );
}
