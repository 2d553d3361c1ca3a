import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPages } from '#server/http/built-pages.ts';
import type { Manifest } from '#server/http/route-preloads.ts';

const NOT_BUILT = '<p>The pages are not built: run npm start.</p>';

/** The application in a folder; where it is not built, its page says so. */
export function readBuiltPages(folder: string): BuiltPages {
  const manifest = readIfThere(join(folder, '.vite/manifest.json')) ?? '{}';
  return {
    folder,
    page: readIfThere(join(folder, 'index.html')) ?? NOT_BUILT,
    manifest: JSON.parse(manifest) as Manifest,
  };
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
