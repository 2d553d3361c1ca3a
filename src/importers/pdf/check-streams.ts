import { constants, inflateSync } from 'node:zlib';
import { ImportRefusal } from '#importers/importer.ts';

/** What is drawn on one page, or one typeface, takes a small part of it. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** The dictionary of a stream stands before it, no longer than this. */
const LONGEST_DICTIONARY = 2048;

/**
 * Refuses a PDF of which a stream unpacks to more than is allowed. Pictures are left out, as nobody unpacks them here; what
 * is damaged, locked or packed in another way is left to the bounds of whoever reads the file.
 */
export function checkStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 'stream'.length)) {
    const before = file.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
    if (before.endsWith('end')) continue;
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/gu)?.length ?? 0;
    if (layers === 0 || /\/Subtype\s*\/Image\b/u.test(dictionary)) continue;
    const end = file.indexOf('endstream', at);
    checkStream(file.subarray(findStart(file, at), end < 0 ? file.length : end), layers);
  }
}

/** After the word and the end of its line. */
function findStart(file: Buffer, at: number): number {
  const start = at + 'stream'.length;
  if (file[start] === 0x0a) return start + 1;
  if (file[start] !== 0x0d) return start;
  return file[start + 1] === 0x0a ? start + 2 : start + 1;
}

/** Unpacks a stream that may be packed several times over. */
function checkStream(packed: Buffer, layers: number): void {
  let bytes = packed;
  try {
    for (let layer = 0; layer < layers; layer += 1) {
      bytes = inflateSync(bytes, { maxOutputLength: MOST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return;
    throw new ImportRefusal(`a part of the PDF unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MB`);
  }
}
