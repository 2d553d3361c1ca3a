import type { ParagraphRole } from '#domain/document/block.ts';
import type { InlineStyle, LinkTarget } from '#domain/document/inline.ts';
import type { XmlElement } from './xml-element.ts';

/** What an element is to the text. Each format is a table from element names to these. */
export type ElementRule = RuleKind & {
  /** Name under which the format is told the element's text when it closes. */
  readonly capture?: string;
};

/** Changes of style that everything inside the element inherits. */
interface InheritedStyle {
  /** Steps of indentation added. */
  readonly indent?: number;
  readonly role?: ParagraphRole | undefined;
  /** Foreign text quoted here: its headings are no headings of this document. */
  readonly quoted?: boolean;
}

type RuleKind =
  /** Parts the text around it, and is otherwise transparent. */
  | (InheritedStyle & {
      readonly as: 'group' | 'paragraph';
      readonly styles?: readonly InlineStyle[];
      /** Marks before the first and after the last of its text, which the source leaves to a style sheet. */
      readonly quotes?: readonly [before: string, after: string];
    })
  /** A division with a number and heading. `alone`: its number makes a heading by itself. */
  | (InheritedStyle & { readonly as: 'section'; readonly alone?: boolean })
  /** The heading of the division it stands in; `levels` are added to that division's level. */
  | { readonly as: 'heading'; readonly levels?: number }
  /** The printed number of the division, item or note it stands in; `name`: what is numbered, where its text is a number alone. */
  | { readonly as: 'number'; readonly name?: string }
  /** Words that stand between a number and its text or heading, and begin the block that takes both. */
  | { readonly as: 'lead' }
  /**
   * Running text. `spaced`: a space on both sides or before, for sources that leave it to a style sheet; `before`: text
   * added; `joined`: a mark after what stands before, where the source has none; `capitals`: printed in capitals.
   */
  | {
      readonly as: 'inline';
      readonly styles?: readonly InlineStyle[];
      readonly spaced?: boolean | 'before';
      readonly before?: string;
      readonly joined?: string | undefined;
      readonly capitals?: boolean;
    }
  | {
      readonly as: 'link';
      readonly target: LinkTarget | undefined;
      readonly styles?: readonly InlineStyle[];
      readonly joined?: string;
    }
  /** A footnote where its mark stands. */
  | { readonly as: 'note'; readonly mark: string; readonly id: string | undefined }
  /** A short printed note that stands beside the block, without a mark. */
  | { readonly as: 'aside'; readonly role?: ParagraphRole }
  /** The mark of a footnote that stands elsewhere; the element's text is the mark. */
  | { readonly as: 'mark'; readonly note: string }
  /** A footnote apart from its mark. */
  | { readonly as: 'footnote'; readonly mark?: string }
  /** `mark`: what the first item is numbered (`1`, `a`, `A`, `i`, `I`) or every item marked with. */
  | { readonly as: 'list'; readonly mark?: string }
  | { readonly as: 'item' }
  | { readonly as: 'table' | 'row' }
  /** `look`: what an empty cell says by its look, in a word. */
  | {
      readonly as: 'cell';
      readonly header?: boolean;
      readonly colspan?: number;
      readonly rowspan?: number;
      readonly look?: string | undefined;
    }
  /** What a caption, a table or an image may stand in. */
  | { readonly as: 'captioned' | 'caption' }
  /** `isSpare`: it stands for a text that is given, too, and is drawn only where that does not come. */
  | { readonly as: 'image'; readonly source: string; readonly alt: string; readonly isSpare?: boolean }
  /** A page boundary of the printed edition; the element's text is its label where none is given. */
  | { readonly as: 'page'; readonly label?: string }
  | { readonly as: 'break' }
  /** Text as it stands, line by line. */
  | { readonly as: 'preformatted' }
  /** Text that takes the place of the element. */
  | { readonly as: 'text'; readonly text: string }
  /** Handed to the format as a small tree; no part of the text. */
  | { readonly as: 'collect' }
  /** No part of the text. */
  | { readonly as: 'skip' };

/** Where an element stands. */
export interface RuleContext {
  readonly parent: XmlElement | undefined;
  /** Whether an element of this name is open around this one. */
  inside(name: string): boolean;
  /** Whether running text has been begun, so that an unknown element is part of it. */
  readonly inText: boolean;
}

export type RuleEntry = ElementRule | ((element: XmlElement, context: RuleContext) => ElementRule);
export type RuleTable = Readonly<Record<string, RuleEntry>>;

/**
 * The rule for an element. An element that the table does not know is running text inside running text and a group
 * elsewhere: its words always stay.
 */
export function findRule(table: RuleTable, element: XmlElement, context: RuleContext): ElementRule {
  const entry = Object.hasOwn(table, element.name) ? table[element.name] : undefined;
  if (typeof entry === 'function') return entry(element, context);
  return entry ?? { as: context.inText ? 'inline' : 'group' };
}
