import { ArrowDown, ArrowUp } from 'lucide-react';
import type { FavoriteSort } from '#domain/tools/desk/favorite-sorts.ts';
import type { FavoritesPage } from '#web/api/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './favorites-page.module.css';
import type { FavoritesModel } from './use-favorites.ts';

interface ListToolsProps {
  readonly model: FavoritesModel;
}

/** What a list can be sorted by (SR-214, SR-215). */
const SORTS = {
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
} as const satisfies Record<string, readonly { readonly value: FavoriteSort; readonly label: string }[]>;

const SIZES = [10, 25, 50, 100].map((size) => ({ value: String(size), label: String(size) }));

/** Words of titles and notes, filters of the tab (SR-192), order and page size. */
export function ListTools({ model }: ListToolsProps) {
  const { state, act, page } = model;
  const isUp = state.sortOrder === 'asc';
  const sorts = SORTS[state.informationType];
  const choose = (value: string) => {
    const sort = sorts.find((one) => one.value === value);
    if (sort) act({ do: 'sort', sortBy: sort.value });
  };
  return (
    <div className={styles.tools}>
      <Words model={model} />
      <Values model={model} label="Jurisdiction" field="jurisdictions" values={page?.jurisdictionsFilter} />
      <Values model={model} label="Topic" field="topics" values={page?.topicsFilter} />
      <span className={styles.sort}>
        <Select label="Sort" value={state.sortBy} options={sorts} onChange={choose} />
        <Button
          kind="icon"
          aria-label={isUp ? 'Ascending; turn the order around' : 'Descending; turn the order around'}
          onClick={() => act({ do: 'sort', sortBy: state.sortBy })}
        >
          {isUp ? <ArrowUp size="1rem" aria-hidden /> : <ArrowDown size="1rem" aria-hidden />}
        </Button>
      </span>
      <Select
        label="Per page"
        value={String(state.pageSize)}
        options={SIZES}
        onChange={(value) => act({ do: 'size', pageSize: Number(value) })}
      />
    </div>
  );
}

function Words({ model: { state, act } }: ListToolsProps) {
  return (
    <input
      type="search"
      className={styles.words}
      aria-label="Words of title or note"
      placeholder="Words of title or note"
      dir="auto"
      value={state.query}
      maxLength={300}
      onChange={(event) => act({ do: 'query', query: event.target.value })}
    />
  );
}

interface ValuesProps extends ListToolsProps {
  readonly label: string;
  readonly field: 'jurisdictions' | 'topics';
  readonly values: FavoritesPage['topicsFilter'] | undefined;
}

/** One value of a filter, or any; not there once it is known that nothing could be chosen. */
function Values({ model: { state, act }, label, field, values }: ValuesProps) {
  if (values?.length === 0) return null;
  const options = (values ?? []).map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` }));
  return (
    <Select
      label={label}
      value={state[field][0] ?? ''}
      options={[{ value: '', label: 'Any' }, ...options]}
      onChange={(value) => act({ do: 'filter', [field]: value === '' ? [] : [value] })}
    />
  );
}
