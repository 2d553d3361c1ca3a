import { useQueryClient } from '@tanstack/react-query';
import { BookOpen, Copy, Scale } from 'lucide-react';
import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { escapeHtml } from '#domain/document/marked-text.ts';
import { citedWorkQuery } from '#web/api/document.queries.ts';
import { copyBoth, writeCitedHtml } from '#web/app/copy-cited.ts';
import { useCopy } from '#web/app/use-copy.ts';
import { useStyle } from '#web/app/use-style.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import type { Cell, MatrixColumn, MatrixRow } from './build-matrix.ts';
import type { ComparisonParts } from './comparison-parts.ts';
import { textOfHtml } from './text-of-html.ts';
import styles from './matrix.module.css';

interface CellToolsProps {
  readonly cell: Cell;
  readonly row: MatrixRow;
  readonly column: MatrixColumn;
  readonly showsFacts: boolean;
  readonly Keep: ComparisonParts['Keep'];
  /** Of the product. */
  readonly slug: string;
  readonly onToggleFacts: () => void;
}

/** Below an answer: its page in print, the way to it in its document, a copy with its reference, the facts beside it. */
export function CellTools({ cell, row, column, showsFacts, Keep, slug, onToggleFacts }: CellToolsProps) {
  const { facts, sourcePage, url } = cell;
  const what = `${row.name}, ${column.name}`;
  const [isCopied, copy] = useCopyAnswer(cell, row, column);
  return (
    <div className={styles.cellTools}>
      {sourcePage === null ? null : <span className={styles.printed}>p. {sourcePage}</span>}
      <AppLink
        href={url}
        className={styles.tool}
        aria-label={`Read in the document: ${what}`}
        title="Read in the document"
      >
        <BookOpen size="0.875rem" aria-hidden />
      </AppLink>
      <Button
        kind="icon"
        className={styles.tool}
        aria-label={`Copy with its reference: ${what}`}
        title={isCopied ? 'Copied' : 'Copy with its reference'}
        onClick={copy}
      >
        <Copy size="0.875rem" aria-hidden />
        {isCopied ? <span className={styles.copied}>Copied</span> : null}
      </Button>
      {Keep ? <Keep place={{ slug, place: column.id, topic: row.id }} title={what} className={styles.tool} /> : null}
      {facts.length > 0 ? (
        <Button
          kind="icon"
          className={styles.tool}
          aria-expanded={showsFacts}
          aria-label={`${formatCount(facts.length, 'fact')} of law: ${what}`}
          onClick={onToggleFacts}
        >
          <Scale size="0.875rem" aria-hidden /> {formatCount(facts.length, 'fact')}
        </Button>
      ) : null}
    </div>
  );
}

/** The answer as words, with what it answers and how its document is cited in the style of this reader (OP-198). */
function useCopyAnswer({ html, url, sourcePage }: Cell, row: MatrixRow, column: MatrixColumn) {
  const queries = useQueryClient();
  const [style] = useStyle();
  const [isCopied, copy] = useCopy('Copied with its reference');
  const write = async () => {
    const { document } = column;
    if (!document) return;
    const { cited } = await queries.ensureQueryData(citedWorkQuery(document.documentId));
    const runs = cite(sourcePage === null ? cited : { ...cited, pinpoint: sourcePage }, style);
    const address = new URL(url, location.href).href;
    const head = `${column.name}: ${row.name}`;
    const words = textOfHtml(html);
    const paragraphs = words.split(/\n+/u).map((line) => `<p>${escapeHtml(line)}</p>`);
    const rich = `<p><b>${escapeHtml(head)}</b></p>${paragraphs.join('')}<p>${writeCitedHtml(runs, address)}</p>`;
    await copyBoth(`${head}\n\n${words}\n\n${writePlain(runs)}\n${address}`, rich);
  };
  return [isCopied, () => copy(write)] as const;
}
