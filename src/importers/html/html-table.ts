import type { Block, TableBlock, TableCell } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { BlockBuilder } from './block-builder.ts';
import { attributeOf, elementsOf, isElement, type HtmlElement } from './dom.ts';
import { isDropped } from './element-rules.ts';
import { shapeOf, type Frame, type Walk } from './html-walk.ts';

const WIDEST_SPAN = 1000;

/** Tables used to set a page, not to tabulate: they hold tables or headings, or a single column. */
export function isLayoutTable(table: HtmlElement): boolean {
  if (/^(presentation|none)$/.test(attributeOf(table, 'role') ?? '')) return true;
  for (const element of elementsOf(table)) if (/^(table|h[1-6])$/.test(element.tagName)) return true;
  return rowsOf(table).every((row) => cellsOf(row).length <= 1);
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
