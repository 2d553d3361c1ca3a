import { foldText } from '#domain/words/fold-text.ts';
import { splitLegalForm } from '#domain/names/legal-forms.ts';

/** A name as a text may write it: the words that have to stand there one after the other, folded. */
export type NamePattern = RegExp;

const SHORTEST = 3;

/**
 * How a text names somebody: of a person the family name, as in `Ms Solheim`; of others the name without its legal form.
 * Undefined where too little is left to be told from other words.
 */
export function createNamePattern(name: string, isPerson: boolean): NamePattern | undefined {
  const words = foldText(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const own = isPerson ? pickFamily(name) : splitLegalForm(words).words.filter((word) => word !== 'the');
  if (own.join('').length < SHORTEST) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${own.join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
}

/** The last word of a name with what is joined to it: `Castelnau-Vidal`. */
function pickFamily(name: string): string[] {
  const last = name.trim().split(/\s+/u).at(-1) ?? '';
  return foldText(last)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The stretch of a text that names somebody first; undefined where it does not. */
export function findName(text: string, pattern: NamePattern): readonly [number, number] | undefined {
  const folded = foldText(text);
  if (folded.length === text.length) return locate(folded, pattern);
  const places: number[] = [];
  let spelt = '';
  let at = 0;
  for (const letter of text) {
    const one = foldText(letter);
    spelt += one;
    for (let count = 0; count < one.length; count += 1) places.push(at);
    at += letter.length;
  }
  const found = locate(spelt, pattern);
  return found ? [places[found[0]] ?? 0, places[found[1]] ?? text.length] : undefined;
}

function locate(folded: string, pattern: NamePattern): readonly [number, number] | undefined {
  const found = pattern.exec(folded);
  return found ? [found.index, found.index + found[0].length] : undefined;
}
