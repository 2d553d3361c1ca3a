import { constants, lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { ATTACHED_FOLDER, type ListedFile, type SourceFiles } from '#server/ports/source-files.ts';

/** The files to import as they lie on this machine. */
export const DISK_SOURCE_FILES: SourceFiles = {
  list: (roots) =>
    roots.flatMap((root) =>
      statSync(root).isDirectory() ? listFolder(root, root) : [describeFile(basename(root), root)],
    ),
  find: (absolute, path) => {
    const file = describeFile(path, absolute);
    return file.problem === undefined ? file : undefined;
  },
  read: readPieces,
  readHead: ({ absolute }, most) => readHead(absolute, most),
  readCompanion,
  listAttached: ({ absolute }) => listAttached(absolute),
};

const NOT_A_FILE = 'this is no file, but a pipe, a socket or a device';
const LEADS_OUT = 'this link leads out of the folder that is imported: import what it leads to by its own name';

function listFolder(root: string, folder: string): ListedFile[] {
  const pathOf = (absolute: string) => relative(root, absolute).split(sep).join('/');
  const entries = readFolder(folder);
  if (typeof entries === 'string') {
    return [{ path: pathOf(folder) || basename(root), absolute: folder, size: 0, problem: entries }];
  }
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, absolute);
    const file = describeFile(pathOf(absolute), absolute);
    const isOut = file.problem === undefined && entry.isSymbolicLink() && leadsOut(absolute, root);
    return [isOut ? { ...file, size: 0, problem: LEADS_OUT } : file];
  });
}

/** What lies in a folder, or why that cannot be said. */
function readFolder(folder: string): Dirent[] | string {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENAMETOOLONG') return 'its path is too long for this machine: move it up';
    return `the folder cannot be read (${codeOf(error)})`;
  }
}

function listAttached(file: string): ListedFile[] {
  const folder = `${file.slice(0, file.length - extname(file).length)}${ATTACHED_FOLDER}`;
  if (findEntry(folder)?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isFile()) return [describeFile(entry.name, absolute)];
    const what = entry.isDirectory() ? 'a folder' : entry.isSymbolicLink() ? 'a link' : 'no file';
    return [{ path: entry.name, absolute, size: 0, problem: `it is ${what}; put the file itself there` }];
  });
}

function describeFile(path: string, absolute: string): ListedFile {
  const refuse = (problem: string): ListedFile => ({ path, absolute, size: 0, problem });
  try {
    const info = statSync(absolute);
    if (info.isDirectory()) return refuse('this is a link to a folder: import that folder by its own name');
    return info.isFile() ? { path, absolute, size: info.size } : refuse(NOT_A_FILE);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP') return refuse('this link leads in a circle');
    if (code !== 'ENOENT') return refuse(`the file cannot be read (${code})`);
    const isLink = findEntry(absolute) !== undefined;
    return refuse(isLink ? 'this link leads nowhere' : 'the file is gone, or its name is not UTF-8: give it another');
  }
}

/** What stands at a path itself; a name that is too long for one has nothing. */
function findEntry(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute);
  } catch {
    return undefined;
  }
}

/** Whether what is at a path lies, in the end, outside of a folder. */
function leadsOut(absolute: string, folder: string): boolean {
  return !realpathSync(absolute).startsWith(join(realpathSync(folder), sep));
}

/** A file, opened; never what would have its reader wait, whatever has come into its place since it was listed. */
async function openFile(absolute: string): Promise<FileHandle> {
  const handle = await open(absolute, constants.O_RDONLY | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw Object.assign(new Error(NOT_A_FILE), { syscall: 'open', code: 'no file' });
}

/** One byte more than the file was listed with shows that it has grown; what never ends is not read on. */
async function* readPieces({ absolute, size }: ListedFile): AsyncGenerator<Uint8Array> {
  const handle = await openFile(absolute);
  yield* handle.createReadStream({ end: size });
}

async function readHead(path: string, most: number): Promise<Uint8Array> {
  const handle = await openFile(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readCompanion({ absolute, path }: ListedFile, name: string): Promise<string | undefined> {
  const companion = join(dirname(absolute), name);
  if (name.includes('/') || name.includes('\\') || !findEntry(companion)) return undefined;
  const { problem } = describeFile(name, companion);
  if (problem !== undefined) throw new Error(`${name}: ${problem}`);
  const root = absolute.slice(0, absolute.length - path.length);
  if (leadsOut(companion, root === '' ? '.' : root)) throw new Error(`${name}: ${LEADS_OUT}`);
  const handle = await openFile(companion);
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
