import { useQuery } from '@tanstack/react-query';
import { countRelated } from '#contract/related-forms.ts';
import { textOf } from '#domain/search/search-state.ts';
import { searchCallQuery } from '#web/api/search.queries.ts';
import { bodyOfMatches } from '#web/app/search-address.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import type { FilterModel } from '../use-search.ts';
import styles from './facet.module.css';

/** The switch of related forms, with what it would add to the search (OP-163). */
export function RelatedForms({
  mode,
  state,
  filters,
  change,
}: Pick<FilterModel, 'mode' | 'state' | 'filters' | 'change'>) {
  const isOn = state.forms === 'related';
  const { data } = useQuery({
    ...searchCallQuery(countRelated, mode.endpoint, bodyOfMatches(mode, state), { retry: false }),
    enabled: !isOn && textOf(state) !== '' && filters.data !== undefined && !filters.isStale,
  });
  const added = isOn ? null : (data?.added ?? null);
  return (
    <Checkbox state={isOn} onChange={() => change({ forms: isOn ? 'number' : 'related' })}>
      <span className={styles.value}>
        <span>Related forms of words</span>
        {added === null ? null : (
          <span className={styles.count}>
            <span className="visually-hidden">would add </span>
            {added === 0 ? 'none' : `+${formatNumber(added)}`}
          </span>
        )}
      </span>
    </Checkbox>
  );
}
