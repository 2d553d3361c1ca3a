import type { Matrix } from './build-matrix.ts';
import { MatrixRow, type MatrixRowProps } from './matrix-row.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';

interface MatrixBodyProps extends Pick<MatrixRowProps, 'placeTitle' | 'Facts' | 'shown' | 'slug' | 'onRemove'> {
  readonly matrix: Matrix;
  /** Whether what differs is marked. */
  readonly wantsMarks: boolean;
  /** By topic; undefined where notes have no column. */
  readonly notes: ReadonlyMap<string, string> | undefined;
}

/** The rows, drawn step by step; on its own, so that with each step nothing but rows is looked at. */
export function MatrixBody({ matrix, wantsMarks, notes, ...shared }: MatrixBodyProps) {
  const { drawn, isMarked } = useDrawnRows(matrix, wantsMarks);
  const { rows, columns, pinned } = matrix;
  return (
    <tbody>
      {rows.map((row, at) => (
        <MatrixRow
          key={row.id}
          {...{ row, columns, pinned }}
          {...shared}
          isDrawn={at < drawn}
          isMarked={isMarked(at)}
          note={notes && (notes.get(row.id) ?? '')}
        />
      ))}
    </tbody>
  );
}
