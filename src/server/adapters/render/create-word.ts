import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun, type IParagraphOptions } from 'docx';
import type { DocumentModel } from '#server/ports/document-renderer.ts';

const FONT = 'Calibri';
export const SOFT = '555555';

/** A document with its title, its facts and what follows them; paragraphs may be numbered as `entries`. */
export async function createWord(
  { title, facts }: Pick<DocumentModel, 'title' | 'facts'>,
  paragraphs: readonly Paragraph[],
): Promise<Uint8Array> {
  const style = { paragraph: { indent: { left: 560, hanging: 560 } } };
  const document = new Document({
    title,
    creator: 'Pandect',
    styles: { default: { document: { run: { font: FONT, size: 21 } } } },
    numbering: {
      config: [{ reference: 'entries', levels: [{ level: 0, format: 'decimal', text: '%1.', style }] }],
    },
    sections: [
      {
        footers: { default: pageFooter() },
        children: [
          createHeading(title, { heading: HeadingLevel.TITLE }),
          ...facts.map(([label, value]) => factLine(label, value)),
          ...paragraphs,
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** A heading in the font of the text. */
export function createHeading(text: string, options: Omit<IParagraphOptions, 'children'>): Paragraph {
  return new Paragraph({ ...options, children: [new TextRun({ text, font: FONT })] });
}

function factLine(label: string, value: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(value)] });
}

function pageFooter(): Footer {
  const children = [
    new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], color: SOFT, size: 17 }),
  ];
  return new Footer({ children: [new Paragraph({ alignment: 'right', children })] });
}
