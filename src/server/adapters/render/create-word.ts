import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { DocumentModel } from '#server/ports/document-renderer.ts';
import { loadWesternFace, PAPER_FACE } from './paper-faces.ts';
import { createFacts, SOFT } from './word-facts.ts';
import { createWordStyles } from './word-styles.ts';

/** Of lists: their labels are in the language of the library. */
const LANGUAGE = 'en-GB';

/** A document with its title, its facts and what follows them; paragraphs may be numbered as `entries`. */
export async function createWord(
  { title, facts }: Pick<DocumentModel, 'title' | 'facts'>,
  paragraphs: readonly Paragraph[],
): Promise<Uint8Array> {
  const style = { paragraph: { indent: { left: 560, hanging: 560 } } };
  const document = new Document({
    title,
    creator: 'Pandect',
    fonts: [{ name: PAPER_FACE, data: loadWesternFace() }],
    styles: createWordStyles(LANGUAGE),
    numbering: {
      config: [{ reference: 'entries', levels: [{ level: 0, format: 'decimal', text: '%1.', style }] }],
    },
    sections: [
      {
        properties: { titlePage: true },
        headers: { default: pageHeader(title), first: new Header({ children: [new Paragraph('')] }) },
        footers: { default: pageFooter(), first: pageFooter() },
        children: [createHeading(title, { heading: HeadingLevel.TITLE }), ...createFacts(facts), ...paragraphs],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** A heading in the face of the text; it leads to `link` where that is not empty. */
export function createHeading(text: string, options: Omit<IParagraphOptions, 'children'>, link = ''): Paragraph {
  const run = new TextRun({ text, font: PAPER_FACE, ...(link === '' ? {} : { style: 'Hyperlink' }) });
  return new Paragraph({
    ...options,
    children: [link === '' ? run : new ExternalHyperlink({ link, children: [run] })],
  });
}

/** What the pages after the first belong to. */
export function pageHeader(title: string): Header {
  return new Header({ children: [new Paragraph({ children: [new TextRun({ text: title, color: SOFT, size: 17 })] })] });
}

export function pageFooter(): Footer {
  const children = [
    new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], color: SOFT, size: 17 }),
  ];
  return new Footer({ children: [new Paragraph({ alignment: 'right', children })] });
}
