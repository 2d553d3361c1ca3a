import { LineRuleType, type IStylesOptions } from 'docx';
import { TABLE_SIZES } from '#domain/paper/size-table.ts';
import { PAPER_FACE } from './paper-faces.ts';
import { nameWordLanguage } from './word-language.ts';

/** The letters of headings by level, in half points. */
export const HEADING_SIZES = [34, 28, 24, 22, 21, 20] as const;

const BASE = { basedOn: 'Normal', next: 'Normal', quickFormat: true } as const;

function heading(size: number, before: number, look: 'plain' | 'italic' | 'quiet' = 'plain') {
  const color = look === 'quiet' ? '4A5361' : '191E27';
  return {
    run: { font: PAPER_FACE, size, color, bold: false, italics: look === 'italic' },
    paragraph: { spacing: { before, after: 120, line: 252, lineRule: LineRuleType.AUTO }, keepNext: true },
  };
}

/** The style of the cells of a table in letters of that size. */
export function nameTableStyle(isHead: boolean, points: (typeof TABLE_SIZES)[number]): string {
  return `${isHead ? 'TableHead' : 'TableText'}${points === TABLE_SIZES[0] ? '' : points}`;
}

function tableStyle(isHead: boolean, points: (typeof TABLE_SIZES)[number]) {
  return {
    id: nameTableStyle(isHead, points),
    name: `${isHead ? 'Table head' : 'Table text'}${points === TABLE_SIZES[0] ? '' : ` ${points}`}`,
    ...BASE,
    run: { size: points * 2, ...(isHead ? { bold: true } : {}) },
    paragraph: { spacing: { after: 0, line: 240 } },
  };
}

/** The styles of a file in a language, BCP 47; sizes are half points, distances twentieths of a point. */
export const createWordStyles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: PAPER_FACE, size: 21, language: nameWordLanguage(language) },
      paragraph: { spacing: { after: 140, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: heading(40, 0),
    heading1: heading(HEADING_SIZES[0], 400),
    heading2: heading(HEADING_SIZES[1], 360),
    heading3: heading(HEADING_SIZES[2], 300),
    heading4: heading(HEADING_SIZES[3], 260, 'italic'),
    heading5: heading(HEADING_SIZES[4], 240, 'quiet'),
    heading6: heading(HEADING_SIZES[5], 240, 'quiet'),
    footnoteText: { run: { font: PAPER_FACE, size: 17 }, paragraph: { spacing: { after: 40, line: 240 } } },
  },
  paragraphStyles: [
    { id: 'Fact', name: 'Fact', ...BASE, paragraph: { spacing: { after: 60 } } },
    ...[1, 2, 3, 4, 5].map((level) => ({
      id: `TOC${level}`,
      name: `toc ${level}`,
      ...BASE,
      paragraph: { indent: { left: 220 * (level - 1) }, spacing: { after: 30, line: 250 } },
    })),
    {
      id: 'Gap',
      name: 'Gap',
      ...BASE,
      paragraph: { spacing: { after: 120, line: 20, lineRule: LineRuleType.EXACT } },
    },
    {
      id: 'ContentsHead',
      name: 'Contents head',
      ...BASE,
      run: { size: 28 },
      paragraph: { spacing: { before: 360, after: 120 } },
    },
    ...TABLE_SIZES.flatMap((size) => [tableStyle(false, size), tableStyle(true, size)]),
  ],
});
