import { HYPHEN_SIGNS, VERSUS_WORD } from '#domain/words/spellings.ts';
import { dropOthers } from '#domain/names/drop-others.ts';
import type { CalledCase, CalledSide } from './called-side.ts';
import { foldPartyName } from '#domain/names/fold-name.ts';
import { dropPinpoint } from './drop-pinpoint.ts';
import { findCitations } from './find-citations.ts';
import { LONGEST_CITATION } from './split-citations.ts';

/** The two sides of a case as a text names them, each as folded words. */
export interface CaseSides {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** What stands between the sides; `c` only with its dot, since it is any letter without. Mergers have a slash. */
const HYPHEN = `[${HYPHEN_SIGNS}]?`;
const VERSUS = new RegExp(`\\s(?:${HYPHEN}${VERSUS_WORD}(?:\\.|${HYPHEN}(?=\\s))|c\\.|/(?=\\s))`, 'giu');
/** What may part in more places is no name of a case; each place is looked up by itself. */
const MOST_PLACES = 8;

/** `Travelers/Citicorp`; a number or `and/or` makes it something else. */
const TIGHT_SLASH = /^(?!.*\band\/or\b)[^/\d]{2,}\/[^/\d]{2,}$/iu;

/** Where a case is cited by its number, its name stands behind: `Case C-413/14 P Intel v Commission`. */
const NUMBER_FIRST = /^(?:(?:joined\s)?cases?)?$/iu;

/** The two sides of a case as they are written. */
interface WrittenSides {
  readonly first: string;
  readonly second: string;
}

/** `Sharp v Viterra` as its sides; one pair for each place where they may part, none where a text names no case. */
export function listCaseSides(text: string): CaseSides[] {
  return partSides(text).map(({ first, second }) => ({ first: listWords(first), second: listWords(second) }));
}

/** The sides of a case that somebody looks for, as written, with or without its citation or a paragraph. */
export function readCaseName(text: string): WrittenSides[] {
  const [citation] = findCitations(text);
  const before = text.slice(0, citation?.index).trim();
  const behind = citation ? text.slice(citation.index + citation[0].length) : '';
  const name = dropPinpoint(NUMBER_FIRST.test(before) ? behind : before).trim();
  const sides = partSides(name);
  return sides.length === 0 && TIGHT_SLASH.test(name) ? partSides(name.replace('/', ' / ')) : sides;
}

function partSides(text: string): WrittenSides[] {
  if (text.length > LONGEST_CITATION) return [];
  const places = [...text.matchAll(VERSUS)];
  if (places.length > MOST_PLACES) return [];
  return places
    .map(({ 0: versus, index }) => ({
      first: dropOthers(text.slice(0, index)),
      second: dropOthers(text.slice(index + versus.length)),
    }))
    .filter(({ first, second }) => listWords(first).length > 0 && listWords(second).length > 0);
}

/**
 * Whether a title has all the words of a name of one side on one side and those of the other on the other: in the order
 * asked for, or turned round, as an appeal turns its parties.
 */
export function compareCaseSides(asked: readonly CalledCase[], title: string): 'same' | 'turned' | undefined {
  const named = listCaseSides(title).map(({ first, second }) => [new Set(first), new Set(second)] as const);
  const holds = (isTurned: boolean) =>
    asked.some(({ first, second }) =>
      named.some(([one, other]) => {
        const [left, right] = isTurned ? [other, one] : [one, other];
        return isOn(first, left) && isOn(second, right);
      }),
    );
  if (holds(false)) return 'same';
  return holds(true) ? 'turned' : undefined;
}

function isOn(called: CalledSide, side: ReadonlySet<string>): boolean {
  return called.some((words) => words.every((word) => side.has(word)));
}

function listWords(side: string): string[] {
  return foldPartyName(side)
    .split(' ')
    .filter((word) => word !== '');
}
