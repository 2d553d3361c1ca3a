import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/web/index.html');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/collections',
  'content/places',
  'vite.config.ts',
  'scripts/bare-calls-plugin.ts',
  'scripts/compressed-parts-plugin.ts',
  'scripts/font-preload-plugin.ts',
  'scripts/service-worker-plugin.ts',
  'scripts/former-parts-plugin.ts',
  'package-lock.json',
];

/** Builds the pages where they are missing or older than their sources; a production install ships them built. */
export function buildPages(): void {
  if (
    existsSync(built) &&
    (!existsSync(vite) || newestChange(SOURCES.map((name) => join(root, name))) <= mtime(built))
  ) {
    return;
  }
  if (!existsSync(vite)) {
    process.stderr.write('The pages are not built and cannot be built here: run npm ci with development packages.\n');
    process.exit(1);
  }
  process.stderr.write('Building the pages…\n');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function newestChange(paths: readonly string[]): number {
  let newest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const isFolder = statSync(path).isDirectory();
    const children = isFolder ? readdirSync(path).map((name) => join(path, name)) : [];
    newest = Math.max(newest, mtime(path), newestChange(children));
  }
  return newest;
}

function mtime(path: string): number {
  return statSync(path).mtimeMs;
}

if (process.argv[1] === import.meta.filename) buildPages();
