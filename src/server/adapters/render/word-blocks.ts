import {
  Bookmark,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { isLabel } from '#domain/paper/is-label.ts';
import { isWholeTable } from '#domain/paper/is-whole-table.ts';
import { leadsOn } from '#domain/paper/leads-on.ts';
import { listWholeRows } from '#domain/paper/list-whole-rows.ts';
import { measureNumber } from '#domain/paper/measure-number.ts';
import type { PaperBlock, PaperCell, PaperNote, PaperParagraph, PaperTable } from '#domain/paper/paper.ts';
import { sizeTable } from '#domain/paper/size-table.ts';
import { SOFT } from './word-facts.ts';
import { createRuns, directionOf, nameBookmark, type RunPlace, type WordNotes } from './word-runs.ts';
import { HEADING_SIZES, nameTableStyle } from './word-styles.ts';

export interface WordContext extends RunPlace {
  readonly notes: WordNotes;
  /** The blocks around the one that is made. */
  readonly before?: PaperBlock | undefined;
  readonly after?: PaperBlock | undefined;
  /** Whether a row of a table stays on the page of the next one. */
  readonly keepsNext?: boolean;
  /** Of the letters of a table, in points. */
  readonly size?: ReturnType<typeof sizeTable>;
}

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

/** Twentieths of a point. */
const STEP = 360;
const NUMBER = 560;
/** Of the face in which texts are set. */
const EM = 210;
const LINE = { style: 'single', size: 4, color: 'C3C9D2' } as const;

/** One block as Word has it. */
export function createBlock(block: PaperBlock, context: WordContext): (Paragraph | Table)[] {
  const { work } = context;
  const mark = (children: ParagraphChild[]): ParagraphChild[] =>
    block.anchor === undefined
      ? children
      : [new Bookmark({ id: nameBookmark(work, block.anchor), children: [] }), ...children];
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(block.level, HEADINGS.length) - 1;
      const place = { ...context, headingSize: HEADING_SIZES[level]! };
      const number = createRuns(block.number, place);
      const space = number.length > 0 ? [new TextRun(' ')] : [];
      const children = mark([...number, ...space, ...createRuns(block.runs, place)]);
      const heading = HEADINGS[level]!;
      return [new Paragraph({ heading, ...directionOf(block.number, block.runs), children })];
    }
    case 'paragraph':
      return [createParagraph(block, mark, context)];
    case 'table':
      return createTable(block, mark, context);
    case 'figure': {
      const caption =
        block.caption.length > 0
          ? [new Paragraph({ ...directionOf(block.caption), children: createRuns(block.caption, context) })]
          : [];
      const stays = caption.length > 0 ? { keepNext: true } : {};
      const shown = new TextRun({ text: `[${block.alt}]`, color: SOFT });
      return [new Paragraph({ ...stays, children: mark([shown]) }), ...caption];
    }
    case 'page':
      return [
        new Paragraph({
          keepNext: true,
          children: mark([new TextRun({ text: `[${block.label}]`, color: SOFT, size: 16 })]),
        }),
      ];
    case 'note':
      return createNote(block, mark, context);
  }
}

/** A note to which no mark leads stands where it stands in the source. */
function createNote(note: PaperNote, mark: Mark, { notes: _notes, ...place }: RunPlace): Paragraph[] {
  const look = isLabel(note.mark) ? { bold: true } : { superScript: true };
  return note.paragraphs.map((runs, index) => {
    const sign = index === 0 && note.mark !== '' ? [new TextRun({ text: note.mark, ...look }), new TextRun(' ')] : [];
    const children = mark([...sign, ...createRuns(runs, place)]);
    return new Paragraph({ style: 'FootnoteText', ...directionOf(runs), children });
  });
}

type Mark = (children: ParagraphChild[]) => ParagraphChild[];

