import type { Block } from '#domain/document/block.ts';
import type { Importer, SourceFile } from '../importer.ts';
import type { ElementRule, RuleContext } from '../xml/element-rule.ts';
import { readLanguage } from '../xml/language.ts';
import { readXml } from '../xml/read-xml.ts';
import { sniffRoot, type XmlRoot } from '../xml/sniff-root.ts';
import { TextMachine, type TextFormat } from '../xml/text-machine.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import { BILL_DTD_RULES } from './bill-dtd-rules.ts';
import { uslmRecord } from './uslm-record.ts';
import { AppropriationRanks, USLM_RULES } from './uslm-rules.ts';

const NAMESPACES = new Set(['http://schemas.gpo.gov/xml/uslm', 'http://xml.house.gov/schemas/uslm/1.0']);

/** Roots of the older document types, which have no namespace. */
const OLDER_ROOTS = new Set(['bill', 'resolution', 'amendment-doc']);

/** United States Legislative Markup, and the XML by which Congress preceded it. One document a file. */
export const uslmImporter: Importer = {
  format: 'uslm',
  version: 11,
  atomic: 'file',
  accepts: (_path, head) => {
    const root = sniffRoot(head);
    return root !== undefined && (NAMESPACES.has(root.namespace) || isOlder(root));
  },
  read: (file) => readXml(file, new TextMachine((machine) => new UslmFormat(machine, file))),
};

function isOlder({ name, namespace, head }: XmlRoot): boolean {
  return (
    namespace === '' && OLDER_ROOTS.has(name) && /DTDs?\/(bill|res|amend)\.dtd|<legis-(num|body)|<dublinCore/.test(head)
  );
}

class UslmFormat implements TextFormat {
  readonly #machine: TextMachine;
  readonly #file: SourceFile;
  readonly #ranks = new AppropriationRanks();
  readonly #front = new Map<string, string>();
  #root: XmlElement | undefined;
  #meta: XmlNode | undefined;

  constructor(machine: TextMachine, file: SourceFile) {
    this.#machine = machine;
    this.#file = file;
  }

  get rules(): TextFormat['rules'] {
    return this.#root?.uri === '' ? BILL_DTD_RULES : USLM_RULES;
  }

  rule({ name }: XmlElement, { parent }: RuleContext): ElementRule | undefined {
    return name === 'heading' && parent?.name === 'appropriations' ? this.#ranks.heading(parent) : undefined;
  }

  /** Wide spaces at the head of a line stand for its place on the printed page. */
  block(block: Block): Block {
    if (block.kind !== 'paragraph' || typeof block.inlines[0] !== 'string') return block;
    const [first, ...rest] = block.inlines;
    return { ...block, inlines: [first.replace(/^[\s\u2000-\u200a]+/u, ''), ...rest] };
  }

  opened(element: XmlElement): void {
    this.#ranks.see(element);
    if (!this.#root) this.#begin(element);
    if (element.name === 'date' && this.#machine.inside('preface') && this.#machine.inside('action'))
      this.#keep('date', element.attributes['date'] ?? '');
  }

  collected(node: XmlNode): void {
    this.#meta ??= node;
  }

  captured(name: string, text: string): void {
    if (name.startsWith('date ')) {
      const day = /^date (\d{4})(\d{2})(\d{2})$/.exec(name);
      this.#keep('date', day ? `${day[1]}-${day[2]}-${day[3]}` : '');
      this.#keep('action', text);
    } else if (text.startsWith('Approved ')) this.#keep('approved', text);
    else this.#keep(name, text);
  }

  end(): void {
    const document = uslmRecord({
      path: this.#file.path,
      root: this.#root?.name ?? '',
      identifier: this.#root?.attributes['identifier'],
      meta: this.#meta,
      front: this.#front,
    });
    this.#machine.out.addEvent({ kind: 'document', document });
  }

  #begin(root: XmlElement): void {
    this.#root = root;
    this.#machine.language = readLanguage(root.attributes['lang']);
    this.#keep('stage', root.attributes['bill-stage'] ?? root.attributes['resolution-stage'] ?? '');
  }

  #keep(name: string, text: string): void {
    if (text !== '' && !this.#front.has(name)) this.#front.set(name, text);
  }
}
