import { foldPartyName } from './document-name.ts';
import { dropPinpoint } from './drop-pinpoint.ts';
import { findCitations } from './find-citations.ts';
import { LONGEST_CITATION } from './split-citations.ts';

/** The two sides of a case as a text names them, each as folded words. */
export interface CaseSides {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** What stands between the sides; `c` only with its dot, since it is any letter without. Mergers have a slash. */
const VERSUS = /\s(?:(?:v|vs|versus|gegen|contre)(?:\.|(?=\s))|c\.|\/(?=\s))/giu;
/** Who is left out of a name. */
const OTHERS = /[\s,]+(?:(?:and|&)\s+(?:others?|another|ors|anor)|et\s+al)\.?\s*$/iu;

/** `Sharp v Viterra` as its sides; one pair for each place where they may part, none where a text names no case. */
export function listCaseSides(text: string): CaseSides[] {
  if (text.length > LONGEST_CITATION) return [];
  return [...text.matchAll(VERSUS)]
    .map(({ 0: versus, index }) => ({
      first: listWords(text.slice(0, index)),
      second: listWords(text.slice(index + versus.length)),
    }))
    .filter(({ first, second }) => first.length > 0 && second.length > 0);
}

/** The sides of a case that somebody looks for, with or without its citation or a paragraph. */
export function readCaseName(text: string): CaseSides[] {
  const citation = findCitations(text).find(({ index }) => index > 0);
  return listCaseSides(dropPinpoint(text.slice(0, citation?.index)));
}

/**
 * Whether a title has all the words of one side on one side and those of the other on the other: in the order asked
 * for, or turned round, as an appeal turns its parties.
 */
export function compareCaseSides(asked: readonly CaseSides[], title: string): 'same' | 'turned' | undefined {
  const named = listCaseSides(title).map(({ first, second }) => [new Set(first), new Set(second)] as const);
  const holds = (isTurned: boolean) =>
    asked.some(({ first, second }) =>
      named.some(([one, other]) => {
        const [left, right] = isTurned ? [other, one] : [one, other];
        return first.every((word) => left.has(word)) && second.every((word) => right.has(word));
      }),
    );
  if (holds(false)) return 'same';
  return holds(true) ? 'turned' : undefined;
}

function listWords(side: string): string[] {
  return foldPartyName(side.replace(OTHERS, ''))
    .split(' ')
    .filter((word) => word !== '');
}
