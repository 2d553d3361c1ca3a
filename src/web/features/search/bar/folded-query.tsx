import { Search } from 'lucide-react';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { PrefilterButton } from './prefilter-button.tsx';
import styles from './search-bar.module.css';
import type { SearchBarModel } from './use-search-bar.ts';

interface FoldedQueryProps {
  readonly bar: Pick<SearchBarModel, 'query' | 'filters' | 'openFilters'>;
  /** Shows the field. */
  readonly onEdit: () => void;
}

/** The query that is asked in one line, for a narrow screen whose room belongs to the results. */
export function FoldedQuery({ bar, onEdit }: FoldedQueryProps) {
  useShortcuts({ '/': onEdit });
  return (
    <search className={styles.search}>
      <div className={styles.folded}>
        <button type="button" className={styles.asked} onClick={onEdit}>
          <Search size="1.125rem" aria-hidden />
          <span dir="auto" className={styles.query}>
            {bar.query}
          </span>{' '}
          <span className={styles.edit}>
            Edit<span className="visually-hidden"> the search</span>
          </span>
        </button>
        <PrefilterButton count={bar.filters} onOpen={bar.openFilters} />
      </div>
    </search>
  );
}
