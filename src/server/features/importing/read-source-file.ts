import { createHash } from 'node:crypto';
import type { SourceFile } from '#importers/importer.ts';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';

/** Bytes of the start of a file, from which importers recognise their own. */
export const HEAD_BYTES = 64 * 1024;

const LONGEST_COMPANION = 16 * 1024 * 1024;

/** The file as an importer reads it; `onBytes` hears how many bytes were read so far. */
export function streamSource(files: SourceFiles, file: ListedFile, onBytes: (bytes: number) => void): SourceFile {
  return {
    path: file.path,
    size: file.size,
    bytes: countBytes(files.read(file), onBytes),
    readCompanion: async (name) => {
      const text = await files.readCompanion(file, name);
      return text !== undefined && text.length > LONGEST_COMPANION ? undefined : text;
    },
  };
}

/** SHA-256 of its bytes, in hexadecimal. */
export async function hashFile(files: SourceFiles, file: ListedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of files.read(file)) hash.update(piece);
  return hash.digest('hex');
}

async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    onRead(bytes);
    yield piece;
  }
}
