import type { HeadingBlock } from '#domain/document/block.ts';
import { parseLinkTarget } from '../reading/safe-link.ts';
import { isSignFont, readSigns } from '../reading/sign-fonts.ts';
import { BlockBuilder } from './block-builder.ts';
import { attributeOf, classesOf, isElement, textOf, type HtmlElement, type HtmlNode } from './dom.ts';
import { alignmentOf, fontOf, inlineStylesOf, isBlock, isDropped } from './element-rules.ts';
import { isLayoutTable, readItemRow, readTable, type ItemRow } from './html-table.ts';
import { shapeOf, type Frame, type Walk } from './html-walk.ts';
import type { Mark } from './inline-runs.ts';
import { listNumbers } from './list-items.ts';

export function walkChildren(parent: HtmlElement, frame: Frame, walk: Walk): void {
  for (const child of parent.childNodes) walkNode(child, frame, walk);
}

function walkNode(node: HtmlNode, frame: Frame, walk: Walk): void {
  if (node.nodeName === '#text' && 'value' in node)
    walk.builder.addText(readSigns(node.value, frame.font), frame.marks, frame.preformatted);
  if (!isElement(node) || isDropped(node) || walk.notes.bodies.has(node) || walk.notes.backLinks.has(node)) return;
  const note = walk.notes.references.get(node);
  if (note) return walk.builder.addLeaf(note, []);
  const label = walk.pageLabel?.(node);
  if (label !== undefined) return walk.builder.addBlock({ kind: 'page', label });
  if (walk.isTitle?.(node)) return;
  const inner = withFont(node, withLanguage(node, frame, walk));
  if (isBlock(node)) walkBlock(node, inner, frame, walk);
  else walkInline(node, inner, walk);
}

// Long because: it has a line for each kind of block.
function walkBlock(element: HtmlElement, frame: Frame, outer: Frame, walk: Walk): void {
  const { builder } = walk;
  builder.endParagraph(shapeOf(outer));
  noteIds(element, walk);
  const align = alignmentOf(element);
  const inner = align === undefined ? frame : { ...frame, align };
  const level = headingLevel(element);
  if (level !== undefined) {
    walkChildren(element, inner, walk);
    builder.endHeading(level, undefined, inner.language);
    return;
  }
  switch (element.tagName) {
    case 'table':
      if (isLayoutTable(element)) break;
      builder.addBlock(readTable(element, inner, walk));
      return;
    case 'ul':
    case 'ol':
      walkList(element, inner, walk);
      return;
    case 'tr': {
      const item = readItemRow(element);
      if (!item) break;
      return walkItemRow(item, inner, walk);
    }
    case 'dd':
      return walkAs(element, { ...inner, depth: inner.depth + 1 }, walk);
    case 'blockquote':
      return walkAs(element, { ...inner, role: 'quote' }, walk);
    case 'pre':
      return walkAs(element, { ...inner, preformatted: true }, walk);
    case 'figure':
      if (readFigure(element, inner, walk)) return;
      break;
    default:
      if (isNumberHolder(element)) {
        builder.setNumber(collapse(textOf(element)));
        return;
      }
  }
  walkAs(element, inner, walk);
}

function walkAs(element: HtmlElement, frame: Frame, walk: Walk): void {
  walkChildren(element, frame, walk);
  walk.builder.endParagraph(shapeOf(frame));
}

function walkList(list: HtmlElement, frame: Frame, walk: Walk): void {
  const numbers = listNumbers(list);
  const depth = frame.lists > 0 ? frame.depth + 1 : frame.depth;
  for (const child of list.childNodes) {
    const isItem = isElement(child) && child.tagName === 'li' && !isDropped(child) && !walk.notes.bodies.has(child);
    if (!isItem) {
      walkNode(child, frame, walk);
      continue;
    }
    const inner: Frame = { ...withLanguage(child, frame, walk), role: 'list-item', depth, lists: frame.lists + 1 };
    walk.builder.endParagraph(shapeOf(frame));
    noteIds(child, walk);
    const number = numbers.get(child);
    if (number !== undefined) walk.builder.setNumber(number);
    walkAs(child, inner, walk);
  }
}

/** A row of a list that is set as a table; numbers of paragraphs and recitals stand at the margin, letters further in. */
function walkItemRow({ number, cell }: ItemRow, frame: Frame, walk: Walk): void {
  const isOuter = frame.lists === 0 && /\d/u.test(number);
  const depth = isOuter ? frame.depth : frame.depth + 1;
  walk.builder.setNumber(number);
  walkAs(cell, { ...frame, depth, lists: frame.lists + 1 }, walk);
}

