import type { Block, HeadingBlock, ParagraphRole } from '#domain/document/block.ts';
import { nestRuns, trimRuns, type Run } from '#importers/html/inline-runs.ts';
import type { DocxContext } from './docx-context.ts';
import { readRuns } from './docx-runs.ts';
import { headingLevelOf, indentOf, type ParagraphStyle } from './docx-styles.ts';
import { readDocxTable } from './docx-table.ts';
import { childOf, elementsIn, switchOf, valueOf, type XmlElement } from './xml-tree.ts';

/** Twentieths of a point in a step of indentation. */
const INDENT_STEP = 720;

/** The blocks of a body, a cell, a note or a text box. */
export function readDocxBlocks(parent: XmlElement, context: DocxContext): Block[] {
  const blocks: Block[] = [];
  const ids: string[] = [];
  const visit = (element: XmlElement): void => {
    switch (element.name) {
      case 'p':
        for (const block of readParagraph(element, context))
          blocks.push(ids.length > 0 ? { ...block, sourceIds: [...ids.splice(0), ...(block.sourceIds ?? [])] } : block);
        return;
      case 'tbl':
        blocks.push(...readDocxTable(element, context));
        return;
      case 'bookmarkStart':
        if (element.attributes['name'] !== undefined) ids.push(element.attributes['name']);
        return;
      case 'del':
      case 'moveFrom':
      case 'sdtPr':
        return;
      case 'AlternateContent':
        elementsIn(childOf(element, 'Choice') ?? childOf(element, 'Fallback')).forEach(visit);
        return;
      default:
        elementsIn(element).forEach(visit);
    }
  };
  elementsIn(parent).forEach(visit);
  return blocks;
}

function readParagraph(paragraph: XmlElement, context: DocxContext): Block[] {
  const properties = childOf(paragraph, 'pPr');
  const styleId = valueOf(properties, 'pStyle') ?? '';
  const style = context.styles.get(styleId) ?? { name: '' };
  const { runs, ids, boxesBefore, boxesAfter } = readRuns(paragraph, context);
  const content = trimRuns(runs.filter((run) => run.leaf !== ''));
  const isThere = content.length > 0 || !isTakenOut(properties);
  const printed = isThere ? printedNumber(properties, style, styleId, context) : undefined;
  // What is empty counts, and its number alone says nothing.
  const counted = content.length === 0 ? undefined : printed;
  const typed = counted === undefined ? splitTypedNumber(content) : undefined;
  const number = counted?.text ?? typed?.number;
  const text = nestRuns(trimRuns(singleSpaces(typed?.rest ?? content)));
  const plain = content.map((run) => (typeof run.leaf === 'string' ? run.leaf : '')).join('');
  if (text.length === 0 && number === undefined) return [...boxesBefore, ...boxesAfter];
  if (number === undefined && plain.trim() === '' && content.every((run) => typeof run.leaf === 'string'))
    return [...boxesBefore, ...boxesAfter];
  const base = {
    ...(number === undefined ? {} : { number }),
    ...(ids.length > 0 ? { sourceIds: ids } : {}),
    inlines: text,
  };
  const level = headingLevelOf(style.name, properties) ?? style.headingLevel;
  const [only] = content;
  const block: Block =
    content.length === 1 && typeof only?.leaf === 'object' && only.leaf.kind === 'image'
      ? { kind: 'figure', source: only.leaf.source, alt: only.leaf.alt, ...(ids.length > 0 ? { sourceIds: ids } : {}) }
      : level !== undefined && readsAsHeading(plain)
        ? { kind: 'heading', level: level as HeadingBlock['level'], ...base }
        : { kind: 'paragraph', ...base, ...paragraphShape(properties, style, counted?.level) };
  if (number === undefined && isEmphatic(content, style)) context.emphatic.add(block);
  return [...boxesBefore, block, ...boxesAfter];
}

