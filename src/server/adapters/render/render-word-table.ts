import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { PlainTable, TableCell } from '#server/ports/document-renderer.ts';
import { createHeading, createWord, SOFT } from './create-word.ts';

const whole = new Intl.NumberFormat('en-GB');

/**
 * A document with a heading, what the rows are, and each row under a heading of its own with a line for every cell: many
 * columns would be too narrow to be read on paper.
 */
export function renderWordTable(table: PlainTable): Promise<Uint8Array> {
  return createWord(
    table,
    table.rows.flatMap((row) => presentRow(table.columns, row)),
  );
}

function presentRow(columns: PlainTable['columns'], [name = '', ...cells]: readonly TableCell[]): Paragraph[] {
  const spacing = { before: 280, after: 60 };
  const heading = createHeading(textOf(name), { heading: HeadingLevel.HEADING_2, spacing, keepNext: true });
  const lines = cells.flatMap((cell, index) =>
    cell === '' ? [] : [line(columns[index + 1]?.name ?? '', presentCell(cell))],
  );
  return [heading, ...lines];
}

function line(label: string, value: TextRun | ExternalHyperlink): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, color: SOFT }), value] });
}

function presentCell(cell: TableCell): TextRun | ExternalHyperlink {
  if (typeof cell !== 'object') return new TextRun(textOf(cell));
  return new ExternalHyperlink({ link: cell.link, children: [new TextRun({ text: cell.link, style: 'Hyperlink' })] });
}

function textOf(cell: TableCell): string {
  if (typeof cell === 'number') return whole.format(cell);
  return typeof cell === 'string' ? cell : cell.link;
}
