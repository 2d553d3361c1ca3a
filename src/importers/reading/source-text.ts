import { ImportRefusal, type SourceFile } from '../importer.ts';

/** Formats that must be read whole refuse a file above this size; the caller may refuse earlier. */
export const WHOLE_FILE_LIMIT = 128 * 1024 * 1024;

/** All bytes of a file in one array. Refuses an empty file and one above `limit` bytes. */
export async function collectBytes(file: SourceFile, limit: number = WHOLE_FILE_LIMIT): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.bytes) {
    size += part.length;
    if (size > limit) throw new ImportRefusal(`the file is larger than ${Math.floor(limit / 1048576)} MB`);
    parts.push(part);
  }
  if (size === 0) throw new ImportRefusal('the file is empty');
  return parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(Buffer.concat(parts));
}

/** The whole file as text; line ends are single line feeds. */
export async function readSourceText(file: SourceFile, limit?: number): Promise<string> {
  return decodeSource(await collectBytes(file, limit));
}

/**
 * Text of UTF-8 bytes, or of UTF-16 bytes with a byte order mark. Refuses bytes that are not text, with their place;
 * `fallback` says which encoding to use then instead.
 */
export function decodeSource(bytes: Uint8Array, fallback?: string): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (fallback === undefined || encoding !== 'utf-8') throw encodingRefusal(bytes, encoding);
    text = new TextDecoder(fallback).decode(bytes);
  }
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const place = placeOf(text, nul);
    throw new ImportRefusal('the file holds a NUL character: it is not a text file', place.line, place.column);
  }
  return text.replace(/\r\n?/g, '\n');
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function encodingRefusal(bytes: Uint8Array, encoding: string): ImportRefusal {
  const at = firstUndecodable(bytes, encoding);
  const before = new TextDecoder(encoding).decode(bytes.subarray(0, at));
  const place = placeOf(before, before.length);
  return new ImportRefusal(
    `the text is not valid ${encoding.toUpperCase()} from byte ${at + 1} on; save it as UTF-8`,
    place.line,
    place.column,
  );
}

/** Bytes before the first character that cannot be decoded: every shorter prefix decodes, every longer one does not. */
function firstUndecodable(bytes: Uint8Array, encoding: string): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (canDecode(bytes.subarray(0, middle), encoding, middle < bytes.length)) good = middle;
    else bad = middle;
  }
  // A character that only begins before this place belongs to what cannot be decoded.
  while (good > 0 && !canDecode(bytes.subarray(0, good), encoding, false)) good -= 1;
  return good;
}

function canDecode(bytes: Uint8Array, encoding: string, mayContinue: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: mayContinue });
    return true;
  } catch {
    return false;
  }
}
