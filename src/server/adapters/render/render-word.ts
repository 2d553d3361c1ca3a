import { CheckBox, ExternalHyperlink, HeadingLevel, Paragraph, TabStopType, TextRun } from 'docx';
import type {
  DocumentBlock,
  DocumentCheck,
  DocumentEntry,
  DocumentField,
  DocumentModel,
  OutlineEntry,
} from '#server/ports/document-renderer.ts';
import { createHeading, createWord } from './create-word.ts';
import { SOFT } from './word-facts.ts';

/** Twentieths of a point: a step further in, and the end of a line between the margins. */
const OUTLINE_STEP = 300;
const LINE_END = 9026;
/** Deeper entries stand no further in. */
const DEEPEST = 6;

/** A document with a heading, its facts and its blocks. */
export function renderWord(document: DocumentModel): Promise<Uint8Array> {
  return createWord(document, document.blocks.flatMap(presentBlock));
}

function presentBlock(block: DocumentBlock, at: number): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [presentHeading(block)];
    case 'entries':
      return block.entries.flatMap((entry) => presentEntry(entry, at));
    case 'paragraphs':
      return block.texts.map((text) => new Paragraph({ text, spacing: { after: 120 } }));
    case 'fields':
      return block.fields.map(presentField);
    case 'checks':
      return block.checks.map(presentCheck);
    case 'outline':
      return block.entries.map(presentOutlineEntry);
  }
}

function presentHeading({ level, text, link }: Extract<DocumentBlock, { kind: 'heading' }>): Paragraph {
  if (level === 1)
    return createHeading(text, { heading: HeadingLevel.HEADING_1, spacing: { before: 320, after: 120 } }, link);
  const spacing = { before: 280, after: 60 };
  return createHeading(text, { heading: HeadingLevel.HEADING_2, spacing, keepNext: true }, link);
}

/** Each list begins with 1, as it does on the pages of a PDF; `list` tells it from the others. */
function presentEntry({ title, link, about, cited = '', text }: DocumentEntry, list: number): Paragraph[] {
  const indent = { left: 560 };
  return [
    new Paragraph({
      style: 'Fact',
      numbering: { reference: 'entries', level: 0, instance: list },
      spacing: { before: 160 },
      keepNext: true,
      children: [link === '' ? new TextRun(title) : createLink(link, title)],
    }),
    new Paragraph({ style: 'Fact', indent, children: [new TextRun({ text: about, color: SOFT, size: 19 })] }),
    ...[cited && `Cite as: ${cited}`, text]
      .filter(Boolean)
      .map((line) => new Paragraph({ style: 'Fact', indent, children: [new TextRun({ text: line, size: 19 })] })),
  ];
}

function presentField({ label, value, isLink }: DocumentField): Paragraph {
  const shown = isLink ? createLink(value, value) : new TextRun(value);
  return new Paragraph({ style: 'Fact', children: [new TextRun({ text: `${label}: `, color: SOFT }), shown] });
}

function presentCheck({ text, isTicked }: DocumentCheck): Paragraph {
  const box = new CheckBox({ checked: isTicked });
  return new Paragraph({
    indent: { left: 400, hanging: 400 },
    spacing: { after: 80 },
    tabStops: [{ type: TabStopType.LEFT, position: 400 }],
    children: [box, new TextRun(`\t${text}`)],
  });
}

/** Its pages stand at the end of the line. */
function presentOutlineEntry({ text, link, depth, about, pages }: OutlineEntry): Paragraph {
  const left = OUTLINE_STEP * Math.min(depth, DEEPEST);
  return new Paragraph({
    indent: { left: left + OUTLINE_STEP, hanging: OUTLINE_STEP },
    spacing: { after: 60 },
    tabStops: [{ type: TabStopType.RIGHT, position: LINE_END }],
    children: [
      link === '' ? new TextRun(text) : createLink(link, text),
      ...(about === '' ? [] : [new TextRun({ text: ` · ${about}`, color: SOFT, size: 19 })]),
      ...(pages === '' ? [] : [new TextRun({ text: `\t${pages}`, color: SOFT, size: 19 })]),
    ],
  });
}

function createLink(link: string, text: string): ExternalHyperlink {
  return new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink' })] });
}
