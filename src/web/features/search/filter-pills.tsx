import { X } from 'lucide-react';
import { AppLink } from '#web/ui/app-link.tsx';
import { hasChoices, resetFilters, type Pill } from './change-state.ts';
import styles from './filter-pills.module.css';
import type { SearchModel } from './use-search.ts';

interface FilterPillsProps {
  readonly model: Pick<SearchModel, 'state' | 'defaults' | 'hrefWith'>;
  readonly pills: readonly Pill[];
}

/** What is chosen, each with a way to take it back. */
export function FilterPills({ model, pills }: FilterPillsProps) {
  if (!hasChoices(model.state, model.defaults)) return null;
  return (
    <ul className={styles.pills} aria-label="Chosen filters">
      {pills.map((pill) => (
        <li key={pill.key}>
          <AppLink
            className={styles.pill}
            href={model.hrefWith(pill.without)}
            keepScroll
            aria-label={`Remove ${pill.title}`}
          >
            <span>{pill.title}</span>
            <X size={14} aria-hidden />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink className={styles.reset} href={model.hrefWith(resetFilters(model.defaults))} keepScroll>
          Reset filters
        </AppLink>
      </li>
    </ul>
  );
}
