import { blockText, type Block } from '#domain/document/block.ts';
import type { ContentsNode } from '#domain/records/publication.ts';
import type { SourceFile } from '../importer.ts';
import { listContributors } from '../jats/jats-people.ts';
import { JATS_RULES, nameCaption } from '../jats/jats-rules.ts';
import { ExchangeTable } from '../jats/jats-table.ts';
import type { ElementRule, RuleContext, RuleTable } from '../xml/element-rule.ts';
import { readLanguage } from '../xml/language.ts';
import { named } from '../xml/rule-names.ts';
import type { TextFormat, TextMachine } from '../xml/text-machine.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import { contentsBelow } from './bits-contents.ts';
import { PRINTED_LISTS } from './printed-lists.ts';
import { bookKey, findIsbn, PartKeys } from './bits-keys.ts';
import { chapterRecord, pageRange, publicationRecord } from './bits-record.ts';
import { isUnit, openUnit, unitId, unitLabel, unitMeta, unitTitle, type BookUnit } from './bits-unit.ts';

const BOOK_GROUPS =
  'book book-part book-part-wrapper book-body book-front book-back front-matter front-matter-part named-book-part-body ' +
  'book-app book-app-group book-part-meta index index-div index-group toc-div toc-group';

/** Elements whose children are metadata, but for the summaries of chapters. */
const META = new Set(['book-meta', 'book-part-meta', 'collection-meta']);
const READ = new Set(['abstract', 'trans-abstract']);

/** Splits a book into its parts while the text machine reads it. */
export class BitsFormat implements TextFormat {
  readonly rules: RuleTable;
  readonly #machine: TextMachine;
  readonly #file: SourceFile;
  readonly #columns = new ExchangeTable();
  readonly #keys = new PartKeys();
  #root: BookUnit | undefined;
  #unit: BookUnit | undefined;
  /** Documents written so far, which number the parts that have no identifier. */
  #count = 0;
  #hasParts = false;

  constructor(machine: TextMachine, file: SourceFile) {
    this.#machine = machine;
    this.#file = file;
    this.rules = {
      ...JATS_RULES,
      ...named<ElementRule>({ as: 'group' }, BOOK_GROUPS),
      ...named<ElementRule>({ as: 'section' }, 'preface foreword dedication book-front toc index'),
      entry: (element, context) => this.#columns.cell(element, context),
      title: (element, context) =>
        context.parent?.name === 'book-front' ? { as: 'heading' } : title(element, context),
      label: labelOf,
      ...PRINTED_LISTS,
    };
  }

