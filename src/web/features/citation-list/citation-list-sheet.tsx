import { useId, type ReactNode } from 'react';
import { MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useCopy } from '#web/app/use-copy.ts';
import { CitationTable } from './citation-table.tsx';
import styles from './citation-list-sheet.module.css';
import { printCitations, summarizeCitations } from './summarize-citations.ts';
import { useCitationLookUp } from './use-citation-look-up.ts';

interface CitationListSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the field holds at first. */
  readonly text: string;
}

/** Looks up a pasted list of citations in one go. */
export function CitationListSheet({ isOpen, onClose, text: initial }: CitationListSheetProps) {
  const { text, setText, isBusy, found, trouble, lookUp } = useCitationLookUp(initial);
  const [isCopied, copy] = useCopy('The result was copied');
  return (
    <Sheet
      title="Look up a list of citations"
      place="centre"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          {found ? (
            <Button onClick={() => copy(printCitations(found, location.origin))}>
              {isCopied ? 'Copied' : 'Copy result'}
            </Button>
          ) : null}
          <Button kind="default" onClick={lookUp} aria-disabled={isBusy}>
            {isBusy ? 'Looking up…' : 'Look up'}
          </Button>
        </>
      }
    >
      <CitationsField text={text} trouble={trouble} rows={found ? 4 : 8} onChange={setText} />
      {found ? (
        <>
          <p className={styles.summary}>{summarizeCitations(found)}</p>
          <CitationTable found={found} onFollow={onClose} />
        </>
      ) : null}
    </Sheet>
  );
}

interface CitationsFieldProps {
  readonly text: string;
  readonly trouble: ReactNode;
  readonly rows: number;
  readonly onChange: (text: string) => void;
}

function CitationsField({ text, trouble, rows, onChange }: CitationsFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Citations
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        One on each line, or separated by semicolons: case numbers, neutral citations, ECLIs, DOIs, ISBNs, names of
        cases or exact titles. Up to {MOST_CITATIONS} at once.
      </p>
      <textarea
        id={id}
        data-autofocus
        className={styles.field}
        rows={rows}
        value={text}
        aria-describedby={`${id}-hint ${id}-trouble`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-trouble`} className={styles.trouble}>
        {trouble}
      </p>
    </>
  );
}
