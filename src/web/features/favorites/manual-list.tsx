import { Trash2 } from 'lucide-react';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import record from '#web/ui/record-title.module.css';
import { FavoriteState, listMeta } from './favorite-state.tsx';
import { ROW } from '#web/ui/use-row-focus.ts';
import styles from './favorites-page.module.css';
import type { ManualModel } from './use-manual-favorites.ts';

interface ManualListProps {
  readonly model: ManualModel;
  readonly rows: readonly FavoriteRow[];
}

/** The favorites of a tab, which are removed one by one or as they are ticked. */
export function ManualList({ model, rows }: ManualListProps) {
  const { chosen, toggle, remove, isStale } = model;
  const state = chosen.length === rows.length ? true : chosen.length > 0 ? 'mixed' : false;
  return (
    <>
      <fieldset className={styles.selected} aria-label="Selection">
        <Checkbox state={state} onChange={() => toggle(rows.map(({ id }) => id))}>
          {chosen.length > 0 ? `${formatNumber(chosen.length)} selected` : 'Select all'}
        </Checkbox>
        {chosen.length > 0 ? (
          <Button onClick={() => void remove(chosen)}>Remove</Button>
        ) : (
          <span className={styles.total}>{formatCount(rows.length, 'favorite')}</span>
        )}
      </fieldset>
      <ul className={classNames(styles.list, isStale && styles.stale)} aria-busy={isStale}>
        {rows.map((row) => (
          <ManualItem key={row.id} row={row} model={model} />
        ))}
      </ul>
    </>
  );
}

function ManualItem({
  row,
  model: { chosen, toggle, remove },
}: { readonly row: FavoriteRow } & Pick<ManualListProps, 'model'>) {
  const isGone = row.state === 'withdrawn' || row.state === 'missing';
  return (
    <li className={styles.item} {...ROW}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={chosen.includes(row)}
          onChange={() => toggle([row.id])}
          aria-label={`Select ${row.title}`}
        />
      </label>
      <div className={styles.words}>
        <h2 dir="auto" className={record.title}>
          {isGone ? row.title : <AppLink href={row.url}>{row.title}</AppLink>}
        </h2>
        <p className={styles.meta}>
          <FactsLine facts={listMeta(row)} />
        </p>
        <FavoriteState row={row} />
      </div>
      <div className={styles.rowTools}>
        <Button
          kind="icon"
          aria-label={`Remove from favorites: ${row.title}`}
          title="Remove from favorites"
          onClick={() => void remove([row])}
        >
          <Trash2 size="1.125rem" aria-hidden />
        </Button>
      </div>
    </li>
  );
}
