import type { Block } from './block.ts';
import { inlineText, type Inline } from './inline.ts';
import { readDocumentTarget, type DocumentTarget } from './source-address.ts';

/** A link to a document, and the characters of `blockText` that it stands over. */
export interface BlockLink {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The words that are linked, as they stand in the text. */
  readonly raw: string;
  readonly target: DocumentTarget;
}

/** The links of a block that lead to documents, in the order of its text. */
export function listBlockLinks(block: Block): BlockLink[] {
  const links: BlockLink[] = [];
  let at = 0;
  for (const { inlines, lead } of listRuns(block)) {
    at = addLinks(inlines, at + lead, links);
  }
  return links;
}

interface Run {
  readonly inlines: readonly Inline[];
  /** Characters between the text so far and this run. */
  readonly lead: number;
}

/** Running texts as `blockText` puts them together: parts joined by a line feed, a printed number by a space. */
function listRuns(block: Block): Run[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [{ inlines: block.inlines, lead: leadOf(block.number) }];
    case 'footnote':
      return joinRuns(block.paragraphs, leadOf(block.mark));
    case 'table': {
      const cells = block.rows.flatMap((row) => row.flatMap((cell) => cell.paragraphs));
      return joinRuns(block.caption ? [block.caption, ...cells] : cells, 0);
    }
    case 'figure':
      return block.caption ? [{ inlines: block.caption, lead: 0 }] : [];
    case 'page':
      return [];
  }
}

function joinRuns(texts: readonly (readonly Inline[])[], lead: number): Run[] {
  return texts.map((inlines, index) => ({ inlines, lead: index === 0 ? lead : 1 }));
}

function leadOf(number: string | undefined): number {
  return number === undefined || number === '' ? 0 : number.length + 1;
}

/** Answers where the run ends. */
function addLinks(inlines: readonly Inline[], start: number, links: BlockLink[]): number {
  let at = start;
  for (const inline of inlines) {
    if (typeof inline === 'string') at += inline.length;
    else if (inline.kind === 'break') at += 1;
    else if (inline.kind !== 'note' && inline.kind !== 'image') {
      const from = at;
      const target = inline.kind === 'link' ? readDocumentTarget(inline.target) : undefined;
      if (!target) {
        at = addLinks(inline.children, at, links);
        continue;
      }
      const raw = inlineText(inline.children);
      at += raw.length;
      links.push({ from, to: at, raw, target });
    }
  }
  return at;
}