function walkInline(element: HtmlElement, frame: Frame, walk: Walk): void {
  const { builder } = walk;
  noteIds(element, walk);
  if (element.tagName === 'br') return builder.addLeaf({ kind: 'break' }, frame.marks);
  if (element.tagName === 'hr') return builder.endParagraph(shapeOf(frame));
  if (element.tagName === 'img') {
    return builder.addLeaf({ kind: 'image', ...imageOf(element) }, frame.marks);
  }
  const marks: Mark[] = inlineStylesOf(element).map((kind) => ({ kind }));
  const href = element.tagName === 'a' ? (attributeOf(element, 'href') ?? '') : '';
  const target = parseLinkTarget(
    walk.base !== undefined && /^\/(?!\/)/u.test(href.trim()) ? `${walk.base}${href.trim()}` : href,
  );
  if (target) marks.unshift({ kind: 'link', target });
  // A number set apart by its class numbers the paragraph or heading that it opens.
  if (isNumberHolder(element) && builder.isEmpty) return builder.setNumber(collapse(textOf(element)));
  walkChildren(element, marks.length > 0 ? { ...frame, marks: [...frame.marks, ...marks] } : frame, walk);
  if (isNumberClass(element)) builder.addText(' ', frame.marks, false);
}

function readFigure(figure: HtmlElement, frame: Frame, walk: Walk): boolean {
  const images = figure.childNodes.filter((child) => isElement(child) && child.tagName === 'img');
  const [image] = images;
  if (images.length !== 1 || image === undefined || !isElement(image)) return false;
  const caption = figure.childNodes.filter((child) => isElement(child)).find((child) => child.tagName === 'figcaption');
  const inner = { ...walk, builder: new BlockBuilder() };
  if (caption) walkChildren(caption, frame, inner);
  const [first, ...more] = inner.builder.finish(shapeOf(frame));
  const captionInlines = first?.kind === 'paragraph' ? first.inlines : undefined;
  walk.builder.addBlock({ kind: 'figure', ...imageOf(image), ...(captionInlines ? { caption: captionInlines } : {}) });
  for (const block of captionInlines ? more : [first, ...more]) if (block) walk.builder.addBlock(block);
  return figure.childNodes.every((child) => child === image || child === caption || textOf(child).trim() === '');
}

function imageOf(element: HtmlElement): { source: string; alt: string } {
  const source = attributeOf(element, 'src') ?? '';
  const isSafe = /^https?:\/\//i.test(source) || !/^\s*[a-z][a-z0-9+.-]*:/i.test(source.replace(/[\s\p{Cc}]/gu, ''));
  return { source: isSafe ? source : '', alt: attributeOf(element, 'alt') ?? '' };
}

function noteIds(element: HtmlElement, walk: Walk): void {
  for (const name of ['id', 'name']) {
    const id = attributeOf(element, name);
    if (id !== undefined && (name === 'id' || element.tagName === 'a')) walk.builder.addId(id);
  }
}

function withLanguage(element: HtmlElement, frame: Frame, walk: Walk): Frame {
  const language = attributeOf(element, 'lang') ?? attributeOf(element, 'xml:lang');
  if (!language || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) return frame;
  if (language !== walk.language) return { ...frame, language };
  const { language: _, ...rest } = frame;
  return rest;
}

/** Word writes its signs as letters of their font, which stands around them. */
function withFont(element: HtmlElement, frame: Frame): Frame {
  const font = fontOf(element);
  if (font === undefined) return frame;
  const { font: _, ...rest } = frame;
  return isSignFont(font) ? { ...rest, font } : rest;
}

function headingLevel(element: HtmlElement): HeadingBlock['level'] | undefined {
  const level =
    /^h([1-6])$/.exec(element.tagName)?.[1] ??
    (attributeOf(element, 'role') === 'heading' ? (attributeOf(element, 'aria-level') ?? '2') : undefined);
  if (level === undefined) return undefined;
  return Math.min(6, Math.max(1, Number.parseInt(level, 10) || 2)) as HeadingBlock['level'];
}

function isNumberClass(element: HtmlElement): boolean {
  return classesOf(element).some((name) => /^(num|number|para-?num(ber)?|enum)$/i.test(name));
}

/** An element that is nothing but a printed number. */
function isNumberHolder(element: HtmlElement): boolean {
  if (!isNumberClass(element)) return false;
  return /^(?:[[(]?[\p{L}\d]{1,6}(?:\.\d{1,3})*[\])]?\.?|[^\p{L}\p{N}\s]{1,2})$/u.test(collapse(textOf(element)));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
