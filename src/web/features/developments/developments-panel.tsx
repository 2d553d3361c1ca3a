import { useId, useState } from 'react';
import type { Development } from '#contract/development.ts';
import { Button } from '#web/ui/button.tsx';
import { DevelopmentList } from './development-list.tsx';
import { FilteredDevelopments } from './filtered-developments.tsx';
import styles from './developments-panel.module.css';

interface DevelopmentsPanelProps {
  /** The newest beside what the page is about; without any the panel is not drawn (OP-71). */
  readonly developments: readonly Development[];
  /** What the filters begin with. */
  readonly jurisdiction: string;
  readonly topic: string;
}

/** Recent developments beside a document (SR-152, OP-96): the newest, and on demand all of them with filters of their own. */
export function DevelopmentsPanel({ developments, jurisdiction, topic }: DevelopmentsPanelProps) {
  const [hasFilters, setFilters] = useState(false);
  const title = useId();
  if (developments.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        Recent developments
      </h3>
      {hasFilters ? (
        <FilteredDevelopments jurisdiction={jurisdiction} topic={topic} />
      ) : (
        <DevelopmentList developments={developments} />
      )}
      <Button kind="text" aria-expanded={hasFilters} onClick={() => setFilters(!hasFilters)}>
        {hasFilters ? 'Only the newest here' : 'Filter and show more'}
      </Button>
    </section>
  );
}
