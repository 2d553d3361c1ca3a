import { ArrowDown, ArrowUp } from 'lucide-react';
import type { FavoriteSort } from '#domain/tools/desk/favorite-sorts.ts';
import type { FavoritesPage } from '#web/api/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { DownloadFavorites } from './download-favorites.tsx';
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
  Comparison: [
    { value: 'Jurisdiction', label: 'Jurisdiction' },
    { value: 'AddedDate', label: 'Date added' },
  ],
} as const satisfies Record<string, readonly { readonly value: FavoriteSort; readonly label: string }[]>;

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
];

const SIZES = [10, 25, 50, 100].map((size) => ({ value: String(size), label: String(size) }));

/** Words of titles and notes, filters of the tab (SR-192), order and page size, cards or a table. */
export function ListTools({ model }: ListToolsProps) {
  const { act, page, view } = model;
  const sizes = SIZES.filter(({ value }) => !view.isTable || Number(value) >= 25);
  return (
    <div className={styles.tools}>
      <Words model={model} />
      <Values model={model} label="Jurisdiction" field="jurisdictions" values={page?.jurisdictionsFilter} />
      <Values model={model} label="Topic" field="topics" values={page?.topicsFilter} />
      {view.isTable ? null : <Order model={model} />}
      <Select
        label="Per page"
        value={String(view.pageSize)}
        options={sizes}
        onChange={(value) => act({ do: 'size', pageSize: Number(value) })}
      />
      <View model={model} />
      {view.isTable && page ? <DownloadFavorites model={model} total={page.totalHits} /> : null}
    </div>
  );
}

function Order({ model: { state, act } }: ListToolsProps) {
  const isUp = state.sortOrder === 'asc';
  const sorts = SORTS[state.informationType];
  const choose = (value: string) => {
    const sort = sorts.find((one) => one.value === value);
    if (sort) act({ do: 'sort', sortBy: sort.value });
  };
  return (
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
  );
}

/** Documents alone are a table, too; what only its heads sort by, cards do not. */
function View({ model: { state, act, view } }: ListToolsProps) {
  if (state.informationType !== 'Document') return null;
  const choose = (value: string) => {
    const isKnown = SORTS.Document.some((one) => one.value === state.sortBy);
    if (value === 'cards' && !isKnown) act({ do: 'sort', sortBy: 'AddedDate' });
    view.choose(value);
  };
  return <Select label="View" value={view.isTable ? 'table' : 'cards'} options={VIEWS} onChange={choose} />;
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
