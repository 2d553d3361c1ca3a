import { createHash } from 'node:crypto';
import { LARGEST_FILE } from '#domain/document/attached-file.ts';
import { ImportRefusal, type SourceFile } from '#importers/importer.ts';
import { ATTACHED_FOLDER, type ListedFile, type SourceFiles } from '#server/ports/source-files.ts';

/** Bytes of the start of a file, from which importers recognise their own. */
export const HEAD_BYTES = 64 * 1024;

const LONGEST_COMPANION = 16 * 1024 * 1024;

/** Files that may have a folder of files that belong to them. */
const OWNERS = ['.md', '.markdown'];

/** The file as an importer reads it; `onBytes` hears how many bytes were read so far. */
export function streamSource(files: SourceFiles, file: ListedFile, onBytes: (bytes: number) => void): SourceFile {
  return {
    path: file.path,
    size: file.size,
    bytes: countBytes(files.read(file), file, onBytes),
    readCompanion: async (name) => {
      const text = await files.readCompanion(file, name);
      return text !== undefined && text.length > LONGEST_COMPANION ? undefined : text;
    },
    listAttached: () =>
      files.listAttached(file).map((attached) => ({
        name: attached.path,
        size: attached.size,
        ...(attached.problem === undefined ? {} : { problem: attached.problem }),
        read: () => readWhole(files, attached),
      })),
  };
}

/** Whether a file lies in the folder that belongs to another of a list: it is read with that one. */
export function isAttached({ path }: ListedFile, listed: ReadonlySet<string>): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((folder, index) => {
    if (!folder.endsWith(ATTACHED_FOLDER)) return false;
    const owner = [...folders.slice(0, index), folder.slice(0, -ATTACHED_FOLDER.length)].join('/');
    return OWNERS.some((extension) => listed.has(`${owner}${extension}`));
  });
}

/** SHA-256 of its bytes, in hexadecimal; where files belong to it, of its own and theirs, with their names. */
export async function hashFile(files: SourceFiles, file: ListedFile): Promise<string> {
  const own = await hashBytes(files, file);
  const attached = hasOwnFolder(file) ? files.listAttached(file) : [];
  if (attached.length === 0) return own;
  const hash = createHash('sha256').update(own);
  for (const one of attached.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const isRead = one.problem === undefined && one.size <= LARGEST_FILE;
    hash.update(`\0${one.path}\0${isRead ? await hashBytes(files, one) : `${one.problem} ${one.size}`}`);
  }
  return hash.digest('hex');
}

async function hashBytes(files: SourceFiles, file: ListedFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of countBytes(files.read(file), file, () => undefined)) hash.update(piece);
  return hash.digest('hex');
}

/** No more than a file may have, that one byte more shows. */
export async function readWhole(files: SourceFiles, file: ListedFile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of files.read(file)) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > LARGEST_FILE) break;
  }
  return new Uint8Array(Buffer.concat(pieces));
}

function hasOwnFolder({ path }: ListedFile): boolean {
  return OWNERS.some((extension) => path.endsWith(extension));
}

/** Throws where there are more or fewer bytes than the file was listed with: half of what is being written is no document. */
async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  { size }: ListedFile,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > size) break;
    onRead(bytes);
    yield piece;
  }
  if (bytes !== size) throw new ImportRefusal('the file changed while it was read; import it again once it is whole');
}
