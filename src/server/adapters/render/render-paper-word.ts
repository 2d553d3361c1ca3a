import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  TableOfContents,
  TextRun,
  type FileChild,
} from 'docx';
import type { Paper } from '#domain/paper/paper.ts';
import { pageFooter, pageHeader } from './create-word.ts';
import { hasFront } from './has-front.ts';
import { loadWesternFace, PAPER_FACE } from './paper-faces.ts';
import { setHeadingLevels } from './set-heading-levels.ts';
import { shortenHead } from './shorten-head.ts';
import { createBlock } from './word-blocks.ts';
import { createFacts, SOFT } from './word-facts.ts';
import { CollectedNotes } from './word-notes.ts';
import { directionOf } from './word-runs.ts';
import { createWordStyles } from './word-styles.ts';

/** A4 set across; twentieths of a point. */
const WIDE = {
  size: { width: 11_906, height: 16_838, orientation: PageOrientation.LANDSCAPE },
  margin: { top: 1100, bottom: 1100, left: 1000, right: 1000 },
};

/** The level of the deepest headings that contents name, as those of pages do. */
const DEEPEST = 5;

/**
 * Texts as a Word document: headings in Word's own styles, a contents field, footnotes as footnotes with the marks of the
 * source, tables whose heads are repeated, each text in a section with its own running head.
 */
export async function renderPaperWord(paper: Paper): Promise<Uint8Array> {
  const notes = new CollectedNotes(paper.works);
  const language = paper.works[0]?.language ?? 'en';
  const isList = paper.works.length > 1;
  const texts = paper.works.map((work, index) => ({
    title: work.title,
    children: [
      ...(isList ? [createTitle(work.title, 1), ...createFacts(work.facts)] : createFront(paper)),
      ...setHeadingLevels(work.blocks).flatMap((block, at, all) =>
        createBlock(block, {
          work: index,
          notes,
          before: all[at - 1],
          after: all[at + 1],
          ...tellLanguage(block.language ?? work.language, language),
        }),
      ),
    ],
  }));
  const sections = isList ? [{ title: paper.title, children: createFront(paper) }, ...texts] : texts;
  const document = new Document({
    title: paper.title,
    creator: 'Pandect',
    fonts: [{ name: PAPER_FACE, data: loadWesternFace() }],
    styles: createWordStyles(language),
    footnotes: notes.bodies,
    sections: sections.map(({ title, children }, index) => ({
      properties: { titlePage: index === 0, ...(paper.isWide ? { page: WIDE } : {}) },
      headers: { default: pageHeader(shortenHead(title)) },
      footers: { default: pageFooter(), first: pageFooter() },
      children,
    })),
  });
  return notes.finish(new Uint8Array(await Packer.toBuffer(document)));
}

/** A language that is not that of the file. */
function tellLanguage(language: string, ofFile: string): { language?: string } {
  return language === ofFile ? {} : { language };
}

/** Title, facts, what is left out, and the contents. */
function createFront(paper: Paper): FileChild[] {
  const { title, facts, notes, hasContents, works } = paper;
  const isList = works.length > 1;
  return [
    createTitle(title, 0),
    ...createFacts(facts),
    ...notes.map((note) => new Paragraph({ children: [new TextRun({ text: note, color: SOFT })] })),
    ...(hasContents ? createContents(isList) : []),
    // Further texts have sections of their own, which begin on a new page.
    ...(isList ? [] : [new Paragraph({ style: 'Gap', pageBreakBefore: hasFront(paper) })]),
  ];
}

function createTitle(text: string, level: 0 | 1): Paragraph {
  const heading = level === 0 ? HeadingLevel.TITLE : HeadingLevel.HEADING_1;
  return new Paragraph({ heading, ...directionOf(text), children: [new TextRun(text)] });
}

/** A field that Word fills with pages when it opens the file; until then it has the headings, each with a way to it. */
function createContents(isList: boolean): FileChild[] {
  return [
    new Paragraph({ style: 'ContentsHead', children: [new TextRun('Contents')] }),
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: isList ? '1-1' : `2-${DEEPEST}`,
      beginDirty: true,
    }),
  ];
}
