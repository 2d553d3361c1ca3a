import type { FavoriteSort } from '#domain/tools/desk/favorite-sorts.ts';
import { Select } from '#web/ui/select.tsx';
import styles from './favorites-page.module.css';
import type { ManualModel } from './use-manual-favorites.ts';

/** What the lists are sorted by (SR-214, SR-215); dates the latest first, all else from A (SR-209, SR-210). */
const SORTS: Readonly<Record<'Document' | 'Search', readonly { value: FavoriteSort; label: string }[]>> = {
  Document: [
    { value: 'Jurisdiction', label: 'Jurisdiction' },
    { value: 'AddedDate', label: 'Date added' },
    { value: 'Topic', label: 'Topic' },
    { value: 'ReviewDate', label: 'Review date' },
  ],
  Search: [
    { value: 'Jurisdiction', label: 'Jurisdictions' },
    { value: 'AddedDate', label: 'Date added' },
    { value: 'Topic', label: 'Topics' },
  ],
};

/** Filters by jurisdiction, topic and convention, and the order. */
export function ManualTools({ model: { state, change, filters } }: { readonly model: ManualModel }) {
  const sorts = SORTS[state.tab];
  const places = filters?.jurisdictionsFilter.map((value) => ({
    ...value,
    title: value.land === null ? value.title : `${value.title} (${value.land})`,
  }));
  return (
    <div className={styles.tools}>
      <Values
        label="Jurisdiction"
        value={state.jurisdiction}
        values={places}
        onChange={(jurisdiction) => change({ jurisdiction, convention: '' })}
      />
      <Values
        label="Topic"
        value={state.topic}
        values={filters?.topicsFilter}
        onChange={(topic) => change({ topic })}
      />
      <Values
        label="Convention"
        value={state.convention}
        values={filters?.conventionFilters}
        onChange={(convention) => change({ convention, jurisdiction: '' })}
      />
      <Select
        label="Sort"
        value={state.sortBy}
        options={sorts}
        onChange={(value) => change({ sortBy: sorts.find((sort) => sort.value === value)?.value ?? 'Jurisdiction' })}
      />
    </div>
  );
}

interface ValuesProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly id: string; readonly title: string; readonly count: number }[] | undefined;
  readonly onChange: (value: string) => void;
}

/** One value of a filter, or any; not there once it is known that nothing could be chosen. */
function Values({ label, value, values, onChange }: ValuesProps) {
  if (values?.length === 0) return null;
  const options = (values ?? []).map(({ id, title, count }) => ({
    value: id,
    label: `${title.replaceAll(' > ', ' › ')}: ${count}`,
  }));
  return <Select label={label} value={value} options={[{ value: '', label: 'Any' }, ...options]} onChange={onChange} />;
}
