import { X } from 'lucide-react';
import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { markDifferences } from '#domain/comparison/mark-differences.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { MatrixColumn, MatrixRow as Row } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { NoteCell } from './note-cell.tsx';
import { scopeAnchors } from './scope-anchors.ts';
import { useNear } from './use-near.ts';
import styles from './matrix.module.css';

export interface MatrixRowProps {
  readonly row: Row;
  readonly columns: readonly MatrixColumn[];
  /** How many of them are pinned. */
  readonly pinned: number;
  readonly placeTitle: string;
  /** Whether what differs is marked. */
  readonly isMarked: boolean;
  readonly Facts: ComparisonParts['Facts'];
  readonly Keep: ComparisonParts['Keep'];
  /** Id of the column that is seen on a phone. */
  readonly shown: string;
  /** Whether its answers are drawn, or only have their room. */
  readonly isDrawn: boolean;
  /** Of the product. */
  readonly slug: string;
  /** What the reader wrote beside the topic, '' for nothing; undefined where notes have no column. */
  readonly note: string | undefined;
  /** Undefined for the last row. */
  readonly onRemove: ((id: string) => void) | undefined;
}

/** The answers to one topic, in the order of the columns. Drawn anew only where something of it is other. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, columns, pinned, placeTitle, isMarked, Facts, Keep, shown, isDrawn, slug, note, onRemove } = props;
  const answers = columns.map(({ cells }) => cells.get(row.id)?.html);
  const drawn = useMarkedAnswers(answers, isMarked && isDrawn);
  const element = useRef<HTMLTableRowElement>(null);
  // What can be done with answers takes as long to draw as these, and nobody does it with what is far away.
  const hasTools = useNear(element, 'section');
  return (
    <tr ref={element} className={styles.row}>
      <th scope="row" className={styles.topic}>
        <TopicHead row={row} onRemove={onRemove} />
      </th>
      {isDrawn ? (
        columns.map((column, at) => (
          <td
            key={column.id}
            className={classNames(styles.cell, at < pinned && styles.pinned)}
            style={{ '--at': at } as CSSProperties}
            data-shown={column.id === shown || undefined}
          >
            <ScopedCell html={drawn.get(answers[at])} {...{ row, column, placeTitle, Facts, Keep, slug, hasTools }} />
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className={styles.cell} data-shown aria-label="On its way">
          <div className={styles.awaited} style={{ '--characters': longestOf(answers) } as CSSProperties} />
        </td>
      )}
      {note === undefined ? null : (
        <td className={styles.cell} data-shown>
          <NoteCell slug={slug} row={row} note={note} />
        </td>
      )}
    </tr>
  );
});

function TopicHead({ row, onRemove }: Pick<MatrixRowProps, 'row' | 'onRemove'>) {
  return (
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
  );
}

/** About: tags are a fifth of an answer. */
function longestOf(answers: readonly (string | undefined)[]): number {
  return Math.max(0, ...answers.map((html) => 0.8 * (html?.length ?? 0)));
}

/**
 * How each answer is drawn. In whatever order the columns stand, the same differs: that is worked out once. Two places that
 * answer in the same words are drawn alike.
 */
function useMarkedAnswers(
  answers: readonly (string | undefined)[],
  isMarked: boolean,
): ReadonlyMap<string | undefined, string | undefined> {
  const sorted = answers.filter((html) => html !== undefined).toSorted();
  const key = isMarked ? sorted.join('\u0000') : '';
  const marked = useMemo(() => {
    const htmls = key === '' ? [] : key.split('\u0000');
    const drawn = markDifferences(htmls);
    return new Map<string | undefined, string | undefined>(htmls.map((html, at) => [html, drawn[at]]));
  }, [key]);
  return isMarked ? marked : new Map(answers.map((html) => [html, html]));
}

interface ScopedCellProps extends Pick<MatrixRowProps, 'row' | 'placeTitle' | 'Facts' | 'Keep' | 'slug'> {
  readonly hasTools: boolean;
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
