import { X } from 'lucide-react';
import { memo, useMemo, type CSSProperties } from 'react';
import { markDifferences } from '#domain/comparison/mark-differences.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { MatrixColumn, MatrixRow as Row } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { scopeAnchors } from './scope-anchors.ts';
import styles from './matrix.module.css';

interface MatrixRowProps {
  readonly row: Row;
  readonly columns: readonly MatrixColumn[];
  readonly placeTitle: string;
  /** Whether what differs is marked. */
  readonly isMarked: boolean;
  readonly Facts: ComparisonParts['Facts'];
  /** Id of the column that is seen on a phone. */
  readonly shown: string;
  /** Whether its answers are drawn, or only have their room. */
  readonly isDrawn: boolean;
  /** Undefined for the last row. */
  readonly onRemove: ((id: string) => void) | undefined;
}

/** The answers to one topic, in the order of the columns. Drawn anew only where something of it is other. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, columns, placeTitle, isMarked, Facts, shown, isDrawn, onRemove } = props;
  const answers = useMemo(() => {
    const htmls = columns.map(({ cells }) => cells.get(row.id)?.html);
    return isMarked && isDrawn ? markDifferences(htmls) : htmls;
  }, [columns, row.id, isMarked, isDrawn]);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.topic}>
        <div className={styles.topicHead}>
          {row.parents.length > 0 ? <span className={styles.parents}>{row.parents.join(' › ')}</span> : null}
          <span className={styles.topicName} dir="auto">
            {row.name}
          </span>
          {onRemove ? (
            <Button
              kind="icon"
              className={styles.more}
              aria-label={`Remove ${row.name}`}
              title="Remove this row"
              onClick={() => onRemove(row.id)}
            >
              <X size="0.875rem" aria-hidden />
            </Button>
          ) : null}
        </div>
      </th>
      {columns.map((column, at) => (
        <td
          key={column.id}
          className={classNames(styles.cell, column.isPinned && styles.pinned)}
          style={{ '--at': at } as CSSProperties}
          data-shown={column.id === shown || undefined}
        >
          <ScopedCell html={answers[at]} {...{ row, column, placeTitle, Facts, isDrawn }} />
        </td>
      ))}
    </tr>
  );
});

interface ScopedCellProps extends Pick<MatrixRowProps, 'row' | 'placeTitle' | 'Facts' | 'isDrawn'> {
  readonly column: MatrixColumn;
  readonly html: string | undefined;
}

/** Anchors repeat from document to document. */
function ScopedCell({ html, ...props }: ScopedCellProps) {
  const { id, documentId } = props.column;
  const scoped = useMemo(
    () => html && scopeAnchors(html, id, presentTextAddress({ id: documentId ?? '' })),
    [html, id, documentId],
  );
  return <MatrixCell html={scoped} {...props} />;
}
