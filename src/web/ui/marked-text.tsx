import { Fragment } from 'react';

interface MarkedTextProps {
  readonly text: string;
  /** Ascending UTF-16 ranges; `term` numbers the terms of the query from 0. */
  readonly marks: readonly { readonly start: number; readonly end: number; readonly term: number }[];
}

/** How many looks of marks there are; further terms begin again. */
const LOOKS = 6;

/** Text with the matches of the query marked, each term in its own hue and underline. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map((mark, index) => (
        <Fragment key={mark.start}>
          {partCells(text.slice(marks[index - 1]?.end ?? 0, mark.start))}
          <mark className={termClass(mark.term)}>{text.slice(mark.start, mark.end)}</mark>
        </Fragment>
      ))}
      {partCells(text.slice(marks.at(-1)?.end ?? 0))}
    </>
  );
}

/** Cells of a table and the fields of a list's row stand on lines of their own: on one line a dot keeps them apart. */
function partCells(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' · ');
}

/** The class that gives a term its look. */
export function termClass(term: number): string {
  return `term-${term % LOOKS}`;
}
