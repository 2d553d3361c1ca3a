import type { Block } from '#domain/document/block.ts';
import type { InlineStyle } from '#domain/document/inline.ts';
import type { Mark, Run } from '#importers/html/inline-runs.ts';
import { parseLinkTarget } from '../reading/safe-link.ts';
import { findSign, readSigns, UNKNOWN_SIGN } from '../reading/sign-fonts.ts';
import type { DocxContext } from './docx-context.ts';
import { fontOf } from './docx-styles.ts';
import { childOf, elementsIn, switchOf, textIn, valueOf, type XmlElement } from './xml-tree.ts';

/** The running text of a paragraph and what is anchored in it. */
export interface DocxRuns {
  readonly runs: readonly Run[];
  readonly ids: readonly string[];
  /** Text boxes that are anchored before and after the first word. */
  readonly boxesBefore: readonly Block[];
  readonly boxesAfter: readonly Block[];
}

/** Reads the running text of a paragraph: insertions are kept, deletions are not, fields give their result. */
export function readRuns(paragraph: XmlElement, context: DocxContext): DocxRuns {
  const reader = new RunReader(context);
  reader.readChildren(paragraph, []);
  return reader;
}

const TEXT_BOX_CARRIERS = new Set(['drawing', 'pict', 'object', 'AlternateContent']);
const DROPPED = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'delInstrText',
  'pPr',
  'rPr',
  'sdtPr',
  'softHyphen',
  'annotationRef',
  'footnoteRef',
  'endnoteRef',
  'rt',
]);

class RunReader implements DocxRuns {
  readonly runs: Run[] = [];
  readonly ids: string[] = [];
  readonly boxesBefore: Block[] = [];
  readonly boxesAfter: Block[] = [];
  readonly #context: DocxContext;
  /** Fields that are open: whether the result has begun, and the instruction so far. */
  readonly #fields: { inResult: boolean; instruction: string; link?: Mark }[] = [];

  constructor(context: DocxContext) {
    this.#context = context;
  }

  readChildren(parent: XmlElement, marks: readonly Mark[]): void {
    for (const child of elementsIn(parent)) this.#read(child, marks);
  }

  #read(element: XmlElement, marks: readonly Mark[]): void {
    switch (element.name) {
      case 'r':
        return this.#readRun(element, marks);
      case 'hyperlink':
        return this.readChildren(element, this.#withLink(element, marks));
      case 'bookmarkStart': {
        const name = element.attributes['name'];
        if (name !== undefined && name !== '_GoBack') this.ids.push(name);
        return;
      }
      case 'oMath':
      case 'oMathPara':
        return this.#addText(mathText(element), marks);
      case 'fldSimple':
        return this.readChildren(element, marks);
      default:
        if (TEXT_BOX_CARRIERS.has(element.name)) this.#readDrawing(element, marks);
        else if (!DROPPED.has(element.name)) this.readChildren(element, marks);
    }
  }

