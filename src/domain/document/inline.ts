/** Running text inside a block: plain strings and a closed set of marks around them. */
export type Inline = string | StyledInline | LinkInline | NoteInline | BreakInline | ImageInline;

export type InlineStyle =
  | 'emphasis'
  | 'strong'
  | 'underline'
  | 'superscript'
  | 'subscript'
  | 'small-caps'
  | 'strike'
  | 'code'
  | 'quote';

export interface StyledInline {
  readonly kind: InlineStyle;
  readonly children: readonly Inline[];
}

export interface LinkInline {
  readonly kind: 'link';
  readonly target: LinkTarget;
  readonly children: readonly Inline[];
}

/**
 * Where a link leads. While importing, `anchor.id` is the identifier that the source uses (see `BlockBase.sourceIds`);
 * storing replaces it by the anchor of the block that carries it. `document.key` is a document id, a document key
 * or a citation that the library may know; a link that finds nothing is drawn as plain text.
 */
export type LinkTarget =
  | { readonly to: 'anchor'; readonly id: string }
  | { readonly to: 'document'; readonly key: string; readonly anchor?: string }
  | { readonly to: 'web'; readonly href: string };

/** A footnote mark. `note` is the source identifier of the footnote block while importing, its anchor once stored. */
export interface NoteInline {
  readonly kind: 'note';
  readonly note: string;
  readonly mark: string;
}

export interface BreakInline {
  readonly kind: 'break';
}

/** An image inside running text; `source` is the reference as the source gives it, drawn as its alternative text. */
export interface ImageInline {
  readonly kind: 'image';
  readonly source: string;
  readonly alt: string;
}

/** The searchable text of running text. Footnote marks and images are not words; a line break separates words. */
export function inlineText(inlines: readonly Inline[]): string {
  let text = '';
  for (const inline of inlines) {
    if (typeof inline === 'string') text += inline;
    else if (inline.kind === 'break') text += '\n';
    else if (inline.kind !== 'note' && inline.kind !== 'image') text += inlineText(inline.children);
  }
  return text;
}
