import { inlineText } from '#domain/document/inline.ts';
import type { Block, HeadingBlock, ParagraphBlock, TableBlock } from '#domain/document/block.ts';
import type { ProvisionUnit } from './known-instrument.ts';
import { FoundProvisions, PREAMBLE, type PrintedAt, type Provision } from './found-provisions.ts';
import { ItemStack } from './item-stack.ts';
import { BEGINNING, beginsPreamble, findFirst, introducesRecitals } from './printed-beginning.ts';
import { INNER_SECTION, stepOfUnit } from './provision-anchor.ts';
import {
  HOLDERS,
  readOnlyHolder,
  readPrintedLabel,
  splitHeading,
  type PrintedLabel,
  type PrintedNumber,
} from './printed-number.ts';
import type { ReferenceUnit } from './provision-unit.ts';

const MAIN: ReadonlySet<ReferenceUnit> = new Set(['article', 'section', 'rule', 'regulation', 'recital', 'paragraph']);
/** The number of a row of a list that is set as a table. */
const ROW_NUMBER = /^(?:\(?(?:\d{1,3}[a-z]?|[a-z]{1,2}|[A-Z])[.)]|\([ivxl]{1,7}\))$/u;

interface Part {
  readonly anchor: string;
  readonly level: number;
}

interface Main extends Part {
  readonly unit: ReferenceUnit;
  /** Of a main part without a heading of its own that names it. */
  readonly item?: { readonly form: string; readonly depth: number };
}

/**
 * Takes the blocks of a text of law in order and gives each printed number its one place (OP-196), whatever the format
 * it came in: divisions, schedules and main parts by headings and numbers, what stands in them by numbers, their form
 * and how far in they are set. The numbers of main parts run through the text; what is quoted is of another one.
 */
export class ProvisionTree {
  readonly #bare: ProvisionUnit;
  readonly #found = new FoundProvisions();
  readonly #items = new ItemStack();
  #divisions: Part[] = [];
  #holder: Part | undefined;
  #main: Main | undefined;
  /** The heading directly above, where it prints no number. */
  #heading: { readonly block: number } | undefined;
  #level = 0;
  /** Where what is being read stands. */
  #at: PrintedAt = { block: 0 };
  #language: string | undefined;
  #prefix = '';
  /** Whether headings begin main parts, and say what they are or print only a number. */
  #headings: 'named' | 'bare' | undefined;
  #hasRecitals = false;
  /** The paragraph directly above, and what it says. */
  #above: { readonly block: number; readonly words: string } | undefined;

  /** `bare` is what main parts are called that print only a number. */
  constructor(bare: ProvisionUnit) {
    this.#bare = bare;
  }

  get provisions(): readonly Provision[] {
    return this.#found.all;
  }

  /** Call once for every block, in reading order. */
  add(block: Block, at: number): void {
    this.#at = { block: at };
    if (block.kind === 'heading') this.#addHeading(block);
    else if (block.kind === 'paragraph' && block.role !== 'quote') this.#addParagraph(block);
    else if (block.kind === 'table') this.#addTable(block);
    if (block.kind === 'paragraph' || block.kind === 'table') this.#heading = undefined;
    this.#above = block.kind === 'paragraph' ? { block: at, words: inlineText(block.inlines) } : undefined;
  }

