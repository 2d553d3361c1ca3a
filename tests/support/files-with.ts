import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder in which a word stands, as it is or as a dictionary of the index has it. */
export function filesWith(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return [word, word.toLowerCase()].some((spelled) => bytes.includes(spelled));
    });
}
