import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The build that is made, and those before it whose parts pages that are open may still ask for. */
const BUILDS = 3;

/**
 * Keeps the parts of the last builds beside those of the new one: a page that was opened before the library was built
 * again goes on to load what it needs, from a server that runs on as from one that was started again.
 */
export function formerPartsPlugin(): Plugin {
  return {
    name: 'pandect-former-parts',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir !== undefined) keepFormerParts(dir, Object.keys(bundle));
    },
  };
}

/** Takes out of `assets` in a folder of built pages what belongs to none of the last builds. */
export function keepFormerParts(folder: string, names: readonly string[]): void {
  const list = join(folder, '.vite', 'builds.json');
  const parts = names.filter((name) => name.startsWith('assets/')).toSorted();
  const present = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  // Before the list was kept there was one build.
  const former = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly string[][]) : [present];
  const builds = [parts, ...former.filter((build) => build.join() !== parts.join())].slice(0, BUILDS);
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(list, JSON.stringify(builds));
  const wanted = new Set(builds.flat());
  // Beside a part lies its compressed form.
  for (const name of present) if (!wanted.has(name.replace(/\.br$/u, ''))) rmSync(join(folder, name));
}
