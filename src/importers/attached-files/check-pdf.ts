import { inflateSync } from 'node:zlib';

/** So far from its end a PDF may say that it ends. */
const END = 2048;
/** What all streams of objects together may unpack to. */
const MOST_UNPACKED = 32 * 1_048_576;

/** What runs by itself, holds other files, or sends what a reader writes. */
const ACTS = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/u;
const PACKED_OBJECTS = /\/ObjStm(?![A-Za-z0-9])/gu;
/** The dictionary of a stream stands before it. */
const LONGEST_DICTIONARY = 4096;
const PACKED_OTHERWISE =
  'the PDF packs its objects so that they cannot be looked through; save it without packing them';
const STREAM = /\bstream\r?\n/gu;
const FILTER = /\/([A-Za-z0-9]+Decode|Fl|AHx|A85|LZW|RL)(?![A-Za-z0-9])/gu;

/** What is wrong with the bytes of a PDF; undefined where nothing is. Streams of objects are looked through, too. */
export function findPdfTrouble(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'it is no PDF, whatever its name says';
  if (!text.slice(-END).includes('%%EOF')) return 'the PDF is cut off';
  try {
    return findActs([text, ...unpackObjects(file, text)].map(withPlainNames));
  } catch (error) {
    if (error instanceof Unseen) return error.message;
    throw error;
  }
}

function findActs(texts: readonly string[]): string | undefined {
  for (const objects of texts) {
    const acts = ACTS.exec(objects)?.[1];
    if (acts !== undefined) return `the PDF holds what runs by itself or other files (${acts})`;
  }
  const opening = texts.flatMap((objects) => [...objects.matchAll(/\/OpenAction\s*(?:(\d+)\s+\d+\s+R|(<<[^>]*))/gu)]);
  const isFetching = opening.some(([, object, inside]) => {
    const body = inside ?? findObject(texts, object ?? '');
    return /\/URI(?![A-Za-z0-9])/u.test(body);
  });
  return isFetching ? 'the PDF fetches something from elsewhere when it is opened (OpenAction)' : undefined;
}

function findObject(texts: readonly string[], number: string): string {
  const begin = new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj`, 'u');
  for (const objects of texts) {
    const at = objects.search(begin);
    if (at >= 0) return objects.slice(at, objects.indexOf('endobj', at));
  }
  return '';
}

/** A name may be written by the numbers of its letters: `/J#61vaScript`. */
function withPlainNames(objects: string): string {
  return objects.replaceAll(/#([0-9A-Fa-f]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Why nobody can say what a PDF does. */
class Unseen extends Error {}

/** The objects that stand in packed streams, written as they would stand in the file. */
function unpackObjects(file: Buffer, text: string): string[] {
  const unpacked: string[] = [];
  let left = MOST_UNPACKED;
  const named = withPlainNames(text).match(PACKED_OBJECTS)?.length ?? 0;
  for (const { 0: mark, index } of named === 0 ? [] : text.matchAll(STREAM)) {
    const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
    const head = withPlainNames(before.slice(before.lastIndexOf('obj') + 1));
    if (head.search(PACKED_OBJECTS) < 0) continue;
    if (/\/Encrypt(?![A-Za-z0-9])/u.test(text)) {
      throw new Unseen('the PDF is encrypted, so that nobody can say what it does; save it without a password');
    }
    const objects = unpack(file.subarray(index + mark.length), head, left);
    left -= objects.length;
    unpacked.push(writeOut(objects, Number(/\/First\s+(\d+)/u.exec(head)?.[1] ?? 0)));
  }
  if (unpacked.length < named) throw new Unseen(PACKED_OTHERWISE);
  return unpacked;
}

function unpack(stream: Buffer, head: string, most: number): string {
  const filters = [...head.matchAll(FILTER)].map(([, name]) => name);
  if (filters.length === 0) return stream.subarray(0, Math.max(0, stream.indexOf('endstream'))).toString('latin1');
  try {
    if (filters.length > 1 || !/^Fl(?:ateDecode)?$/u.test(filters[0] ?? '')) throw new Error('packed otherwise');
    return inflateSync(stream, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    throw new Unseen(PACKED_OTHERWISE);
  }
}

/** The numbers of the objects and where they begin stand before them. */
function writeOut(objects: string, first: number): string {
  const pairs = [...objects.slice(0, first).matchAll(/(\d+)\s+(\d+)/gu)];
  const starts = pairs.map(([, , offset]) => first + Number(offset));
  return pairs
    .map(
      ([, number], index) =>
        `${number} 0 obj ${objects.slice(starts[index], starts[index + 1] ?? objects.length)} endobj`,
    )
    .join('\n');
}