  #addHeading(block: HeadingBlock): void {
    this.#turnTo(block.language);
    const words = inlineText(block.inlines).trim();
    const label = block.number ?? splitHeading(words) ?? '';
    const read = readPrintedLabel(label) ?? readOnlyHolder(label === '' ? words : label);
    this.#close(block.level);
    this.#found.forgetHeading();
    this.#level = block.level;
    this.#heading = block.number === undefined && read?.unit === undefined ? this.#at : undefined;
    if (introducesRecitals(words)) this.#hasRecitals = true;
    this.#findPreamble(words, block.language);
    if (!read) return;
    const [first, ...rest] = read.numbers;
    const unit =
      read.unit ?? (first?.form.startsWith('digits') ? this.#bareUnit(this.#headings === 'bare') : 'division');
    if (first && this.#isInner(unit, block.level)) this.#open([INNER_SECTION, ...first.steps].join('-'));
    else if (HOLDERS.has(unit)) this.#openHolder(unit, first, block.level);
    else if (!MAIN.has(unit) || this.#isDivision(unit)) this.#openDivision(unit, first, block.level);
    else if (first && rest.length > 0 && this.#main?.anchor === this.#wish(unit, first)) {
      // `Article V(1)(b)` below `Article V`: the heading prints all above it.
      this.#open(rest.flatMap(({ steps }) => steps).join('-'));
    } else if (first) {
      this.#headings = read.unit === undefined ? 'bare' : 'named';
      this.#openMain(unit, first, { level: block.level });
      this.#addItems(rest, 0);
    }
  }

  #addParagraph(block: ParagraphBlock): void {
    const words = inlineText(block.inlines).slice(0, BEGINNING);
    if (introducesRecitals(words.slice(0, 20))) this.#hasRecitals = true;
    this.#findPreamble(words, block.language);
    const read = block.number === undefined ? undefined : readPrintedLabel(block.number);
    const [first, ...rest] = read?.numbers ?? [];
    if (!read || !first) return;
    this.#turnTo(block.language);
    const depth = block.depth ?? 0;
    const unit = this.#unitOf(read, first, depth);
    if (unit === undefined) {
      this.#addItems(read.numbers, depth);
      return;
    }
    this.#openMain(unit, first, { level: this.#level, item: { form: first.form, depth } });
    if (read.unit === undefined) this.#found.beginAt(this.#heading, first.steps);
    this.#addItems(rest, depth);
  }

  /** Lists that are set as tables: each row begins with its number, in whichever column that stands. */
  #addTable({ rows }: TableBlock): void {
    const { block } = this.#at;
    for (const [row, cells] of rows.entries()) {
      const printed = cells.map(({ paragraphs }) => paragraphs.map(inlineText).join(' ').trim()).find(Boolean) ?? '';
      const [number] = ROW_NUMBER.test(printed) ? (readPrintedLabel(printed)?.numbers ?? []) : [];
      this.#at = { block, row };
      if (number) this.#addRow(number);
    }
  }

  #addRow(number: PrintedNumber): void {
    if (this.#unitOf({ numbers: [number] }, number, 0) === 'recital')
      this.#openMain('recital', number, { level: this.#level, item: { form: number.form, depth: 0 } });
    else if (this.#main) this.#addItems([number], this.#items.depthOfRow(number));
  }

  /** What a paragraph begins where it begins a main part. */
  #unitOf({ unit }: PrintedLabel, { form, steps }: PrintedNumber, depth: number): ReferenceUnit | undefined {
    if (unit !== undefined) return MAIN.has(unit) ? unit : undefined;
    const isNumber = form.startsWith('digits');
    if (!this.#main && !this.#holder && this.#hasRecitals && isNumber && form.endsWith('()')) return 'recital';
    if (this.#main?.unit === 'recital') return isNumber && form === this.#main.item?.form ? 'recital' : undefined;
    if (!isNumber || form.endsWith(')') || steps.length > 1) return undefined;
    const item = this.#main?.item;
    const isNext = item?.form === form && item.depth === depth;
    if (isNext || (depth === 0 && this.#follows(steps[0]))) return this.#main?.unit;
    return this.#main ? undefined : this.#bareUnit();
  }

  /** Whether it goes on where headings print only numbers: a section without a heading does. */
  #follows(number = ''): boolean {
    const last = this.#main?.anchor.split('-').at(-1);
    return this.#headings === 'bare' && !this.#holder && Number(number) === Number(last) + 1;
  }

  /** What a number alone counts; `isMain` where it stands as main parts of this text do. */
  #bareUnit(isMain = false): ReferenceUnit {
    return this.#holder || (this.#headings && !isMain) ? 'paragraph' : this.#bare;
  }

  #addItems(numbers: readonly PrintedNumber[], depth: number): void {
    for (const [place, number] of numbers.entries()) {
      const root = this.#main?.anchor ?? this.#holder?.anchor ?? `${this.#prefix}para`;
      const { above, steps, form } = this.#items.place(number, { depth, root, isFirst: place === 0 });
      if (place === 0) this.#takeFirst(above, steps);
      const anchor = this.#take(`${above}-${steps.join('-')}`);
      const isRow = this.#at.row !== undefined;
      this.#items.push({ anchor, depth, form, number: steps.at(-1) ?? '', isRow, isInner: place > 0 });
    }
  }

  /** The first of a list may be printed within the sentence that begins it, right above the second. */
  #takeFirst(above: string, steps: readonly string[]): void {
    if (this.#above?.block !== this.#at.block - 1) return;
    const first = findFirst(this.#above.words, steps);
    if (first !== undefined) this.#found.takeWithin(`${above}-${first}`, this.#above);
  }

  /** The reasons that stand before all provisions of a text. */
  #findPreamble(words: string, language: string | undefined): void {
    if (this.#found.all.length > 0 || !beginsPreamble(words)) return;
    this.#turnTo(language);
    this.#take(PREAMBLE);
    // Over all that stands in it, not over the first recital alone.
    this.#heading = undefined;
  }

  #openMain(unit: ReferenceUnit, { steps }: PrintedNumber, main: Omit<Main, 'anchor' | 'unit'>): void {
    const step = [stepOfUnit(unit), ...steps].join('-');
    const division = this.#divisions.at(-1)?.anchor;
    const wished = this.#wish(unit, { steps });
    if (!this.#holder && steps.join('.') === '2')
      this.#found.nameFirst(this.#wish(unit, { steps: ['1'] }), `${this.#prefix}para-`);
    // Numbers that begin again in each part are told apart by it.
    const isFree = !this.#found.has(wished) || division === undefined;
    this.#main = { ...main, unit, anchor: isFree ? this.#take(wished) : this.#take(`${division}-${step}`) };
    this.#items.clear();
  }

  /** What a main part is called unless another one is called so. */
  #wish(unit: ReferenceUnit, { steps }: Pick<PrintedNumber, 'steps'>): string {
    const step = [stepOfUnit(unit), ...steps].join('-');
    return this.#holder ? `${this.#holder.anchor}-${step}` : this.#prefix + step;
  }

  #open(step: string): void {
    if (!this.#main) return;
    this.#items.clear();
    this.#items.begin(this.#take(`${this.#main.anchor}-${step}`));
  }

  #openHolder(unit: ReferenceUnit, number: PrintedNumber | undefined, level: number): void {
    const step = [stepOfUnit(unit), ...(number?.steps ?? [])].join('-');
    this.#holder = { level, anchor: this.#take(this.#prefix + step) };
    this.#main = undefined;
    this.#divisions = [];
    this.#items.clear();
  }

