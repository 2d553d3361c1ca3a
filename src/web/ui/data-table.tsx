import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  readonly draw: (row: Row) => ReactNode;
  /** What rows are sorted by; null comes last in either direction. Not sortable where it is absent. */
  readonly sortBy?: (row: Row) => string | number | null;
  readonly isNumber?: boolean;
}

interface DataTableProps<Row> {
  /** What the table holds, for readers of screens. */
  readonly caption: string;
  /** The first is the head of each row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

/**
 * A table that its reader sorts by its heads; on a narrow screen it moves sideways in its own box. Rows that stay are not
 * drawn anew, and the others are drawn in small steps, so that a long table lets its reader type and press meanwhile.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const shown = useDeferredValue(sorted);
  const choose = (column: string) =>
    setSort({ column, isDescending: sort?.column === column ? !sort.isDescending : false });
  return (
    // A box that can move sideways has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={() => choose(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DrawnRow<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, draw, isNumber }, index) =>
        index === 0 ? (
          <th key={id} scope="row">
            {draw(row)}
          </th>
        ) : (
          <td key={id} className={classNames(isNumber && styles.number)}>
            {draw(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const TableRow = memo(DrawnRow) as typeof DrawnRow;

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: () => void;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const isSorted = sort?.column === column.id;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={classNames(column.isNumber && styles.number)}
      {...(isSorted ? { 'aria-sort': direction } : {})}
    >
      {column.sortBy ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column.name}
          <Arrow size={13} aria-hidden className={classNames(styles.arrow, isSorted && styles.shown)} />
        </button>
      ) : (
        column.name
      )}
    </th>
  );
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sortBy || !sort) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : COLLATOR.compare(String(a), String(b)));
  });
}

const COLLATOR = new Intl.Collator('en', { numeric: true });
