import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const WORDS = /\.(?:js|css)$/u;
/** As the server has it for what it compresses itself; bytes. */
const LEAST = 1024;

/**
 * Lays beside each script and style sheet its compressed form, which the server sends as it is: smaller than one made
 * for each request could be.
 */
export function compressedPartsPlugin(): Plugin {
  return {
    name: 'pandect-compressed-parts',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const paths = Object.keys(bundle)
        .filter((name) => WORDS.test(name))
        .map((name) => join(dir, name));
      await Promise.all(
        paths.map(async (path) => {
          const bytes = await readFile(path);
          if (bytes.length >= LEAST) await writeFile(`${path}.br`, await compress(bytes));
        }),
      );
    },
  };
}
