import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceFile } from '#importers/importer.ts';
import type { ListedFile } from './list-source-files.ts';

const HEAD_BYTES = 64 * 1024;
const COMPANION_BYTES = 16 * 1024 * 1024;

/** The file as an importer reads it; `onBytes` hears how many bytes were read so far. */
export function streamSource(file: ListedFile, onBytes: (bytes: number) => void): SourceFile {
  return {
    path: file.path,
    size: file.size,
    bytes: countBytes(createReadStream(file.absolute), onBytes),
    readCompanion: (name) => readCompanion(file.absolute, name),
  };
}

/** The first 64 KiB, from which importers recognise their files. */
export async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
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

/** A companion must stand in the same folder and be small. */
async function readCompanion(file: string, name: string): Promise<string | undefined> {
  const path = join(dirname(file), name);
  if (name.includes('/') || name.includes('\\') || !existsSync(path)) return undefined;
  const text = await readFile(path, 'utf8');
  return text.length > COMPANION_BYTES ? undefined : text;
}
