import { findLongFunctions } from './find-long-functions.ts';
import { judgeImport } from './judge-import.ts';
import { PROMISES } from './promises.ts';
import { readImports } from './read-imports.ts';
import { isStyles, readStyles } from './read-styles.ts';
import type { Refusal } from './refusal.ts';
import { resolveImport, type Aliases } from './resolve-import.ts';
import type { Place } from './room.ts';
import { parseSource, type SourceFile } from './source-file.ts';

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
  const source = isStyles(path) ? undefined : parseSource(path, text);
  const imports = (source ? readImports(source) : readStyles(text)).flatMap((site) => {
    const target = resolveImport(path, site, places, aliases);
    return target ? [{ line: site.line, target }] : [];
  });
  const refusals = imports.flatMap(({ line, target }) => {
    const words = judgeImport(place, target, places);
    return words === undefined ? [] : [{ path, line, words }];
  });
  if (source) {
    refusals.push(
      ...listFaults(source, place).map(({ line, words }) => ({ path, line, words: `${place.room}: ${words}` })),
    );
  }
  const arrows = new Map(
    imports.flatMap(({ line, target }) => (target.kind === 'file' ? [[target.path, line] as const] : [])),
  );
  return { path, refusals, arrows };
}

function listFaults(source: SourceFile, place: Place): { line: number; words: string }[] {
  const broken = PROMISES.filter(({ holds }) => holds(place, source.path)).flatMap(({ find, words }) =>
    [...new Set(find(source))].map((line) => ({ line, words })),
  );
  // A suite of tests is one function.
  return place.isTest ? broken : [...broken, ...findLongFunctions(source)];
}
