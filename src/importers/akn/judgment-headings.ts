import type { Block, HeadingBlock } from '#domain/document/block.ts';
import { inlineText, type Inline, type InlineStyle } from '#domain/document/inline.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Classes by which word processors' heading styles reach a file: `ParaHeading1`, `ParaSubHeading1`, `Taxheading2`. */
const CLASS = /^(?:para|tax)?(super|sub)?heading(\d?)$/i;
/** A line longer than this is a sentence that its judge set in bold. */
const LONGEST = 200;
const SENTENCE = /[.;,…]$|^["“”‘'([…]/u;

/** How far in a line stands by its look: capitals above small letters, bold above underlined above italic. */
const RANKS: readonly (readonly [look: InlineStyle, rank: number])[] = [
  ['strong', 1],
  ['underline', 3],
  ['emphasis', 5],
];

/**
 * Headings of a judgment that its file has as lines of their own: by the class of a style, or because the whole of the
 * line is bold, underlined or italic. One for each document, for a look is only above another that stands beside it.
 */
export class JudgmentHeadings {
  readonly #seen = new Set<number>();

  /** The rank of the style of the paragraph that was opened last; undefined where it is none of headings. */
  #styled: number | undefined;
  #hasOwn = false;

  /** Takes note of a paragraph; call it for every one that is opened. */
  see({ attributes }: XmlElement): void {
    const [found, kind = '', digit = ''] = CLASS.exec(attributes['class'] ?? '') ?? [];
    const below = kind.toLowerCase() === 'super' ? 0 : kind === '' ? 1 : 11;
    this.#styled = found === undefined ? undefined : below + Number(digit);
  }

  /** Whether the paragraph that was opened last is in a style for headings. */
  get isStyled(): boolean {
    return this.#styled !== undefined;
  }

  /** The line as a heading, where its style or its look says so: a style without a level leaves that to the look. */
  read(block: Block): Block {
    this.#hasOwn ||= block.kind === 'heading';
    const styled = this.#styled;
    if (block.kind !== 'paragraph' || block.role !== undefined || (block.depth && styled === undefined)) return block;
    const text = inlineText(block.inlines).trim();
    const isSentence = block.number !== undefined || text.length > LONGEST || SENTENCE.test(text);
    if (!/\p{L}/u.test(text) || (styled === undefined && isSentence)) return block;
    const looks = commonLooks(block.inlines);
    const look = RANKS.find(([name]) => looks.has(name))?.[1];
    const rank = look === undefined ? undefined : look + (/\p{Ll}/u.test(text) ? 1 : 0);
    const taken = styled === 1 ? (rank ?? styled) : (styled ?? rank);
    if (taken === undefined) return block;
    // `(1)` is below the headings that the file has as such: `A. Introduction`.
    const below = block.number !== undefined && this.#hasOwn ? 1 : 0;
    const level = Math.min(6, this.#levelOf(taken) + below) as HeadingBlock['level'];
    const { depth: _depth, ...base } = block;
    return { ...base, kind: 'heading', level, inlines: without(block.inlines, looks) };
  }

  #levelOf(rank: number): number {
    this.#seen.add(rank);
    return 1 + [...this.#seen].filter((seen) => seen < rank).length;
  }
}

/** The looks that every word has. */
function commonLooks(inlines: readonly Inline[]): ReadonlySet<InlineStyle> {
  const all = listLooks(inlines, new Set());
  return all.length === 0 ? new Set() : all.reduce((common, looks) => common.intersection(looks));
}

function listLooks(inlines: readonly Inline[], around: ReadonlySet<InlineStyle>): ReadonlySet<InlineStyle>[] {
  return inlines.flatMap((inline): ReadonlySet<InlineStyle>[] => {
    if (typeof inline === 'string') return inline.trim() === '' ? [] : [around];
    // A picture or a broken line is no heading.
    if (inline.kind === 'image' || inline.kind === 'break') return [new Set()];
    if (inline.kind === 'note') return [];
    if (inline.kind === 'link') return listLooks(inline.children, around);
    return listLooks(inline.children, new Set([...around, inline.kind]));
  });
}

function without(inlines: readonly Inline[], looks: ReadonlySet<InlineStyle>): readonly Inline[] {
  return inlines.flatMap((inline): readonly Inline[] => {
    if (typeof inline === 'string' || !('children' in inline)) return [inline];
    const children = without(inline.children, looks);
    return inline.kind !== 'link' && looks.has(inline.kind) ? children : [{ ...inline, children }];
  });
}