  #readRun(run: XmlElement, outer: readonly Mark[]): void {
    const properties = childOf(run, 'rPr');
    if (switchOf(properties, 'vanish')) return;
    const link = this.#fields.findLast((field) => field.link)?.link;
    const marks = [...outer, ...(link ? [link] : []), ...stylesOf(properties).map((kind) => ({ kind }))];
    for (const part of elementsIn(run)) this.#readPart(part, marks, fontOf(properties));
  }

  #readPart(part: XmlElement, marks: readonly Mark[], font: string | undefined): void {
    if (part.name === 'fldChar') return this.#readField(part.attributes['fldCharType'] ?? '');
    const field = this.#fields.at(-1);
    if (part.name === 'instrText' && field) field.instruction += textIn(part);
    if (this.#fields.some((open) => !open.inResult)) return;
    switch (part.name) {
      case 't':
        return this.#addText(readSigns(textIn(part), font), marks);
      case 'tab':
      case 'ptab':
        return this.#addText('\t', marks);
      case 'br':
      case 'cr':
        if ((part.attributes['type'] ?? 'textWrapping') === 'textWrapping')
          this.runs.push({ leaf: { kind: 'break' }, marks });
        return;
      case 'noBreakHyphen':
        return this.#addText('-', marks);
      case 'sym':
        return this.#addText(readSymbol(part), marks);
      case 'footnoteReference':
      case 'endnoteReference':
        return this.#addNote(part);
      default:
        this.#read(part, marks);
    }
  }

  #readField(type: string): void {
    if (type === 'begin') this.#fields.push({ inResult: false, instruction: '' });
    const field = this.#fields.at(-1);
    if (type === 'end') this.#fields.pop();
    if (type !== 'separate' || !field) return;
    field.inResult = true;
    const link = /^\s*HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/.exec(field.instruction);
    const target =
      link?.[1] === undefined
        ? undefined
        : parseLinkTarget(/\\l\s+"/.test(field.instruction) ? `#${link[1]}` : link[1]);
    if (target) field.link = { kind: 'link', target };
  }

  #addNote(reference: XmlElement): void {
    const id = reference.attributes['id'] ?? '';
    const kind = reference.name === 'footnoteReference' ? 'footnote' : 'endnote';
    const hasOwnMark = /^(1|true|on)$/.test(reference.attributes['customMarkFollows'] ?? '');
    this.runs.push({ leaf: this.#context.refer(kind, id, hasOwnMark ? '*' : undefined), marks: [] });
  }

  #readDrawing(element: XmlElement, marks: readonly Mark[]): void {
    // Word writes a drawing twice, for new and for old readers; one is enough.
    if (element.name === 'AlternateContent') {
      const content = childOf(element, 'Choice') ?? childOf(element, 'Fallback');
      if (content) this.readChildren(content, marks);
      return;
    }
    for (const box of findAll(element, 'txbxContent')) {
      const isBefore = !this.runs.some((run) => typeof run.leaf === 'string' && run.leaf.trim() !== '');
      (isBefore ? this.boxesBefore : this.boxesAfter).push(...this.#context.readBlocks(box));
    }
    const properties = findAll(element, 'docPr')[0] ?? findAll(element, 'shape')[0];
    const picture =
      findAll(element, 'blip')[0]?.attributes['embed'] ?? findAll(element, 'imagedata')[0]?.attributes['id'];
    const alt = properties?.attributes['descr'] ?? properties?.attributes['alt'] ?? '';
    if (picture !== undefined) {
      this.runs.push({ leaf: { kind: 'image', source: this.#context.links.get(picture) ?? '', alt }, marks });
    }
  }

  #withLink(hyperlink: XmlElement, marks: readonly Mark[]): readonly Mark[] {
    const anchor = hyperlink.attributes['anchor'];
    const href = this.#context.links.get(hyperlink.attributes['id'] ?? '');
    const target =
      href === undefined ? (anchor === undefined ? undefined : parseLinkTarget(`#${anchor}`)) : parseLinkTarget(href);
    return target ? [...marks, { kind: 'link', target }] : marks;
  }

  #addText(text: string, marks: readonly Mark[]): void {
    if (text !== '') this.runs.push({ leaf: text, marks });
  }
}

function stylesOf(properties: XmlElement | undefined): InlineStyle[] {
  const styles: InlineStyle[] = [];
  if (switchOf(properties, 'b')) styles.push('strong');
  if (switchOf(properties, 'i')) styles.push('emphasis');
  if (switchOf(properties, 'u')) styles.push('underline');
  if (switchOf(properties, 'strike') || switchOf(properties, 'dstrike')) styles.push('strike');
  if (switchOf(properties, 'smallCaps')) styles.push('small-caps');
  const vertical = valueOf(properties, 'vertAlign');
  if (vertical === 'superscript') styles.push('superscript');
  if (vertical === 'subscript') styles.push('subscript');
  return styles;
}

/** A sign that is given by its font and its code there. */
function readSymbol({ attributes }: XmlElement): string {
  return findSign(attributes['font'], Number.parseInt(attributes['char'] ?? '', 16)) ?? UNKNOWN_SIGN;
}

function mathText(element: XmlElement): string {
  return findAll(element, 't').map(textIn).join(' ');
}

function findAll(element: XmlElement, name: string): XmlElement[] {
  return elementsIn(element).flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}