/** Whether the end of a paragraph is deleted or hidden: an empty one is not there then. */
function isTakenOut(properties: XmlElement | undefined): boolean {
  const mark = childOf(properties, 'rPr');
  return (
    childOf(mark, 'del') !== undefined || childOf(mark, 'moveFrom') !== undefined || switchOf(mark, 'vanish') === true
  );
}

/** Some documents give every numbered paragraph a heading style: a heading is short and no sentence. */
export function readsAsHeading(text: string): boolean {
  return text.length <= 250 && !/[.;:,]\s*$/.test(text) && !/^\p{Ll}/u.test(text);
}

/** Whether a whole paragraph is set apart by its letters, as headings without a heading style are. */
function isEmphatic(runs: readonly Run[], style: ParagraphStyle): boolean {
  const words = runs.filter((run) => typeof run.leaf === 'string' && run.leaf.trim() !== '');
  if (words.length === 0) return false;
  if (style.bold || style.italic) return true;
  return words.every((run) => run.marks.some((mark) => /^(strong|underline|emphasis)$/.test(mark.kind)));
}

function paragraphShape(
  properties: XmlElement | undefined,
  style: ParagraphStyle,
  level: number | undefined,
): { role?: ParagraphRole; depth?: number } {
  const align = valueOf(properties, 'jc') ?? style.align;
  const indent = indentOf(properties) ?? style.indent ?? 0;
  if (level !== undefined && level > 0) return { role: 'list-item', depth: Math.min(level, 9) };
  if (/quot/i.test(style.name)) return { role: 'quote' };
  // A line of printed contents is set to the right margin by the page at its end, whatever its alignment.
  const listed = /^toc ([1-9])$/i.exec(style.name)?.[1];
  if (listed !== undefined) return listed === '1' ? {} : { depth: Number(listed) - 1 };
  if (align === 'center') return { role: 'centred' };
  if (align === 'right' || align === 'end') return { role: 'right' };
  const depth = level === undefined ? Math.min(9, Math.max(0, Math.floor(indent / INDENT_STEP))) : 0;
  return depth > 0 ? { depth } : {};
}

function printedNumber(
  properties: XmlElement | undefined,
  style: ParagraphStyle,
  styleId: string,
  context: DocxContext,
): { text: string; level: number } | undefined {
  const numberId = valueOf(properties, 'numPr', 'numId') ?? style.numberId;
  if (numberId === undefined || numberId === '0') return undefined;
  const ownLevel = valueOf(properties, 'numPr', 'ilvl');
  const level =
    ownLevel === undefined
      ? (context.numbering.levelForStyle(numberId, styleId) ?? style.numberLevel ?? 0)
      : Number(ownLevel);
  const text = context.numbering.next(numberId, level);
  return text === undefined ? undefined : { text, level };
}

/** A number that was typed and set apart by a tab: `12.⇥The claimant`. */
function splitTypedNumber(runs: readonly Run[]): { number: string; rest: readonly Run[] } | undefined {
  let head = '';
  for (const [index, run] of runs.entries()) {
    if (typeof run.leaf !== 'string') return undefined;
    const tab = run.leaf.indexOf('\t');
    head += tab < 0 ? run.leaf : run.leaf.slice(0, tab);
    if (head.length > 12) return undefined;
    if (tab < 0) continue;
    const number = head.trim();
    if (
      !/^(?:[([]?(?:\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6}|[A-Z])[)\].]{1,2}|\d{1,3}(?:\.\d{1,3}){1,4}\.?|\[\d{1,4}\])$/.test(
        number,
      )
    )
      return undefined;
    return { number, rest: [{ ...run, leaf: run.leaf.slice(tab + 1) }, ...runs.slice(index + 1)] };
  }
  return undefined;
}

function singleSpaces(runs: readonly Run[]): Run[] {
  return runs.map((run) =>
    typeof run.leaf === 'string' ? { ...run, leaf: run.leaf.replace(/[ \t\r\n]+/g, ' ') } : run,
  );
}
