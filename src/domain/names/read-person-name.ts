import { arrangeName } from './arrange-name.ts';
import { endsWithGeneration, isPostNominal, mayBePostNominal } from './name-endings.ts';
import { isParticle } from './name-particles.ts';
import { countTitles } from './name-titles.ts';
import type { PersonName } from './person-name.ts';
import { splitInitials } from './split-initials.ts';
import { tidyName } from './tidy-name.ts';

const IN_BRACKETS = /[([{]([^)\]}]*)[)\]}]|["“”„«»]([^"“”„«»]*)["“”„«»]/gu;
const AT_BIRTH = /[\s,]+(?:née|nee|né|born|geb\.|geborene?|formerly|z domu|roz\.)\s+(.+)$/iu;
/** `Prof.Dr.Johan` without a space; `Ph.D.` and `Dott.ssa` are one word each. */
const GLUED_TITLE = /\b((?:Univ-)?Prof|D?Dr|Mag|Ing|Avv|Dott|Mrs?|Ms|Lic|Hon|Adv|iur|jur)\.(?=\p{L})(?!ssa)/gu;

const HAS_LETTER = /[\p{L}\p{N}]/u;

interface Part {
  readonly titles: readonly string[];
  readonly words: readonly string[];
  readonly suffixes: readonly string[];
  readonly postNominals: readonly string[];
}

/**
 * Takes a written name apart, in the ways that documents, catalogues and data bases write it: either order, capitals,
 * commas, initials, titles before and behind. Nothing is refused; a text without a name answers no family name.
 */
export function readPersonName(raw: string): PersonName {
  const asides: string[] = [];
  const keep = (_: string, ...found: readonly (string | undefined)[]) => {
    const aside = tidyName(found[0] ?? found[1] ?? '');
    if (aside !== '') asides.push(aside);
    return ' ';
  };
  const named = tidyName(tidyName(raw).replace(IN_BRACKETS, keep).replace(AT_BIRTH, keep));
  const split = named
    .replace(GLUED_TITLE, '$1. ')
    .replaceAll(/(?<=^|[\s,-])(\p{L}|dell|all|nell)' (?=\p{L})/giu, "$1'")
    .split(',')
    .map((part) => part.split(' ').filter((word) => HAS_LETTER.test(word)))
    .map((part, at, all) => readPart(part, at > 0 ? countNames(all[0] ?? []) : undefined));
  const parts = split.map(({ words }) => words).filter((words) => words.length > 0);
  const [first = [], ...others] = parts;
  return {
    titles: split.flatMap(({ titles }) => titles),
    ...(others.length > 0 ? invertName(first, others.flat()) : arrangeName(first)),
    suffixes: split.flatMap(({ suffixes }) => suffixes),
    postNominals: split.flatMap(({ postNominals }) => postNominals),
    asides,
  };
}

/** `before`: how many words of a name stand before the first comma, if one stands before this part. */
function readPart(words: readonly string[], before?: number): Part {
  const titles = words.slice(0, countTitles(words));
  const suffixes: string[] = [];
  const postNominals: string[] = [];
  const rest = words.slice(titles.length);
  if (/^(?:ifj|id)\.$/iu.test(rest[0] ?? '')) suffixes.push(...rest.splice(0, 1));
  while (rest.length > 0) {
    const last = rest.at(-1) ?? '';
    const names = countNames(rest.slice(0, -1)) + (before ?? 0);
    const isAlone = before !== undefined && rest.length === 1;
    if (isEnding(last, names, isAlone || postNominals.length > 0)) postNominals.unshift(last);
    else if (last === 'J' && names === 1 && before === undefined) postNominals.unshift(last);
    else if ((isAlone || rest.length > 1) && endsWithGeneration(rest)) suffixes.unshift(last);
    else break;
    rest.pop();
  }
  return { titles, words: rest, suffixes, postNominals };
}

function countNames(words: readonly string[]): number {
  return words.filter((word) => !isParticle(word)).length;
}

/** Behind a family name alone, `J.D.` and `MA` are initials; behind a whole name they are no part of it. */
function isEnding(word: string, names: number, isBesideOthers: boolean): boolean {
  if (names < 2 && /^(?:\p{Lu}\.)+$/u.test(word)) return false;
  return isPostNominal(word) || (names > 1 && isBesideOthers && mayBePostNominal(word));
}

/** `van der Zuyderhof, Johan`, and as Dutch catalogues have it: `Zuyderhof, Johan van der`. */
function invertName(before: readonly string[], behind: readonly string[]) {
  const given = splitInitials(behind, { isNameElsewhere: true });
  const start = given.findLastIndex((word) => !isParticle(word) || word !== word.toLowerCase()) + 1;
  const { particles, family } = arrangeName(before, { isFamily: true });
  return {
    given: given.slice(0, start),
    particles: [...particles, ...given.slice(start)],
    family,
    order: 'stated' as const,
  };
}
