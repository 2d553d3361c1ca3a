import type { ProfileFilter } from '#contract/profiles.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import select from '#web/ui/filter-select.module.css';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { ALL_CASES, chooseValue, type CasesState } from './cases-address.ts';
import styles from './cases-section.module.css';

/** Filters that stand open; the others are behind one press. */
const FIRST: ReadonlySet<string> = new Set(['role-subrole', 'institution', 'casetype', 'sector-subsector', 'status']);

interface CaseFiltersProps {
  readonly filters: readonly ProfileFilter[];
  readonly state: CasesState;
  readonly onChoose: (state: CasesState) => void;
}

/** A choice in each filter; another one begins the table again at its first page (TL-023). */
export function CaseFilters({ filters, state, onChoose }: CaseFiltersProps) {
  const shown = filters.filter(
    ({ id, filterItems }) => filterItems.length > 1 || state.filters.some((one) => one.id === id),
  );
  if (shown.length === 0) return null;
  const isFirst = ({ id }: ProfileFilter) => FIRST.has(id) || state.filters.some((one) => one.id === id);
  const more = shown.filter((filter) => !isFirst(filter));
  const draw = ({ id, name, filterItems }: ProfileFilter) => (
    <FilterSelect
      key={id}
      label={name}
      value={state.filters.find((one) => one.id === id)?.value ?? ''}
      options={filterItems.map((item) => ({ value: item.id, label: `${item.label} (${formatNumber(item.count)})` }))}
      onChange={(value) => onChoose(chooseValue(state, id, value))}
    />
  );
  return (
    <fieldset className={styles.group} aria-label="Filter the cases">
      <div className={classNames(select.filters, styles.filters)}>{shown.filter(isFirst).map(draw)}</div>
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>More filters</summary>
          <div className={classNames(select.filters, styles.filters)}>{more.map(draw)}</div>
        </details>
      ) : null}
      {state.filters.length > 0 ? (
        <Button kind="text" className={styles.reset} onClick={() => onChoose(ALL_CASES)}>
          Show all cases
        </Button>
      ) : null}
    </fieldset>
  );
}
