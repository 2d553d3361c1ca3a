import type { ProfileFilter } from '#contract/profiles.ts';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { ALL_CASES, chooseValue, type CasesState } from './cases-address.ts';
import styles from './cases-section.module.css';

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
  return (
    <div className={styles.filters} role="group" aria-label="Filter the cases">
      {shown.map(({ id, name, filterItems }) => {
        const chosen = state.filters.find((one) => one.id === id)?.value ?? '';
        return (
          <label key={id} className={styles.filter}>
            <span>{name}</span>
            <select
              value={chosen}
              data-chosen={chosen !== '' || undefined}
              onChange={(event) => onChoose(chooseValue(state, id, event.target.value))}
            >
              <option value="">All</option>
              {filterItems.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.label} ({formatNumber(item.count)})
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {state.filters.length > 0 ? (
        <Button kind="text" className={styles.reset} onClick={() => onChoose(ALL_CASES)}>
          Show all cases
        </Button>
      ) : null}
    </div>
  );
}
