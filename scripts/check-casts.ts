import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const TEST = /^tests\/.*\.ts$|\.(?:test|test-support|conformance)\.ts$/;
/** Ends a type; what goes on otherwise is a sentence. */
const CAST = /\bas\s+(?:unknown|never|any)\b(?=\s*(?:[;,)\]}.?]|as\b))/g;

/** Tests say what they mean by types: nothing is made another thing by `as unknown as`, `as never` or `as any`. */
export function checkCasts(): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((path) => TEST.test(path))
      .flatMap((path) => listCasts(path, readFileSync(join(root, path), 'utf8'))),
  );
}

/** The casts in a text that take a value for whatever is wanted, each with its line. */
export function listCasts(path: string, text: string): string[] {
  return [...text.matchAll(CAST)].map(({ index, 0: cast }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} says “${cast.replaceAll(/\s+/g, ' ')}”: use a real store, \`fakePort\`, \`createEditionView\` or a type of the contract`;
  });
}
