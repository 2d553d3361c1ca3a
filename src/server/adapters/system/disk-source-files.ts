import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ListedFile, SourceFiles } from '#server/ports/source-files.ts';

/** The files to import as they lie on this machine. */
export const DISK_SOURCE_FILES: SourceFiles = {
  list: (roots) =>
    roots.flatMap((root) => {
      const info = statSync(root);
      return info.isDirectory() ? listFolder(root, root) : [{ path: basename(root), absolute: root, size: info.size }];
    }),
  read: ({ absolute }) => createReadStream(absolute),
  readHead: ({ absolute }, most) => readHead(absolute, most),
  readCompanion: ({ absolute }, name) => readCompanion(absolute, name),
};

function listFolder(root: string, folder: string): ListedFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const absolute = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(root, absolute);
    if (!entry.isFile()) return [];
    return [{ path: relative(root, absolute).split(sep).join('/'), absolute, size: statSync(absolute).size }];
  });
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
  return name.includes('/') || name.includes('\\') || !existsSync(path) ? undefined : readFile(path, 'utf8');
}