function createParagraph(block: PaperParagraph, mark: Mark, context: WordContext): Paragraph {
  const { role, depth, number } = block;
  const isNumbered = number.length > 0;
  const room = isNumbered ? Math.max(NUMBER, measureNumber(number) * EM) : 0;
  const left = depth * STEP + (role === 'quote' ? 2 * STEP : 0) + room;
  const runs = createRuns(block.runs, context);
  const head = isNumbered ? [...createRuns(number, context), new TextRun({ text: '\t' })] : [];
  return new Paragraph({
    ...directionOf(number, block.runs),
    ...(role === 'centred' ? { alignment: 'center' } : role === 'right' ? { alignment: 'right' } : {}),
    ...(leadsOn(block, context.before, context.after) ? { keepNext: true } : {}),
    indent: { left, ...(isNumbered ? { hanging: room } : {}), ...(role === 'quote' ? { right: STEP } : {}) },
    ...(isNumbered ? { tabStops: [{ type: 'left', position: left }] } : {}),
    children: mark([...head, ...runs]),
  });
}

function createTable(block: PaperTable, mark: Mark, context: WordContext) {
  const { caption, widths, rows, headRows, cells } = block;
  // A row stays with the next one where each of its paragraphs does.
  const lastKept = isWholeTable(block) ? rows - 1 : 0;
  const whole = listWholeRows(block);
  const byRow = Array.from({ length: rows }, (): PaperCell[] => []);
  for (const cell of cells) byRow[cell.y]?.push(cell);
  const taken: number[] = widths.map(() => 0);
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(directionOf(...cells.flatMap(({ paragraphs }) => paragraphs)).bidirectional
      ? { visuallyRightToLeft: true }
      : {}),
    columnWidths: widths.map((width) => Math.max(1, Math.round(width * 9000))),
    borders: { top: LINE, bottom: LINE, insideHorizontal: LINE, left: NONE, right: NONE, insideVertical: NONE },
    rows: byRow.map(
      (row, y) =>
        new TableRow({
          tableHeader: y < headRows,
          cantSplit: whole.has(y),
          children: fillRow(row, y, taken, { ...context, keepsNext: y < lastKept, size: sizeTable(block) }),
        }),
    ),
  });
  const above = new Paragraph({
    keepNext: true,
    ...directionOf(caption),
    children: mark(createRuns(caption, context)),
  });
  return [...(caption.length > 0 || mark([]).length > 0 ? [above] : []), table, new Paragraph('')];
}

const NONE = { style: 'none', size: 0, color: 'auto' } as const;

/** The cells of a row with an empty one in each place that has none; `taken`: for each column the row that frees it. */
function fillRow(row: readonly PaperCell[], y: number, taken: number[], context: WordContext): TableCell[] {
  const children: TableCell[] = [];
  let x = 0;
  const ordered = [...row].sort((one, other) => one.x - other.x);
  while (x < taken.length) {
    const cell = ordered[0]?.x === x ? ordered.shift() : undefined;
    if (!cell && (taken[x] ?? 0) > y) {
      x += 1;
      continue;
    }
    children.push(cell ? createCell(cell, context) : new TableCell({ children: [new Paragraph('')] }));
    const width = cell?.colspan ?? 1;
    for (let at = x; at < x + width; at += 1) taken[at] = y + (cell?.rowspan ?? 1);
    x += width;
  }
  return children;
}

function createCell(cell: PaperCell, context: WordContext): TableCell {
  const { keepsNext = false, size = 9 } = context;
  // Between narrow columns, and before small letters, less room is enough.
  const [side, gap] = size === 9 ? [80, 160] : [50, 70];
  const { colspan, rowspan, isHeader, isFigure } = cell;
  const texts = cell.paragraphs.length === 0 ? [[]] : cell.paragraphs;
  return new TableCell({
    columnSpan: colspan,
    rowSpan: rowspan,
    margins: { top: 40, bottom: 40, left: side, right: isFigure ? gap : side },
    children: texts.map(
      (runs) =>
        new Paragraph({
          ...directionOf(runs),
          ...(isFigure ? { alignment: 'right' } : {}),
          ...(keepsNext ? { keepNext: true } : {}),
          style: nameTableStyle(isHeader, size),
          children: createRuns(runs, context),
        }),
    ),
  });
}
