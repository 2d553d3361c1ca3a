import { createReadStream, readdirSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';

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
};

function listFolder(root: string, folder: string): ListedFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, absolute);
    return [describeFile(relative(root, absolute).split(sep).join('/'), absolute)];
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
