import type { Block, TableBlock, TableCell } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { BlockBuilder } from './block-builder.ts';
import { attributeOf, elementsOf, isElement, textOf, type HtmlElement } from './dom.ts';
import { isDropped } from './element-rules.ts';
import { shapeOf, type Frame, type Walk } from './html-walk.ts';

const WIDEST_SPAN = 1000;

/** The number of an item of a list: `(a)`, `1.`, `(iv)`. */
const ITEM_NUMBER = /^(?:\(?(?:\d{1,3}[a-z]?|[a-z]{1,2}|[A-Z])[.)]|\([ivxl]{1,7}\))$/u;

/**
 * Tables used to set a page, not to tabulate: they hold tables or headings that have their rows to themselves, a list, or a
 * single column.
 */
export function isLayoutTable(table: HtmlElement): boolean {
  if (/^(presentation|none)$/.test(attributeOf(table, 'role') ?? '')) return true;
  for (const element of elementsOf(table)) if (element.tagName === 'table') return true;
  const rows = rowsOf(table);
  if (rows.some((row) => isHeadingRow(cellsOf(row)))) return true;
  return rows.every((row) => cellsOf(row).length <= 1) || rows.every((row) => readItemRow(row));
}

/** A row that is an item of a list: a number, and beside it what it numbers. */
export interface ItemRow {
  readonly number: string;
  readonly cell: HtmlElement;
}

/** Undefined where a row is none. */
export function readItemRow(row: HtmlElement): ItemRow | undefined {
  const cells = cellsOf(row).filter((cell) => textOf(cell).trim() !== '');
  const [label, cell, ...others] = cells;
  const number = label && label.tagName === 'td' ? textOf(label).trim() : '';
  return cell && others.length === 0 && ITEM_NUMBER.test(number) ? { number, cell } : undefined;
}

/** Beside a heading of the page nothing else stands. */
function isHeadingRow(cells: readonly HtmlElement[]): boolean {
  const filled = cells.filter((cell) => textOf(cell).trim() !== '');
  const [only, ...others] = filled;
  return only !== undefined && others.length === 0 && holdsHeading(only);
}

function holdsHeading(cell: HtmlElement): boolean {
  for (const element of elementsOf(cell)) if (/^h[1-6]$/.test(element.tagName)) return true;
  return false;
}

/** A table with its caption and merged cells. */
export function readTable(table: HtmlElement, frame: Frame, walk: Walk): TableBlock {
  const captionElement = table.childNodes
    .filter((child) => isElement(child))
    .find((child) => child.tagName === 'caption');
  const caption = captionElement ? joinParagraphs(readParagraphs(captionElement, frame, walk)) : [];
  return {
    kind: 'table',
    ...(caption.length > 0 ? { caption } : {}),
    rows: rowsOf(table).map((row) => cellsOf(row).map((cell) => readCell(cell, row, frame, walk))),
    ...(frame.language === undefined ? {} : { language: frame.language }),
  };
}

function readCell(cell: HtmlElement, row: HtmlElement, frame: Frame, walk: Walk): TableCell {
  const parent = row.parentNode;
  const inHead = parent !== null && 'tagName' in parent && parent.tagName === 'thead';
  const colspan = readSpan(cell, 'colspan');
  const rowspan = readSpan(cell, 'rowspan');
  return {
    ...(cell.tagName === 'th' || inHead ? { header: true } : {}),
    ...(colspan > 1 ? { colspan } : {}),
    ...(rowspan > 1 ? { rowspan } : {}),
    paragraphs: readParagraphs(cell, frame, walk),
  };
}

function readSpan(cell: HtmlElement, name: string): number {
  const span = Number.parseInt(attributeOf(cell, name) ?? '1', 10);
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), WIDEST_SPAN) : 1;
}

/** The paragraphs of an element that may hold no blocks of its own, as a table cell or a note. */
export function readParagraphs(element: HtmlElement, frame: Frame, walk: Walk): (readonly Inline[])[] {
  const builder = new BlockBuilder();
  const inner: Frame = { marks: frame.marks, depth: 0, lists: 0, preformatted: false };
  const ids: string[] = [];
  walk.walkChildren(element, inner, { ...walk, builder, pageLabel: undefined });
  const paragraphs = builder.finish(shapeOf(inner)).flatMap((block) => {
    ids.push(...(block.sourceIds ?? []));
    return blockParagraphs(block);
  });
  for (const id of ids) walk.builder.addId(id);
  return paragraphs;
}

/** A block as paragraphs of running text; its printed number opens the first. */
export function blockParagraphs(block: Block): (readonly Inline[])[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.number === undefined ? block.inlines : [`${block.number} `, ...block.inlines]];
    case 'table':
      return block.rows.flatMap((row) => row.flatMap((cell) => [...cell.paragraphs]));
    case 'footnote':
      return [...block.paragraphs];
    case 'figure':
      return [[{ kind: 'image', source: block.source, alt: block.alt }], ...(block.caption ? [block.caption] : [])];
    case 'page':
      return [];
  }
}

function joinParagraphs(paragraphs: readonly (readonly Inline[])[]): Inline[] {
  return paragraphs.flatMap((paragraph, index) =>
    index === 0 ? [...paragraph] : [{ kind: 'break' as const }, ...paragraph],
  );
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.childNodes
    .filter((child) => isElement(child))
    .flatMap((child) => {
      if (child.tagName === 'tr') return isDropped(child) ? [] : [child];
      return /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [];
    });
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.childNodes
    .filter((child) => isElement(child))
    .filter((child) => (child.tagName === 'td' || child.tagName === 'th') && !isDropped(child));
}
