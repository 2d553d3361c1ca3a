import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useGrowingCount } from './use-growing-count.ts';
import { useSteadyColumns } from './use-steady-columns.ts';
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
 * drawn anew, and a long table is drawn and laid out in small steps, so that it lets its reader type and press meanwhile.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort>();
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const shown = useDeferredValue(sorted);
  const count = useGrowingCount(shown);
  const { table, widths } = useSteadyColumns(columns);
  const choose = (column: string) =>
    setSort({ column, isDescending: sort?.column === column ? !sort.isDescending : false });
  return (
    // A box that can move sideways has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table ref={table} className={classNames(styles.table, widths && styles.held)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <Head key={column.id} width={widths?.[at]} {...{ column, sort }} onSort={() => choose(column.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <TableRow key={keyOf(row)} isHidden={at >= count} {...{ row, columns }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly row: Row;
  /** It has its place and takes none on the page yet. */
  readonly isHidden: boolean;
}

function DrawnRow<Row>({ row, columns, isHidden }: RowProps<Row>) {
  return (
    <tr hidden={isHidden}>
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
  readonly width: number | undefined;
  readonly onSort: () => void;
}

function Head<Row>({ column, sort, width, onSort }: HeadProps<Row>) {
  const isSorted = sort?.column === column.id;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={classNames(column.isNumber && styles.number)}
      {...(width === undefined ? {} : { style: { '--width': `${width}px` } as CSSProperties })}
      {...(isSorted ? { 'aria-sort': direction } : {})}
    >
      {column.sortBy ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {column.name}
          <Arrow size="0.8125rem" aria-hidden className={classNames(styles.arrow, isSorted && styles.shown)} />
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
