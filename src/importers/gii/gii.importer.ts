import type { Block } from '#domain/document/block.ts';
import type { Importer } from '../importer.ts';
import { ExchangeTable } from '../jats/jats-table.ts';
import { readXml } from '../xml/read-xml.ts';
import type { ElementRule, RuleContext, RuleTable } from '../xml/element-rule.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { TextMachine, type TextFormat } from '../xml/text-machine.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import { headingOf, statementsOf } from './gii-norm.ts';
import { giiRecord } from './gii-record.ts';
import { GII_RULES } from './gii-rules.ts';

/** German federal law as gesetze-im-internet.de gives it (gii-norm). A file is one law, its provisions are divisions. */
export const giiImporter: Importer = {
  format: 'gii',
  version: 6,
  atomic: 'file',
  accepts: (_path, head) => {
    const root = sniffRoot(head);
    return root?.name === 'dokumente' && root.namespace === '' && /gii-norm|<norm[\s>]/.test(root.head);
  },
  read: (file) => readXml(file, new TextMachine((machine) => new GiiFormat(machine))),
};

const PARAGRAPH_NUMBER = /^\(\d{1,3}[a-z]?\)$/;

class GiiFormat implements TextFormat {
  readonly rules: RuleTable;
  readonly #machine: TextMachine;
  readonly #columns = new ExchangeTable();
  #root: XmlElement | undefined;
  #head: XmlNode | undefined;
  /** The provision that is open, and how deep the division around it lies. */
  #norm: XmlElement | undefined;
  #depth = 0;
  /** Whether the paragraph that is open has printed its number. */
  #isNumbered = false;
  /** The number of the item that comes next. */
  #number = '';

  constructor(machine: TextMachine) {
    this.#machine = machine;
    machine.language = 'de';
    this.rules = { ...GII_RULES, entry: (element, context) => this.#columns.cell(element, context) };
  }

  opened(element: XmlElement): void {
    this.#root ??= element;
    this.#columns.see(element);
    if (element.name === 'norm') this.#norm = element;
    if (element.name === 'P') this.#isNumbered = false;
  }

  /** A paragraph that begins with a list is one of it in the source; its number stands where those of others stand. */
  rule({ name }: XmlElement, { inside }: RuleContext): ElementRule | undefined {
    return name === 'DD' && !inside('DD') && PARAGRAPH_NUMBER.test(this.#number) ? { as: 'group' } : undefined;
  }

  captured(_name: string, text: string): void {
    this.#number = text;
  }

  /** The metadata of the first norm are those of the law; of any other they are its heading. */
  collected(node: XmlNode): void {
    const isHead = this.#head === undefined;
    this.#head ??= node;
    this.#machine.flush();
    if (isHead) for (const inlines of statementsOf(node)) this.#write({ kind: 'paragraph', inlines });
    const heading = headingOf(node, this.#depth);
    if (!heading) return;
    this.#depth = heading.depth;
    const { doknr } = this.#norm?.attributes ?? {};
    this.#write(doknr === undefined ? heading.block : { ...heading.block, sourceIds: [doknr] });
  }

  /**
   * Paragraphs print their number in their text: `(1) Im Flächennutzungsplan`. What goes on after a list is in line with
   * the text that has the number.
   */
  block(block: Block): Block {
    if (block.kind !== 'paragraph') return block;
    if (block.number !== undefined) {
      if (!block.number.startsWith('(')) return block;
      this.#isNumbered = true;
      const { role: _role, depth: _depth, ...paragraph } = block;
      return paragraph;
    }
    const [first, ...rest] = block.inlines;
    const number = typeof first === 'string' ? /^(\(\d{1,3}[a-z]?\))\s+(?=\S)/.exec(first) : null;
    if (typeof first !== 'string' || number?.[1] === undefined)
      return this.#isNumbered && block.role === undefined ? { ...block, depth: 1 } : block;
    this.#isNumbered = true;
    return { ...block, number: number[1], inlines: [first.slice(number[0].length), ...rest] };
  }

  end(): void {
    this.#machine.out.addEvent({ kind: 'document', document: giiRecord(this.#root, this.#head) });
  }

  #write(block: Block): void {
    this.#machine.out.addBlock(block);
  }
}
