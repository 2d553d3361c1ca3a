import { useMemo, useState, type RefObject } from 'react';
import { announce } from '#web/app/live-region.tsx';
import { useDragOrder } from '#web/ui/use-drag-order.ts';
import { moveColumn, type Matrix, type MatrixColumn } from './build-matrix.ts';
import type { ComparisonAddress } from './use-comparison-address.ts';

/** What can be done with a column. */
export interface ColumnTools {
  readonly handle: ReturnType<ReturnType<typeof useDragOrder>['handleOf']>;
  /** A column is held over the place of this one: the side on which it would stand. */
  readonly dropSide: 'before' | 'after' | undefined;
  readonly isDragged: boolean;
  readonly isPinned: boolean;
  readonly canMove: { readonly left: boolean; readonly right: boolean };
  readonly move: (by: -1 | 1) => void;
  readonly pin: () => void;
  /** Undefined for the last column. */
  readonly remove: (() => void) | undefined;
}

/** Columns are moved by drag, by keys and from their menus, pinned and removed; the address keeps it. */
export function useColumnTools(
  matrix: Matrix,
  address: ComparisonAddress,
  head: RefObject<HTMLTableRowElement | null>,
): (column: MatrixColumn, at: number) => ColumnTools {
  const { columns } = matrix;
  const [from, setFrom] = useState(-1);
  // The heads of the columns stand behind that of the topics.
  const items = useMemo(() => [undefined, ...columns], [columns]);
  const move = (at: number, to: number) => {
    const moved = columns[at];
    if (!moved || to < 0 || to >= columns.length || to === at) return;
    const places = moveColumn(matrix, at, to);
    address.go({ places }, false);
    announce(`${moved.name}: column ${places.indexOf(moved.id) + 1} of ${places.length}`);
  };
  const drag = useDragOrder<MatrixColumn | undefined>({
    list: head,
    items,
    axis: 'x',
    // The table stays as it is until the column is let go of: moving hundreds of answers is work.
    onShow: () => undefined,
    onDrop: (order) =>
      move(
        ...findMove(
          columns,
          order.filter((one) => one !== undefined),
        ),
      ),
  });
  const over = drag.dragged === undefined ? undefined : Math.max(0, drag.dragged - 1);
  return (column, at) => ({
    handle: startAt(drag.handleOf(at + 1), () => setFrom(at)),
    isDragged: over !== undefined && from === at,
    dropSide: over !== at || from === at ? undefined : from > at ? 'before' : 'after',
    ...offerOf(matrix, column, at, address),
    move: (by) => move(at, at + by),
  });
}

/** From where to where one of them was moved. */
function findMove(before: readonly MatrixColumn[], after: readonly MatrixColumn[]): [from: number, to: number] {
  const at = before.findIndex((one, index) => one !== after[index]);
  const from = after[at] === before[at + 1] ? at : before.findIndex((one) => one === after[at]);
  return [from, after.findIndex((one) => one === before[from])];
}

function startAt({ onPointerDown }: ColumnTools['handle'], begin: () => void): ColumnTools['handle'] {
  return {
    onPointerDown: (event) => {
      begin();
      onPointerDown(event);
    },
  };
}

/** Columns move among those that are pinned, or among the others; the last one stays. */
function offerOf(
  { columns, pinned }: Matrix,
  { id, name }: MatrixColumn,
  at: number,
  { state, go }: ComparisonAddress,
): Pick<ColumnTools, 'isPinned' | 'canMove' | 'pin' | 'remove'> {
  const isPinned = at < pinned;
  return {
    isPinned,
    canMove: { left: at > (isPinned ? 0 : pinned), right: at < (isPinned ? pinned : columns.length) - 1 },
    pin: () => {
      go({ pinned: isPinned ? state.pinned.filter((one) => one !== id) : [...state.pinned, id] }, false);
      announce(isPinned ? `${name} is no longer pinned` : `${name} is pinned`);
    },
    remove: columns.length > 1 ? () => go({ places: state.places.filter((one) => one !== id) }) : undefined,
  };
}
