import { matchesGlob } from 'node:path/posix';
import { findEditionNames } from './find-edition-names.ts';
import { findLongFunctions } from './find-long-functions.ts';
import { judgeImport } from './judge-import.ts';
import { readImports } from './read-imports.ts';
import type { Refusal } from './refusal.ts';
import { resolveImport, type Aliases } from './resolve-import.ts';
import type { Place } from './room.ts';
import { NAMES_EDITIONS } from './rooms.ts';
import { parseSource } from './source-file.ts';

export interface CheckedFile {
  readonly path: string;
  readonly refusals: readonly Refusal[];
  /** File of ours that it imports -> line. */
  readonly arrows: ReadonlyMap<string, number>;
}

/** What is around a file. */
interface Surroundings {
  /** Every file of ours, and where it stands. */
  readonly places: ReadonlyMap<string, Place | undefined>;
  readonly aliases: Aliases;
}

/** Holds one file against its row of the table. Throws when its text cannot be parsed. */
export function checkFile(path: string, text: string, { places, aliases }: Surroundings): CheckedFile {
  const place = places.get(path);
  if (!place)
    return { path, refusals: [{ path, line: 1, words: 'stands in no room of the table' }], arrows: new Map() };
  const source = parseSource(path, text);
  const imports = readImports(source).flatMap((site) => {
    const target = resolveImport(path, site, places, aliases);
    return target ? [{ line: site.line, target }] : [];
  });
  const refusals = imports.flatMap(({ line, target }) => {
    const words = judgeImport(place, target, places);
    return words === undefined ? [] : [{ path, line, words }];
  });
  // A test may name what it is about, and a suite of tests is one function.
  if (!place.isTest) {
    if (!Object.keys(NAMES_EDITIONS).some((glob) => matchesGlob(path, glob))) {
      const words = `${place.room}: names an edition; code asks for a capability, not which edition it is`;
      refusals.push(...findEditionNames(source).map((line) => ({ path, line, words })));
    }
    refusals.push(
      ...findLongFunctions(source).map(({ line, words }) => ({ path, line, words: `${place.room}: ${words}` })),
    );
  }
  const arrows = new Map(
    imports.flatMap(({ line, target }) => (target.kind === 'file' ? [[target.path, line] as const] : [])),
  );
  return { path, refusals, arrows };
}
