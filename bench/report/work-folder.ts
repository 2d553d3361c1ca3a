import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for one run, removed at its end whatever happens. */
export async function withWorkFolder<T>(work: (folder: WorkFolder) => Promise<T>): Promise<T> {
  const path = mkdtempSync(join(tmpdir(), 'pandect-bench-'));
  try {
    return await work(new WorkFolder(path));
  } finally {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

export class WorkFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The path of a file inside. */
  file(name: string): string {
    return join(this.path, name);
  }

  /** The path of a folder inside, which is made. */
  folder(name: string): string {
    const path = join(this.path, name);
    mkdirSync(path, { recursive: true });
    return path;
  }
}
