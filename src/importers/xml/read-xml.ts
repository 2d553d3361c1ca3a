import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportRefusal, type ImportEvent, type SourceFile } from '../importer.ts';
import { decodeXml } from './decode-xml.ts';
import { findEntity } from './entities.ts';
import { readElement, type XmlElement } from './xml-element.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** What is told about an XML file while it streams past. */
export interface XmlHandler {
  open(element: XmlElement): void;
  close(): void;
  text(text: string): void;
  /** A processing instruction; its data begins after the target. */
  instruction?(target: string, data: string): void;
  /** Called once after the last tag of a well-formed file. */
  end(): void;
  /** What has become complete since the last call. */
  drain(): readonly ImportEvent[];
}

/** Streams a file through a handler and yields its events as they come. Throws `ImportRefusal` with the place. */
export async function* readXml(file: SourceFile, handler: XmlHandler): AsyncIterable<ImportEvent> {
  const reader = new XmlReader(handler);
  for await (const text of decodeXml(file.bytes)) {
    reader.write(text);
    yield* handler.drain();
  }
  reader.close();
  yield* handler.drain();
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/document must contain a root element/, 'The file is empty or holds no XML.'],
  [/unclosed tag: (.+?)\.?$/, 'The file ends before the element $1 does.'],
  [/unexpected end/, 'The file ends in the middle of a tag.'],
  [/undefined entity/, 'An entity is used here that is not known.'],
  [/disallowed character/, 'There is a character here that XML does not allow.'],
];

class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #handler: XmlHandler;
  #depth = 0;
  /** Where the last complete event ended. */
  #eventEnd = 0;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
    const parser = this.#parser;
    const inherited = parser.ENTITIES;
    parser.ENTITIES = new Proxy(inherited, {
      get: (known, name) => (typeof name === 'string' ? (known[name] ?? findEntity(name)) : undefined),
    });
    parser.on('error', (error) => this.#refuse(plainReason(error.message)));
    parser.on('doctype', (doctype) => this.#doctype(doctype));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', () => {
      this.#depth -= 1;
      this.#step(() => handler.close());
    });
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('comment', () => this.#step(() => undefined));
    parser.on('processinginstruction', ({ target, body }) => this.#step(() => handler.instruction?.(target, body)));
  }

  write(text: string): void {
    this.#parser.write(text);
    if (this.#parser.position - this.#eventEnd > XML_LIMITS.token)
      this.#refuse(`There are more than ${XML_LIMITS.token.toLocaleString('en')} characters here without a tag.`);
  }

  close(): void {
    this.#parser.close();
    this.#step(() => this.#handler.end());
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > XML_LIMITS.nesting) this.#refuse(`Elements are nested more than ${XML_LIMITS.nesting} deep.`);
    this.#step(() => this.#handler.open(readElement(tag)));
  }

  #text(text: string): void {
    if (this.#depth > 0) this.#step(() => this.#handler.text(text));
  }

  #doctype(doctype: string): void {
    if (doctype.replaceAll(/"[^"]*"|'[^']*'/g, '').includes('['))
      this.#refuse('Entity declarations are not read: the document type has an internal subset.');
    this.#step(() => undefined);
  }

  /** Runs a handler; a refusal it makes without a place gets the place the reader has come to. */
  #step(work: () => void): void {
    this.#eventEnd = this.#parser.position;
    try {
      work();
    } catch (error) {
      if (error instanceof ImportRefusal && error.refusal.line === 0) this.#refuse(error.refusal.reason);
      throw error;
    }
  }

  #refuse(reason: string): never {
    throw new ImportRefusal(reason, this.#parser.line, Math.max(1, this.#parser.column));
  }
}

function plainReason(message: string): string {
  const reason = message.replace(/^\d+:\d+: /, '');
  for (const [pattern, plain] of REASONS) {
    const match = pattern.exec(reason);
    if (match) return plain.replace('$1', match[1] ?? '');
  }
  return `This is not well-formed XML: ${reason.replace(/\.$/, '')}.`;
}
