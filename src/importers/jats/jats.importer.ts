import type { Block } from '#domain/document/block.ts';
import type { Importer, SourceFile } from '../importer.ts';
import type { ElementRule, RuleContext, RuleTable } from '../xml/element-rule.ts';
import { readLanguage } from '../xml/language.ts';
import { readXml } from '../xml/read-xml.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { TextMachine, type TextFormat } from '../xml/text-machine.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import { listContributors } from './jats-people.ts';
import { jatsRecord } from './jats-record.ts';
import { JATS_RULES, nameCaption } from './jats-rules.ts';
import { ExchangeTable } from './jats-table.ts';

/** NLM and JATS journal articles. One document a file; letters and responses stand in it as divisions. */
export const jatsImporter: Importer = {
  format: 'jats',
  version: 13,
  atomic: 'file',
  accepts: (_path, head) => {
    const root = sniffRoot(head);
    return root?.name === 'article' && root.namespace === '' && isArticle(root.head);
  },
  read: (file) => readXml(file, new TextMachine((machine) => new JatsFormat(machine, file))),
};

/** DocBook has articles too: one of these marks tells them apart. */
function isArticle(head: string): boolean {
  return /<(front|article-meta)[\s>]|\sarticle-type=|(JATS|NLM)[^"]{0,200}\/\/DTD/.test(head);
}

/** Parts of the article's metadata that are text to be read. */
const READ = new Set(['abstract', 'trans-abstract', 'product']);

class JatsFormat implements TextFormat {
  readonly rules: RuleTable;
  readonly #machine: TextMachine;
  readonly #file: SourceFile;
  readonly #columns = new ExchangeTable();
  readonly #collected: XmlNode[] = [];
  #root: XmlElement | undefined;

  constructor(machine: TextMachine, file: SourceFile) {
    this.#machine = machine;
    this.#file = file;
    this.rules = { ...JATS_RULES, entry: (element, context) => this.#columns.cell(element, context) };
  }

  block(block: Block): Block {
    return nameCaption(block);
  }

  opened(element: XmlElement): void {
    this.#columns.see(element);
    if (this.#root) return;
    this.#root = element;
    this.#machine.language = readLanguage(element.attributes['lang']);
  }

  rule({ name }: XmlElement, { parent, inside }: RuleContext): ElementRule | undefined {
    if (inside('sub-article') || inside('response')) {
      if (parent?.name !== 'front-stub' || READ.has(name)) return undefined;
      return name === 'title-group' ? { as: 'group' } : { as: name === 'contrib-group' ? 'collect' : 'skip' };
    }
    const isMetadata = parent?.name === 'front' ? name !== 'article-meta' : parent?.name === 'article-meta';
    return isMetadata && !READ.has(name) ? { as: 'collect' } : undefined;
  }

  collected(node: XmlNode): void {
    if (!this.#machine.inside('front-stub')) this.#collected.push(node);
    else this.#writeNames(node);
  }

  end(): void {
    const root: XmlElement = this.#root ?? { name: 'article', uri: '', attributes: {} };
    const document = jatsRecord({
      path: this.#file.path,
      articleType: root.attributes['article-type'],
      language: root.attributes['lang'],
      meta: { element: root, children: this.#collected },
    });
    this.#machine.out.addEvent({ kind: 'document', document });
  }

  /** Who wrote a letter or response, as a paragraph below its title. */
  #writeNames(group: XmlNode): void {
    const names = ['author', 'editor'].flatMap((kind) => listContributors(group, kind)).map(({ name }) => name);
    if (names.length > 0) this.#machine.write(names.join(', '));
    this.#machine.flow.flush();
  }
}
