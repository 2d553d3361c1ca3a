import { describePaging } from '#domain/search/page-buttons.ts';
import type { FavoritesPage } from '#web/api/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { Pager } from '#web/ui/pager.tsx';
import { DownloadFavorites } from './download-favorites.tsx';
import { FavoriteItem } from './favorite-item.tsx';
import { FavoriteTable } from './favorite-table.tsx';
import styles from './favorites-page.module.css';
import type { DragModel } from './use-drag.ts';
import type { FavoritesModel } from './use-favorites.ts';
import { useSearchNews } from './use-search-news.ts';

interface FavoriteListProps {
  readonly model: FavoritesModel;
  readonly page: FavoritesPage;
}

interface MovableListProps extends FavoriteListProps {
  readonly onMove: (ids: readonly string[]) => void;
}

interface DraggableListProps extends MovableListProps {
  readonly drag: DragModel;
}

/** One page of favorites with what can be done with those that are ticked (SR-196). */
export function FavoriteList({ model, page, drag, onMove }: DraggableListProps) {
  const news = useSearchNews(page.favorites);
  if (model.view.isTable) {
    return (
      <>
        <FavoriteTable model={model} page={page} />
        <Pages model={model} page={page} />
      </>
    );
  }
  return (
    <>
      <Selected model={model} page={page} onMove={onMove} />
      <ul className={classNames(styles.list, model.isStale && styles.stale)} aria-busy={model.isStale}>
        {page.favorites.map((row) => (
          <FavoriteItem key={row.id} {...{ row, model, news, drag }} onMove={() => onMove([row.id])} />
        ))}
      </ul>
      <Pages model={model} page={page} />
    </>
  );
}

/** What is ticked, and what can be done with it. */
export function Selected({ model, page, onMove }: MovableListProps) {
  const ids = page.favorites.map(({ id }) => id);
  const count = ids.filter(model.isChosen).length;
  const state = count === ids.length ? true : count > 0 ? 'mixed' : false;
  return (
    <fieldset className={styles.selected} aria-label="Selection" data-screen>
      <Checkbox state={state} onChange={() => model.toggle(ids)}>
        {count > 0 ? `${formatNumber(count)} selected` : 'Select all on this page'}
      </Checkbox>
      {count > 0 ? (
        <>
          <Button aria-haspopup="dialog" onClick={() => onMove(model.chosen)}>
            Move to…
          </Button>
          <Button onClick={() => void model.remove(model.chosen)}>Remove</Button>
        </>
      ) : (
        <span className={styles.total}>{page.totalHits === 1 ? '1 favorite' : `${page.totalHits} favorites`}</span>
      )}
      <DownloadFavorites model={model} total={page.totalHits} />
    </fieldset>
  );
}

function Pages({ model, page: { pageNumber, pageSize, totalHits } }: FavoriteListProps) {
  const paging = describePaging((pageNumber - 1) * pageSize, pageSize, totalHits);
  // What is ticked is ticked on this page.
  const forget = () => model.toggle(model.chosen);
  return <Pager label="Pages of favorites" paging={paging} hrefOf={model.hrefOfPage} onFollow={forget} />;
}
