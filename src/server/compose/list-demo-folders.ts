import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DISK_SOURCE_FILES } from '#server/adapters/system/disk-source-files.ts';
import type { ContentWriter } from '#server/ports/content-writer.ts';

/** What came last, laid out like the library: it comes after all the rest, as new content does. */
const ARRIVALS = 'arrivals';

/** What is taken out again once all is loaded, laid out like the library; files are called by their ids. */
const WITHDRAWN = 'withdrawn';

/** Steps of former texts: `versions/1`, `versions/2`, each laid out like the library. */
const STEPS = 'versions';

/**
 * The folders that make an edition's demo library, in the order they are loaded: former texts first, the oldest before
 * the others, so that each becomes a version (OP-115). A step is left out once the library holds a later text of one of
 * its files: a former text never comes after what replaced it.
 */
export async function listDemoFolders(
  demoFolder: string,
  edition: string,
  writer: Pick<ContentWriter, 'findSourceFile'>,
): Promise<string[]> {
  const folders: string[] = [];
  const passed = new Map<string, Set<string>>();
  for (const folder of listSteps(demoFolder, edition)) {
    let isLate = false;
    for (const { path, absolute } of DISK_SOURCE_FILES.list([folder])) {
      const digests = (passed.get(path) ?? new Set()).add(digest(absolute));
      passed.set(path, digests);
      const known = await writer.findSourceFile(path);
      isLate ||= known !== undefined && !digests.has(known.sha256);
    }
    if (!isLate) folders.push(folder);
  }
  const newest = ['', ARRIVALS].map((folder) => join(demoFolder, folder, edition));
  return [...folders, ...newest.filter((folder) => existsSync(folder))];
}

/** What is loaded to be taken out again once all editions are there: its folder in the edition, and the ids of all. */
export function listWithdrawn(demoFolder: string, edition: string): { folders: string[]; ids: string[] } {
  const folder = join(demoFolder, WITHDRAWN, edition);
  if (!existsSync(folder)) return { folders: [], ids: [] };
  return { folders: [folder], ids: DISK_SOURCE_FILES.list([folder]).map(({ path }) => basename(path, '.md')) };
}

function listSteps(demoFolder: string, edition: string): string[] {
  const steps = join(demoFolder, STEPS);
  if (!existsSync(steps)) return [];
  return readdirSync(steps)
    .toSorted((a, b) => Number(a) - Number(b))
    .map((step) => join(steps, step, edition))
    .filter((folder) => existsSync(folder));
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
