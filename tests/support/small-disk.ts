import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, in memory: really full, really read-only. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  setWritable(isWritable: boolean): void;
  dispose(): void;
}

/** Undefined where this machine does not let us mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-disk-'));
  const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fill(filler, megabytes),
    makeRoom: () => rmSync(filler, { force: true }),
    setWritable: (isWritable) => mount('-o', isWritable ? 'remount,rw' : 'remount,ro', folder),
    dispose: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
}

/** Until not one byte more goes in. */
function fill(filler: string, megabytes: number): void {
  for (let bytes = megabytes * 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(bytes, 1), { flag: 'a' });
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ENOSPC') throw error;
    }
  }
}
