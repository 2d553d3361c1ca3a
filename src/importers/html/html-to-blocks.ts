import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import { BlockBuilder } from './block-builder.ts';
import { elementsOf, isElement, parseHtml, type HtmlDocument, type HtmlElement } from './dom.ts';
import { findHtmlNotes } from './html-notes.ts';
import { readParagraphs } from './html-table.ts';
import { ROOT_FRAME, shapeOf, type Walk } from './html-walk.ts';
import { walkChildren } from './html-walker.ts';

export interface HtmlToBlocksOptions {
  /** The document's language; parts in another one carry theirs. */
  readonly language?: string;
  /** The label of an element that marks a page of the printed edition. */
  readonly pageLabel?: (element: HtmlElement) => string | undefined;
  /** Where the text is from: addresses in it without a host are of there. */
  readonly base?: string;
  /** Whether an element is the document's own title, which is left out of the blocks. */
  readonly isTitle?: (element: HtmlElement) => boolean;
}

/**
 * The blocks of an HTML text, a whole page or a part of one. Only what the library knows is taken over: scripts,
 * styles, frames, embedded objects, form controls, event handlers and addresses other than the web's never get in.
 */
export function htmlToBlocks(html: string, options: HtmlToBlocksOptions = {}): Block[] {
  return documentToBlocks(parseHtml(html), options);
}

/** As `htmlToBlocks`, for a tree that is already parsed. */
export function documentToBlocks(document: HtmlDocument, options: HtmlToBlocksOptions = {}): Block[] {
  const notes = findHtmlNotes(document);
  const walk: Walk = {
    builder: new BlockBuilder(),
    walkChildren,
    notes,
    language: options.language,
    pageLabel: options.pageLabel,
    base: options.base,
    isTitle: options.isTitle,
  };
  for (const body of document.childNodes.flatMap((node) => (isElement(node) ? bodiesOf(node) : []))) {
    walkChildren(body, ROOT_FRAME, walk);
    walk.builder.endParagraph(shapeOf(ROOT_FRAME));
  }
  const pending: PendingNotes = new Map();
  for (const [body, note] of notes.bodies) pending.set(note.note, readNote(body, note.note, note.mark, walk));
  const placed = [...placeFootnotes(walk.builder.finish(shapeOf(ROOT_FRAME)), pending)];
  return [...placed, ...pending.values()];
}

function bodiesOf(html: HtmlElement): HtmlElement[] {
  return html.childNodes.filter((child) => isElement(child)).filter((child) => child.tagName === 'body');
}

function readNote(body: HtmlElement, id: string, mark: string, walk: Walk): FootnoteBlock {
  const sourceIds = new Set([id]);
  for (const element of [body, ...elementsOf(body)]) {
    for (const { name, value } of element.attrs) if (name === 'id' && value !== '') sourceIds.add(value);
  }
  const paragraphs = readParagraphs(body, ROOT_FRAME, { ...walk, builder: new BlockBuilder() });
  return { kind: 'footnote', mark, sourceIds: [...sourceIds], paragraphs: dropLeadingMark(paragraphs, mark) };
}

/** A mark that stands as plain text before the note is printed by the note itself. */
function dropLeadingMark(paragraphs: FootnoteBlock['paragraphs'], mark: string): FootnoteBlock['paragraphs'] {
  const [first, ...rest] = paragraphs;
  const [opening, ...others] = first ?? [];
  if (typeof opening !== 'string' || !opening.startsWith(`${mark} `)) return paragraphs;
  return [[opening.slice(mark.length).trimStart(), ...others], ...rest];
}
