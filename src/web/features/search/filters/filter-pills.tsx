import { X } from 'lucide-react';
import { useState } from 'react';
import type { FilterAnswer } from '#contract/search.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import look from '#web/ui/pill.module.css';
import { Button } from '#web/ui/button.tsx';
import { hasChoices, listPills, resetFilters } from '../change-state.ts';
import { nameFilters } from './filter-names.ts';
import styles from './filter-pills.module.css';
import type { Answer, FilterModel } from '../use-search.ts';

/** A choice of more values than this is folded: a continent alone may have forty. */
const MOST_PILLS = 12;

interface FilterPillsProps {
  readonly model: Pick<FilterModel, 'mode' | 'state' | 'defaults' | 'hrefWith' | 'prepare'> & {
    readonly filters: Pick<Answer<FilterAnswer[]>, 'data'>;
  };
}

/** What is chosen, each with a way to take it back. */
export function FilterPills({ model }: FilterPillsProps) {
  const view = useEditionView();
  const [showsAll, setShowsAll] = useState(false);
  const { mode, state, defaults, filters, hrefWith, prepare } = model;
  const pills = listPills(state, defaults, nameFilters(view, mode, filters.data));
  // Related forms are taken back by themselves: they hide nothing, and stay with the words when filters go.
  if (pills.length === 0) return null;
  const hidden = pills.length - MOST_PILLS;
  return (
    <ul className={look.pills} aria-label="Chosen filters" data-focus-group>
      {(showsAll ? pills : pills.slice(0, MOST_PILLS)).map((pill) => (
        <li key={pill.key}>
          <AppLink
            className={look.pill}
            href={hrefWith(pill.without)}
            keepScroll
            onFollow={prepare}
            aria-label={`Remove ${pill.title}`}
          >
            <span dir="auto">{pill.title}</span>
            <X size="0.875rem" aria-hidden />
          </AppLink>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Button kind="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `and ${hidden} more`}
          </Button>
        </li>
      ) : null}
      {hasChoices(state, defaults) ? (
        <li>
          <AppLink className={styles.reset} href={hrefWith(resetFilters(defaults))} keepScroll onFollow={prepare}>
            Reset filters
          </AppLink>
        </li>
      ) : null}
    </ul>
  );
}
