import type { Block } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import type { ImportEvent, Importer, SourceFile } from '../importer.ts';
import { readFolderRow } from '../reading/folder-list.ts';
import { readLanguage } from '../xml/language.ts';
import { readXml } from '../xml/read-xml.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { TextMachine, type TextFormat } from '../xml/text-machine.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import { AknFront } from './akn-front.ts';
import { readMetadata, type AknMetadata } from './akn-metadata.ts';
import { aknRecord } from './akn-record.ts';
import { aknRules, type AknSurroundings } from './akn-rules.ts';
import { readClassRoles } from './akn-style.ts';
import { completeRecord } from './complete-record.ts';
import { readDocumentLine, SentenceJoiner } from './document-lines.ts';
import { JudgmentHeadings } from './judgment-headings.ts';
import { NumberedSteps } from './numbered-steps.ts';
import { readQuotedParagraph } from './quoted-paragraph.ts';

/** Namespace of Akoma Ntoso 3.0; drafts add a path to it. */
const NAMESPACE = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';

const LEGISLATION = new Set(['act', 'bill']);

/** Where a bold line of a judgment is no heading. */
const NEVER_BETWEEN = ['subparagraph', 'embeddedStructure', 'table', 'item', 'authorialNote'];
/** How the first heading of a judgment reads. */
const OPENS =
  /^\s*(?:(?:the )?(?:factual )?(?:introduction|background|overview|summary|facts)|introduction and (?:background|summary|overview))\s*:?\s*$/iu;
/** What has its place by its own rule. */
const PLACED = ['embeddedStructure', 'wrapUp', 'level', 'item', 'table'];

/** Akoma Ntoso 3.0: judgments, press summaries, acts, bills and explanatory documents. One document a file. */
export const aknImporter: Importer = {
  format: 'akn',
  version: 15,
  atomic: 'file',
  accepts: (_path, head) => {
    const root = sniffRoot(head);
    return root?.name === 'akomaNtoso' && root.namespace.startsWith(NAMESPACE);
  },
  read: readAkn,
};

async function* readAkn(file: SourceFile): AsyncIterable<ImportEvent> {
  const row = await readFolderRow(file);
  const joiner = new SentenceJoiner();
  let format: AknFormat | undefined;
  for await (const read of readXml(file, new TextMachine((machine) => (format = new AknFormat(machine, file))))) {
    for (const event of format?.isExplanatory ? joiner.read(read) : [read])
      yield row && event.kind === 'document' ? { ...event, document: completeRecord(event.document, row) } : event;
  }
}

class AknFormat implements TextFormat {
  readonly rules = aknRules(() => this.#surroundings);
  readonly #machine: TextMachine;
  readonly #file: SourceFile;
  readonly #front = new AknFront();
  readonly #headings = new JudgmentHeadings();
  readonly #steps = new NumberedSteps();
  #document: XmlElement | undefined;
  #metadata: AknMetadata | undefined;
  #surroundings: AknSurroundings = { classRoles: new Map(), concepts: new Map() };

  constructor(machine: TextMachine, file: SourceFile) {
    this.#machine = machine;
    this.#file = file;
  }

  /** Whether this is a document about legislation, which word processors and printed pages were turned into. */
  get isExplanatory(): boolean {
    return this.#document?.name === 'doc';
  }

  opened(element: XmlElement): void {
    if (element.name !== 'akomaNtoso') this.#document ??= element;
    this.#steps.open(element);
    if (element.name === 'p') this.#headings.see(element);
  }

  closed(element: XmlElement): void {
    this.#steps.close(element);
  }

  block(block: Block): Block {
    if (LEGISLATION.has(this.#document?.name ?? '')) return setSmallCapitals(block);
    if (this.isExplanatory) return readDocumentLine(readQuotedParagraph(block));
    if (!this.#machine.inside('judgmentBody')) return readQuotedParagraph(this.#readFront(block));
    if (this.#isBetweenParagraphs()) return readQuotedParagraph(this.#headings.read(block));
    return readQuotedParagraph(PLACED.some((name) => this.#machine.inside(name)) ? block : this.#steps.place(block));
  }

  /** The heading above the first paragraph, which files count to the front page. */
  #readFront(block: Block): Block {
    const isOpening =
      block.kind === 'paragraph' && this.#machine.inside('header') && OPENS.test(inlineText(block.inlines));
    return isOpening ? this.#headings.read(block) : block;
  }

  /** Whether this is a line of its own in a judgment, and neither in a paragraph nor in what is quoted. */
  #isBetweenParagraphs(): boolean {
    const inside = (name: string): boolean => this.#machine.inside(name);
    // The last step of a paragraph, for files, may be the heading of those after it: its style says so.
    if (NEVER_BETWEEN.some((name) => inside(name) && !(name === 'subparagraph' && this.#headings.isStyled)))
      return false;
    return this.#headings.isStyled || (inside('level') && !inside('paragraph'));
  }

  /** The first metadata block is the document's; those of attachments tell nothing more. */
  collected(meta: XmlNode): void {
    if (this.#metadata) return;
    this.#metadata = readMetadata(meta);
    this.#machine.language = readLanguage(this.#metadata.language);
    const { styleSheet, concepts } = this.#metadata;
    this.#surroundings = { classRoles: readClassRoles(styleSheet), concepts };
  }

  captured(name: string, text: string, element: XmlElement): void {
    if (!this.#machine.inside('attachments')) this.#front.add(name, text, element);
  }

  end(): void {
    const document = aknRecord({
      path: this.#file.path,
      element: this.#document?.name ?? '',
      name: this.#document?.attributes['name'],
      metadata: this.#metadata ?? readMetadata(undefined),
      front: this.#front,
    });
    this.#machine.out.addEvent({ kind: 'document', document });
  }
}

/** Bills and acts leave the capitals of some lines to a style sheet: `the adoption service` is printed in small ones. */
function setSmallCapitals(block: Block): Block {
  if (block.kind !== 'heading' && !(block.kind === 'paragraph' && block.role === 'centred'))
    return readQuotedParagraph(block);
  const words = inlineText(block.inlines);
  if (!/\p{Ll}/u.test(words) || /\p{Lu}/u.test(words)) return readQuotedParagraph(block);
  return { ...block, inlines: [{ kind: 'small-caps', children: block.inlines }] };
}
