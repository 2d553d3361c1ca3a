import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FieldReader } from './field-reader.ts';
import { findFormulaTrouble, FORMULAS } from './formula-trouble.ts';
import { isAddressAllowed, isElsewhere } from './outside-address.ts';
import type { PackagePart } from './package-parts.ts';

/** Elements that draw what their address leads to as soon as they are shown. */
const FETCHING = new Set(['imagedata', 'fill', 'stroke', 'image', 'use']);
/** Elements that take in other documents, data or programs. */
const TAKING_IN = new Set([
  'altChunk',
  'subDoc',
  'mailMerge',
  'OLEObject',
  'oleObject',
  'control',
  'ddeLink',
  'dbPr',
  'webPr',
  'DataMashup',
]);
/** Elements whose content one program reads and another leaves out. */
const OF_SOME_READERS = new Set(['Choice', 'Fallback', 'del', 'moveFrom']);
/** White space, marks of byte order, and the zeros of UTF-16. */
const BEFORE_TAGS = new Set([0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
/** More text than a formula or an instruction may have. */
const LONGEST = 65_536;

interface Tag {
  /** Without its prefix, which says nothing. */
  readonly name: string;
  /** The namespace, by which those who open the file know it. */
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a part of a package does by itself or fetches from elsewhere, in words that go on from “the Word file”. */
export function findPartTrouble({ name, bytes }: PackagePart): string | undefined {
  return beginsAsXml(bytes) ? new PartCheck(/\.(?:xml|rels|vml)$/iu.test(name)).run(decodePart(bytes)) : undefined;
}

/** Whether a part may be XML, which it is under any name: its first sign is the one that opens a tag. */
function beginsAsXml(bytes: Uint8Array): boolean {
  const first = bytes.findIndex((byte) => !BEFORE_TAGS.has(byte));
  return bytes[first] === 0x3c;
}

function decodePart(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  return new TextDecoder(isBig ? 'utf-16be' : isLittle ? 'utf-16le' : 'utf-8').decode(bytes);
}

class PartCheck {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #fields = new FieldReader();
  readonly #open: Tag[] = [];
  readonly #isNamedXml: boolean;
  #text = '';

  /** `isNamedXml`: what is named so and cannot be read is damaged; else it is a picture or a typeface. */
  constructor(isNamedXml: boolean) {
    this.#isNamedXml = isNamedXml;
  }

  run(text: string): string | undefined {
    this.#parser.on('error', () => {
      throw new Trouble(this.#isNamedXml ? 'is damaged: a part is no valid XML' : '');
    });
    this.#parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (!/^(?:utf-?(?:8|16)|us-ascii)$/iu.test(encoding)) this.#say('has a part in an encoding that is not UTF-8');
    });
    this.#parser.on('doctype', () => {
      throw new Trouble('declares a document type, which may hide what it holds');
    });
    this.#parser.on('opentag', (tag) => this.#opened(plainTag(tag)));
    this.#parser.on('closetag', () => this.#closed());
    this.#parser.on('text', (words) => this.#add(words));
    this.#parser.on('cdata', (words) => this.#add(words));
    try {
      this.#parser.write(text).close();
      this.#say(this.#fields.finish());
      return undefined;
    } catch (error) {
      if (error instanceof Trouble) return error.message || undefined;
      throw error;
    }
  }

  #opened(tag: Tag): void {
    // What stands within a formula does not cut it in two.
    if (!FORMULAS.has(this.#open.at(-1)?.name ?? '')) this.#text = '';
    this.#open.push(tag);
    if (tag.name === 'Relationship') return this.#say(findRelationTrouble(tag.attributes));
    if (TAKING_IN.has(tag.name)) this.#say(`takes in another document, data or a program (${tag.name})`);
    for (const name of ['src', 'href']) {
      const address = tag.attributes[name];
      if (address === undefined || !isElsewhere(address)) continue;
      if (FETCHING.has(tag.name) || !isAddressAllowed(address))
        this.#say('fetches something from elsewhere when it is opened');
    }
    this.#say(this.#fields.open(tag.name, tag.attributes, placeOf(this.#open)));
  }

  #closed(): void {
    const name = this.#open.pop()?.name ?? '';
    if (FORMULAS.has(name)) this.#say(findFormulaTrouble(this.#text));
    if (!FORMULAS.has(this.#open.at(-1)?.name ?? '')) this.#text = '';
  }

  #add(words: string): void {
    if (this.#text.length < LONGEST) this.#text += words;
    this.#fields.text(this.#open.at(-1)?.name ?? '', words, placeOf(this.#open));
  }

  #say(trouble: string | undefined): void {
    if (trouble !== undefined) throw new Trouble(trouble);
  }
}

class Trouble extends Error {}

/** A template, a picture or data that is fetched as soon as the file is opened; links to web pages are not. */
function findRelationTrouble({ Type = '', Target = '', TargetMode = '' }: Tag['attributes']): string | undefined {
  if (/\/aFChunk$/iu.test(Type)) return 'takes in another document (altChunk)';
  if (TargetMode.trim().toLowerCase() !== 'external' && !isElsewhere(Target)) return undefined;
  if (/\/hyperlink$/iu.test(Type) && (isAddressAllowed(Target) || Target.startsWith('#'))) return undefined;
  const what = /[^/]*$/u.exec(Type)?.[0] ?? '';
  return `fetches something from elsewhere when it is opened (${what.slice(0, 40)})`;
}

/** The namespace of an element, and the alternatives and deletions that it stands in: of these not everybody reads all. */
function placeOf(open: readonly Tag[]): string {
  const around = open.flatMap(({ name }, depth) => (OF_SOME_READERS.has(name) ? [`${name}${depth}`] : []));
  return [open.at(-1)?.space ?? '', ...around].join(' ');
}

function plainTag({ local, uri, attributes }: SaxesTagNS): Tag {
  const plain: Record<string, string> = {};
  for (const attribute of Object.values(attributes)) plain[attribute.local] = attribute.value;
  return { name: local, space: uri, attributes: plain };
}
