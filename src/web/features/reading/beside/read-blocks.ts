/** A block as the server drew it, taken out of the page, with its words. */
export interface DrawnBlock {
  readonly element: HTMLElement;
  /** Its words without the number or mark that is printed before it, as `listWords` finds them. */
  readonly text: string;
  /** What never says the same as another kind: a text, a note, a table, a figure, a page mark. */
  readonly kind: string;
  /** The printed number with what it numbers. */
  readonly number: string | undefined;
  /** Empty for the main language of its document. */
  readonly language: string;
}

/** A text of the page, and where it begins among the words of its block. */
export interface PlacedText {
  readonly node: Text;
  readonly from: number;
}

/** Marks of notes and printed numbers are no words: they change whenever something is inserted before them. */
const NO_WORDS = '.number, .mark, .note-mark';
/** From one of these to the next a word ends. */
const UNITS = 'p, td, th, caption, figcaption, div, aside, h1, h2, h3, h4, h5, h6';

/** The blocks of some text that the server sent. */
export function readBlocks(html: string): DrawnBlock[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll<HTMLElement>('[data-block]')].map(readBlock);
}

/** The texts of a block that are its words, in order, and these words as one. */
export function listWords(element: Element): { readonly pieces: readonly PlacedText[]; readonly text: string } {
  const pieces: PlacedText[] = [];
  let text = '';
  let unit: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!(node instanceof Text) || holder?.closest(NO_WORDS)) continue;
    const own = holder?.closest(UNITS) ?? null;
    if (unit !== null && own !== unit) text += '\n';
    unit = own;
    pieces.push({ node, from: text.length });
    text += node.data;
  }
  return { pieces, text };
}

function readBlock(element: HTMLElement): DrawnBlock {
  const kind = kindOf(element.classList);
  const printed = element.querySelector(':scope > .number, :scope > .mark')?.textContent.trim();
  return {
    element,
    text: kind === 'page' ? '' : listWords(element).text,
    kind: kind === 'heading' ? 'text' : kind,
    number: printed ? `${kind} ${printed}` : undefined,
    language: element.lang,
  };
}

function kindOf(classes: DOMTokenList): string {
  const known = ['heading', 'table-scroll', 'footnote', 'figure', 'page'].find((name) => classes.contains(name));
  return known ?? 'text';
}
