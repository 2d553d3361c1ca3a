import { dropFormOfState, listPartyPlaceNames } from '../places/party-names.ts';
import { splitLegalForm } from '#domain/names/legal-forms.ts';
import { foldName, foldPartyName } from '#domain/names/fold-name.ts';
import { foldUmlauts, joinLetters, spellOutUmlauts } from '#domain/words/spellings.ts';

/** A side of a case by each of its names, as folded words; the one that was typed comes first. */
export type CalledSide = readonly (readonly string[])[];

/** A case as somebody names it. */
export interface CalledCase {
  readonly first: CalledSide;
  readonly second: CalledSide;
}

/** Names of one side that are looked for; a state has fewer. */
const MOST_NAMES = 16;

/** Offices that stand as parties in many cases, by the letters that everybody has for them: the words that name them. */
const OFFICES: ReadonlyMap<string, string> = new Map([
  ['hmrc', 'revenue customs'],
  ['irc', 'inland revenue'],
  ['dpp', 'director public prosecutions'],
  ['sshd', 'secretary state home department'],
  ['cir', 'internal revenue'],
]);

/**
 * The names of a side: as typed, without its legal form, with its umlauts written otherwise, of a state its other names,
 * and those by which the library knows the party (`others`).
 */
export function callSide(side: string, others: readonly string[] = []): CalledSide {
  const office = OFFICES.get(foldName(side));
  const typed = [side, dropFormOfState(side), spellOutUmlauts(side), foldUmlauts(side), office ?? side];
  const places = listPartyPlaceNames(side);
  const named = [...[...typed, ...places, ...others].map(listNameWords), ...places.map(listAllWords)];
  const called = new Map([...named, ...named.map(dropLegalForm)].map((words) => [words.join(' '), words]));
  return [...called.values()].filter((words) => words.length > 0).slice(0, MOST_NAMES);
}

/** The words of a name as written that say which party it is: without its legal form and its article. */
export function listOwnWords(name: string): string[] {
  const written = name.split(/\s+/u).filter((word) => foldName(word) !== '');
  const own = dropLegalForm(listNameWords(name)).join(' ');
  const end = written.findIndex((_, at) => listNameWords(written.slice(0, at + 1).join(' ')).join(' ') === own);
  return written.slice(0, end < 0 ? written.length : end + 1).filter((word) => !/^(?:the|and|of|co\.?)$/iu.test(word));
}

/** `Kingdom of the Netherlands` as parties are kept: with the article inside it. */
function listAllWords(name: string): string[] {
  return foldPartyName(name.replace(/^the\s+/iu, ''))
    .split(' ')
    .filter(Boolean);
}

function listNameWords(name: string): string[] {
  const words = foldPartyName(name).split(' ').filter(Boolean);
  const own = words.filter((word) => word !== 'the');
  return own.length > 0 ? own : words;
}

/** `siemens a g` as `siemens`, `sharp corp ltd` as `sharp`; a name of nothing else keeps its words. */
function dropLegalForm(words: readonly string[]): readonly string[] {
  const letters = words.length - (words.findLastIndex((word) => word.length > 1) + 1);
  const joined =
    letters > 1 && letters < words.length
      ? [...words.slice(0, -letters), ...joinLetters(words.slice(-letters))]
      : words;
  const { words: own, form } = splitLegalForm(joined);
  return form === '' ? words : dropLegalForm(own);
}
