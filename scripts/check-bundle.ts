import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const BUDGET_KB = 190;

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
  readonly src?: string;
}

/** The scripts that the search page loads before its first hit, compressed with gzip, against the budget. */
export function checkBundle(): string[] {
  const { gzip } = measureFirstLoad();
  return gzip > BUDGET_KB
    ? [`the first load of the search page is ${gzip.toFixed(1)} kB; the budget is ${BUDGET_KB}`]
    : [];
}

/** Kilobytes of script of the first load of the search page. */
export function measureFirstLoad(): { gzip: number; brotli: number; files: readonly string[] } {
  const folder = join(root, 'dist/web');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const wanted = Object.entries(manifest)
    .filter(([name, entry]) => entry.isEntry || /routes\/search/.test(entry.src ?? name))
    .map(([name]) => name);
  const files = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || files.has(entry.file)) return;
    if (entry.file.endsWith('.js')) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  wanted.forEach(visit);
  const sizes = [...files].map((file) => readFileSync(join(folder, file)));
  const sum = (compress: (bytes: Buffer) => Buffer) =>
    sizes.reduce((total, bytes) => total + compress(bytes).length, 0) / 1000;
  return { gzip: sum(gzipSync), brotli: sum(brotliCompressSync), files: [...files] };
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(measureFirstLoad())}\n`);
