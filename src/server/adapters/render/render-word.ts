import { Document, ExternalHyperlink, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { ListRow, ResultList } from '#server/ports/document-renderer.ts';
import { describeRow } from './list-columns.ts';

const FONT = 'Calibri';
const SOFT = '555555';

/** A document with a heading, what the list answers, and the results as a numbered list with links. */
export async function renderWord({ title, facts, rows }: ResultList): Promise<Uint8Array> {
  const document = new Document({
    title,
    creator: 'Pandect',
    styles: { default: { document: { run: { font: FONT, size: 21 } } } },
    numbering: {
      config: [
        {
          reference: 'results',
          levels: [
            {
              level: 0,
              format: 'decimal',
              text: '%1.',
              style: { paragraph: { indent: { left: 560, hanging: 560 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        footers: { default: pageFooter() },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun({ text: title, font: FONT })] }),
          ...facts.map(([label, value]) => factLine(label, value)),
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            spacing: { before: 320, after: 120 },
            children: [new TextRun({ text: 'Results', font: FONT })],
          }),
          ...rows.flatMap(presentResult),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function factLine(label: string, value: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] });
}

function presentResult(row: ListRow): Paragraph[] {
  const indent = { left: 560 };
  return [
    new Paragraph({
      numbering: { reference: 'results', level: 0 },
      spacing: { before: 160 },
      keepNext: true,
      children: [
        new ExternalHyperlink({ link: row.link, children: [new TextRun({ text: row.title, style: 'Hyperlink' })] }),
      ],
    }),
    new Paragraph({ indent, children: [new TextRun({ text: describeRow(row), color: SOFT, size: 19 })] }),
    ...(row.excerpt === ''
      ? []
      : [new Paragraph({ indent, children: [new TextRun({ text: row.excerpt, size: 19 })] })]),
  ];
}

function pageFooter(): Footer {
  const children = [
    new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], color: SOFT, size: 17 }),
  ];
  return new Footer({ children: [new Paragraph({ alignment: 'right', children })] });
}
