import { History, X } from 'lucide-react';
import { useId, type HTMLAttributes } from 'react';
import { LATEST_SEARCHES_KEPT } from '#domain/tools/desk/latest-search.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './latest-list.module.css';
import type { Cell } from './move-cell.ts';
import type { LatestListModel } from './use-latest-list.ts';

interface LatestListProps {
  readonly model: LatestListModel;
  /** In a sheet the list stands below the field instead of floating over the page. */
  readonly isInSheet: boolean;
  /** After a search was started. */
  readonly onSearch: (() => void) | undefined;
}

/**
 * The latest searches below the empty field, a grid that the field steers: each row makes a search again or removes it.
 * The pointer never takes the focus out of the field.
 */
export function LatestList({ model, isInSheet, onSearch }: LatestListProps) {
  const { searches, cell, idOf, listId } = model;
  const heading = useId();
  const cellProps = (row: number, column: Cell['column']) => ({
    id: idOf({ row, column }),
    role: 'gridcell',
    'aria-selected': cell?.row === row && cell.column === column,
  });
  return (
    <div
      className={classNames(styles.box, isInSheet && styles.inSheet)}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <h2 id={heading} className={styles.title}>
        Your latest searches
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a field steers its cells */}
      <table id={listId} role="grid" aria-labelledby={heading} className={styles.list}>
        <tbody>
          {searches.map((search, row) => (
            <LatestRow key={search.id} {...{ model, search, row, onSearch }} cellProps={cellProps} />
          ))}
          <LastRow model={model} row={searches.length} cellProps={cellProps} />
        </tbody>
      </table>
      <p className={styles.limit}>The newest {LATEST_SEARCHES_KEPT} are kept.</p>
    </div>
  );
}

interface LatestRowProps extends Pick<LatestListProps, 'model' | 'onSearch'> {
  readonly search: LatestListModel['searches'][number];
  readonly row: number;
  readonly cellProps: (row: number, column: Cell['column']) => HTMLAttributes<HTMLElement>;
}

/** What clears the list, and where what was removed lies. */
function LastRow({ model, row, cellProps }: Pick<LatestRowProps, 'model' | 'row' | 'cellProps'>) {
  return (
    <tr>
      <td {...cellProps(row, 0)} colSpan={model.hasTrash ? 1 : 2} className={styles.all}>
        <Button kind="text" tabIndex={-1} onClick={model.removeAll}>
          Remove all
        </Button>
      </td>
      {model.hasTrash ? (
        <td {...cellProps(row, 1)} className={styles.all}>
          <AppLink href="/favorites?folder=trash" tabIndex={-1} onClick={model.close}>
            Trash
          </AppLink>
        </td>
      ) : null}
    </tr>
  );
}

function LatestRow({ model, search, row, onSearch, cellProps }: LatestRowProps) {
  return (
    <tr className={styles.row}>
      <td {...cellProps(row, 0)} className={styles.search}>
        <AppLink
          href={search.url}
          tabIndex={-1}
          className={styles.link}
          onClick={() => {
            model.close();
            onSearch?.();
          }}
        >
          <History size="1rem" aria-hidden className={styles.icon} />
          <span dir="auto" className={styles.words}>
            {search.title}
          </span>{' '}
          {search.place === '' ? null : <span className={styles.place}>{search.place}</span>}
        </AppLink>
      </td>
      <td {...cellProps(row, 1)} className={styles.remove}>
        <Button kind="icon" tabIndex={-1} aria-label={`Remove: ${search.title}`} onClick={() => model.remove(search)}>
          <X size="1rem" aria-hidden />
        </Button>
      </td>
    </tr>
  );
}
