import { Lock } from 'lucide-react';
import { memo, useRef, useState, type CSSProperties } from 'react';
import { useTypeset } from '#web/app/use-typeset.ts';
import type { Cell, MatrixColumn, MatrixRow } from './build-matrix.ts';
import { CellTools } from './cell-tools.tsx';
import { ChangedCell } from './changed-cell.tsx';
import type { ComparisonParts } from './comparison-parts.ts';
import styles from './matrix.module.css';

interface MatrixCellProps {
  readonly row: MatrixRow;
  readonly column: MatrixColumn;
  readonly placeTitle: string;
  /** The answer as it is drawn, marked where that is wanted; undefined for a hole. */
  readonly html: string | undefined;
  readonly Facts: ComparisonParts['Facts'];
  readonly Keep: ComparisonParts['Keep'];
  /** Of the product. */
  readonly slug: string;
  /** Whether what can be done with it is drawn, or only has its room. */
  readonly hasTools: boolean;
}

/** An answer with what can be done with it; a hole, or a padlock, said in words. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { row, column, placeTitle, html } = props;
  const cell = column.cells.get(row.id);
  const removed = column.removed.get(row.id);
  if (column.isLocked) {
    return (
      <p className={styles.hole}>
        <Lock size="0.8125rem" aria-hidden /> Not in your subscription
      </p>
    );
  }
  if (!cell || html === undefined) {
    return (
      <>
        <p className={styles.hole}>No information for this {placeTitle.toLowerCase()}</p>
        {removed ? <ChangedCell change={removed} isOpen={false} onToggle={undefined} /> : null}
      </>
    );
  }
  return <Answer {...props} cell={cell} html={html} />;
});

interface AnswerProps extends MatrixCellProps {
  readonly cell: Cell;
  readonly html: string;
}

function Answer({ cell, html, row, column, Facts, Keep, slug, hasTools }: AnswerProps) {
  const { change, facts } = cell;
  const [showsChange, showChange] = useState(true);
  const [showsFacts, showFacts] = useState(false);
  const hasWords = change !== null && change.kind === 'changed' && change.pieces.length > 0;
  return (
    <>
      <div className={styles.answer} style={sizeOf(cell)}>
        {change ? (
          <ChangedCell
            change={change}
            isOpen={hasWords && showsChange}
            onToggle={hasWords ? () => showChange(!showsChange) : undefined}
          />
        ) : null}
        {hasWords && showsChange ? null : <AnswerText html={html} language={column.document?.language ?? ''} />}
      </div>
      {showsFacts ? (
        <div className={styles.factsOfLaw}>
          <Facts facts={facts} />
        </div>
      ) : null}
      {hasTools ? (
        <CellTools {...{ cell, row, column, showsFacts, Keep, slug }} onToggleFacts={() => showFacts(!showsFacts)} />
      ) : (
        <div className={styles.cellTools} />
      )}
    </>
  );
}

/** Built by the server from blocks, escaped throughout. */
function AnswerText({ html, language }: { readonly html: string; readonly language: string }) {
  const text = useRef<HTMLDivElement>(null);
  useTypeset(text, language);
  return (
    <div
      ref={text}
      lang={language}
      className={`document-text ${styles.text}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** What about its height is worked out from, until it is laid out. */
function sizeOf({ html }: Cell): CSSProperties {
  const blocks = html.match(/<(?:p|h[1-6]|tr|aside)\b/gu)?.length ?? 1;
  const characters = html.replaceAll(/<[^>]*>/gu, '').length;
  return { '--characters': characters, '--blocks': blocks } as CSSProperties;
}
