import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { PlainTable, TableCell } from '#server/ports/document-renderer.ts';

const FONT = 'Calibri';
const SOFT = '555555';
const whole = new Intl.NumberFormat('en-GB');

/**
 * A document with a heading, what the rows are, and each row under a heading of its own with a line for every cell: many
 * columns would be too narrow to be read on paper.
 */
export async function renderWordTable({ title, facts, columns, rows }: PlainTable): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: 'Pandect',
    styles: { default: { document: { run: { font: FONT, size: 21 } } } },
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun({ text: title, font: FONT })] }),
          ...facts.map(([label, value]) => line(label, new TextRun(value))),
          ...rows.flatMap((row) => presentRow(columns, row)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function presentRow(columns: PlainTable['columns'], [name = '', ...cells]: readonly TableCell[]): Paragraph[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 280, after: 60 },
    keepNext: true,
    children: [new TextRun({ text: textOf(name), font: FONT })],
  });
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
