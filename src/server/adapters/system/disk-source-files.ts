import { createReadStream, lstatSync, readdirSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
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
  read: ({ absolute }) => createReadStream(absolute),
  readHead: ({ absolute }, most) => readHead(absolute, most),
  readCompanion: ({ absolute }, name) => readCompanion(absolute, name),
  listAttached: ({ absolute }) => listAttached(absolute),
};

function listFolder(root: string, folder: string): ListedFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, absolute);
    return [describeFile(relative(root, absolute).split(sep).join('/'), absolute)];
  });
}

function listAttached(file: string): ListedFile[] {
  const folder = `${file.slice(0, file.length - extname(file).length)}${ATTACHED_FOLDER}`;
  const info = lstatSync(folder, { throwIfNoEntry: false });
  if (!info?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isFile()) return [describeFile(entry.name, absolute)];
    const what = entry.isDirectory() ? 'a folder' : entry.isSymbolicLink() ? 'a link' : 'no file';
    return [{ path: entry.name, absolute, size: 0, problem: `it is ${what}; put the file itself there` }];
  });
}

function describeFile(path: string, absolute: string): ListedFile {
  const info = statSync(absolute, { throwIfNoEntry: false });
  if (!info) return { path, absolute, size: 0, problem: 'this link leads nowhere' };
  if (info.isDirectory()) {
    return { path, absolute, size: 0, problem: 'this is a link to a folder: import that folder by its own name' };
  }
  if (!info.isFile()) return { path, absolute, size: 0, problem: 'this is no file, but a pipe, a socket or a device' };
  return { path, absolute, size: info.size };
}

async function readHead(path: string, most: number): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readCompanion(file: string, name: string): Promise<string | undefined> {
  const path = join(dirname(file), name);
  if (name.includes('/') || name.includes('\\') || !statSync(path, { throwIfNoEntry: false })) return undefined;
  const { problem } = describeFile(name, path);
  if (problem !== undefined) throw new Error(`${name}: ${problem}`);
  return readFile(path, 'utf8');
}