  opened(element: XmlElement): void {
    this.#columns.see(element);
    if (!isUnit(element, this.#machine.top?.element)) return;
    this.#machine.flush();
    this.#write();
    this.#unit = openUnit(element, this.#unit);
    if (this.#root) this.#hasParts = true;
    else {
      this.#root = this.#unit;
      this.#machine.language = readLanguage(element.attributes['lang']);
    }
  }

  closed(element: XmlElement): void {
    if (this.#unit?.element !== element) return;
    this.#machine.flush();
    this.#write();
    this.#close(this.#unit);
    this.#unit = this.#unit.around;
  }

  /** A `book-meta` inside a part repeats the book's. */
  rule({ name }: XmlElement, { parent }: RuleContext): ElementRule | undefined {
    if (name === 'book-meta' || name === 'collection-meta') return { as: 'collect' };
    return META.has(parent?.name ?? '') && !READ.has(name) ? { as: 'collect' } : undefined;
  }

  collected(node: XmlNode): void {
    const isRepeated = META.has(node.element.name) && this.#unit !== this.#root;
    if (isRepeated) return;
    if (META.has(node.element.name)) for (const child of node.children) this.#keep(child);
    else this.#keep(node);
  }

  /** Every heading gets an identifier, so that the table of contents can lead to it. */
  block(read: Block): Block {
    const block = nameCaption(read);
    if (!this.#unit) return block;
    const { headings } = this.#unit;
    this.#unit.hasText = true;
    if (block.kind !== 'heading') return block;
    // The innermost identifier is the heading's own; those before it are of the divisions that begin with it.
    const id = block.sourceIds?.at(-1) ?? `heading-${headings.length + 1}`;
    headings.push({ level: block.level, label: blockText(block), id });
    return { ...block, sourceIds: block.sourceIds ?? [id] };
  }

  end(): void {
    const root = this.#root;
    if (!root || !this.#isPublication()) return;
    const key = this.#bookKey();
    const publication = publicationRecord(key, root, root.element.attributes['lang'], root.children);
    this.#machine.out.addEvent({ kind: 'publication', record: publication });
  }

  #keep(node: XmlNode | string): void {
    if (typeof node !== 'string') this.#unit?.meta.push(node);
  }

  /** A part that is a file by itself is a publication only where it has parts of its own. */
  #isPublication(): boolean {
    return this.#root?.element.name !== 'book-part' || this.#hasParts;
  }

  #bookKey(): string {
    const meta = this.#root && unitMeta(this.#root);
    return this.#root?.element.name !== 'book-part' || findIsbn(meta)
      ? bookKey(meta, this.#file.path)
      : `path:${this.#file.path}`;
  }

  /** Writes the text since the last document, where there is any, as a document of this part. */
  #write(): void {
    const unit = this.#unit;
    if (!unit?.hasText) return;
    this.#count += 1;
    const isAlone = unit === this.#root && !this.#isPublication();
    const key = this.#partKey(unit, isAlone);
    const root = this.#root;
    const meta = root && unitMeta(root);
    const book = {
      publication: isAlone ? undefined : this.#bookKey(),
      meta,
      language: root?.element.attributes['lang'],
    };
    this.#machine.out.addEvent({ kind: 'document', document: chapterRecord(unit, key, book) });
    const below = contentsBelow(unit.headings, unitTitle(unit), key);
    unit.documents += 1;
    unit.hasText = false;
    unit.children.push(...(unit === root ? [this.#entry(unit, key, below)] : below));
    if (unit !== root) {
      unit.firstKey ??= key;
      unit.label ??= unitLabel(unit);
    }
    unit.headings = [];
  }

  #partKey(unit: BookUnit, isAlone: boolean): string {
    const id = unitId(unit) ?? (unit.element.name === 'book-part' ? `part-${this.#count}` : unit.element.name);
    const book = this.#bookKey();
    if (isAlone && book.startsWith('path:')) return book;
    return this.#keys.take(book, unit.documents > 0 ? `${id}/more` : id);
  }

  #close(unit: BookUnit): void {
    if (!unit.around || (unit.children.length === 0 && unit.firstKey === undefined)) return;
    const isShell = unit.firstKey === undefined && unit.element.name !== 'book-part';
    const { children } = unit.around;
    if (isShell) children.push(...unit.children);
    else if (unit.element.name === 'book-part') children.push(this.#entry(unit, unit.firstKey, unit.children));
    else {
      // The matter before or after the chapters, with text of its own, as printed contents are: no preface is part of that.
      const own = unit.children.filter(({ document }) => document === unit.firstKey);
      children.push(this.#entry(unit, unit.firstKey, own), ...unit.children.filter((child) => !own.includes(child)));
    }
  }

  #entry(unit: BookUnit, document: string | undefined, children: readonly ContentsNode[]): ContentsNode {
    // Of the book itself these stand on its page.
    const meta = unit === this.#root ? undefined : unitMeta(unit);
    const authors = meta ? listContributors(meta, 'author').map(({ name }) => name) : [];
    const pages = meta && pageRange(meta);
    return {
      label: unit.label ?? unitLabel(unit),
      ...(authors.length > 0 ? { sublabel: authors.join(', ') } : {}),
      ...(document ? { document } : {}),
      ...(pages ? { pages } : {}),
      ...(children.length > 0 ? { children } : {}),
    };
  }
}

/** A label in printed contents is words of its line, such as “Article 12”, and no number beside a paragraph. */
function labelOf(element: XmlElement, context: RuleContext): ElementRule {
  if (context.parent?.name === 'toc-entry') return { as: 'inline', spaced: true };
  if (context.inside('toc')) return { as: 'lead' };
  const rule = JATS_RULES['label'];
  return typeof rule === 'function' ? rule(element, context) : { as: 'number' };
}

function title(element: XmlElement, context: RuleContext): ElementRule {
  const { parent } = context;
  // Of the printed contents as a whole; a part that is named in them has its heading where it begins.
  if (parent?.name === 'toc-title-group' || parent?.name === 'index-title-group') {
    return context.inside('toc-div') ? { as: 'paragraph', styles: ['strong'] } : { as: 'heading' };
  }
  if (parent?.name === 'toc-entry') return { as: 'inline', spaced: true };
  const rule = JATS_RULES['title'];
  return typeof rule === 'function' ? rule(element, context) : { as: 'heading' };
}
