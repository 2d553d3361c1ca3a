import { ImportRefusal } from '../importer.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** Encoding names a declaration may give, with the decoder that reads them. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/** Byte patterns at the start that settle the encoding before any declaration is read. */
const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/**
 * The encoding of an XML file: byte order mark, else declaration, else UTF-8.
 * Throws `ImportRefusal` when the declared one is not read here.
 */
export function detectEncoding(head: Uint8Array): string {
  const signature = SIGNATURES.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (signature) return signature[1];
  const start = new TextDecoder('latin1').decode(head.subarray(0, 400));
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
  if (declared === undefined) return 'utf-8';
  const encoding = ENCODINGS[declared.toLowerCase()];
  if (encoding) return encoding;
  const reason = /^utf-?16/i.test(declared)
    ? `The file says it is ${declared}, but it is not.`
    : `The encoding ${declared.slice(0, 40)} is not read; use UTF-8.`;
  throw new ImportRefusal(reason, 1, start.indexOf(declared) + 1);
}

/** The text of an XML file, in pieces. Throws `ImportRefusal` with the place where the bytes stop being text. */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let decoder: PlacedDecoder | undefined;
  let head: Uint8Array = new Uint8Array(0);
  for await (const chunk of bytes) {
    if (decoder === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      if (head.length < 400) continue;
      decoder = new PlacedDecoder(detectEncoding(head));
      yield* decodeSteps(decoder, head);
    } else yield* decodeSteps(decoder, chunk);
  }
  if (decoder === undefined) {
    decoder = new PlacedDecoder(detectEncoding(head));
    yield* decodeSteps(decoder, head);
  }
  yield decoder.decode(new Uint8Array(0), false);
}

function* decodeSteps(decoder: PlacedDecoder, bytes: Uint8Array): Iterable<string> {
  for (let at = 0; at < bytes.length; at += XML_LIMITS.step)
    yield decoder.decode(bytes.subarray(at, at + XML_LIMITS.step), true);
}

/** A fatal streaming decoder that knows the line and column it has come to. */
class PlacedDecoder {
  readonly #encoding: string;
  readonly #fatal: TextDecoder;
  readonly #lenient: TextDecoder;
  #line = 1;
  #column = 1;

  constructor(encoding: string) {
    this.#encoding = encoding;
    this.#fatal = new TextDecoder(encoding, { fatal: true });
    this.#lenient = new TextDecoder(encoding);
  }

  decode(bytes: Uint8Array, stream: boolean): string {
    const lenient = this.#lenient.decode(bytes, { stream });
    try {
      const text = this.#fatal.decode(bytes, { stream });
      this.#advance(text);
      return text;
    } catch {
      const bad = lenient.indexOf('\uFFFD');
      this.#advance(bad === -1 ? lenient : lenient.slice(0, bad));
      const name = this.#encoding.toUpperCase();
      throw new ImportRefusal(`The bytes here are not ${name} text.`, this.#line, this.#column);
    }
  }

  #advance(text: string): void {
    const last = text.lastIndexOf('\n');
    if (last === -1) {
      this.#column += text.length;
      return;
    }
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line += 1;
    this.#column = text.length - last;
  }
}