  #openDivision(unit: ReferenceUnit, number: PrintedNumber | undefined, level: number): void {
    const step = unit === 'section' ? INNER_SECTION : stepOfUnit(unit);
    if (step === undefined || !number) return;
    this.#main = undefined;
    this.#items.clear();
    const above = this.#divisions.at(-1)?.anchor ?? this.#holder?.anchor;
    const name = [step, ...number.steps].join('-');
    const anchor = above === undefined ? this.#take(this.#prefix + name) : this.#take(`${above}-${name}`);
    this.#divisions.push({ anchor, level });
  }

  /** A section that holds articles rather than being one's neighbour. */
  #isDivision(unit: ReferenceUnit): boolean {
    return unit === 'section' && this.#bare === 'article';
  }

  #isInner(unit: ReferenceUnit, level: number): boolean {
    return unit === 'section' && this.#main?.unit === 'article' && this.#main.level < level;
  }

  /** Ends what a heading of this level does not stand in. */
  #close(level: number): void {
    this.#divisions = this.#divisions.filter((division) => division.level < level);
    if (this.#holder && level <= this.#holder.level) this.#holder = undefined;
    if (this.#main && level <= this.#main.level) {
      this.#main = undefined;
      this.#items.clear();
    }
  }

  /** The translation in a text begins anew. */
  #turnTo(language: string | undefined): void {
    if (language === this.#language && this.#found.all.length > 0) return;
    if (this.#found.all.length === 0) this.#language = language;
    const tag = language?.split('-')[0];
    const prefix = language === this.#language || tag === undefined ? '' : `${tag}-`;
    if (prefix === this.#prefix) return;
    this.#prefix = prefix;
    this.#divisions = [];
    [this.#holder, this.#main, this.#headings, this.#hasRecitals] = [undefined, undefined, undefined, false];
    this.#items.clear();
  }

  #take(wished: string): string {
    return this.#found.take(wished, this.#at);
  }
}

/** The provisions of a text of law. */
export function listProvisions(blocks: readonly Block[], bare: ProvisionUnit): readonly Provision[] {
  const tree = new ProvisionTree(bare);
  for (const [at, block] of blocks.entries()) tree.add(block, at);
  return tree.provisions;
}
