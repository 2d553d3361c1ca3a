import { listUnitWords } from '#domain/words/unit-words.ts';
import { foldUmlauts, joinLetters } from '#domain/words/spellings.ts';
import { saysNothing } from '#domain/query/ask-otherwise.ts';
import { respellWord } from '#domain/words/british-american.ts';
import type { PhraseNode, TermNode, TermOrPhrase, WordNode } from '#domain/query/query-tree.ts';

/** A longer phrase is a passage, which is looked for as it stands. */
const LONGEST_PHRASE = 6;
const MOST_WRITINGS = 40;
/** What is left of a word that is written apart: `trade mark`, and no `a ward`. */
const LEAST_PART = 3;
/** Beginnings of words that are written with a hyphen or without, and shorter than that. */
const SHORT_BEGINNINGS: ReadonlySet<string> = new Set(['bi', 'co', 'ex', 'on', 're', 'up']);
/** What `e` stands before; by itself it is the letter of a paragraph. */
const ELECTRONIC: ReadonlySet<string> = new Set(
  'bidding book commerce disclosure discovery filing learning mail money signature'.split(' '),
);
const PLAIN = /^[a-z]+$/;
/** Of words in which an umlaut may be spelt out, as in names: `Mueller`, `Oersted`; no `quest` and no `issue`. */
const LEAST_NAME = 6;
const NO_UMLAUT = /[aou]e$/;
/** Letters that are read one by one, so that some write a full stop behind each: `wlr`, and those that could be a word. */
const READ_BY_LETTER =
  /^(?:[b-df-hj-np-tv-xz]{2,5}|us|usa|uk|eu|ec|eec|icc|ica|ila|iba|aaa|cas|epo|upc|un|wipo|uspto|euipo)$/;
const NUMBER = /^(?:\d.*|[ivxlc]+)$/;

/**
 * Other ways to write a word or phrase of a query, each its words: written as one word or as two (`trademark`, `trade
 * mark`), as the other side of the ocean spells it (`judgement`, `judgment`), without its umlauts spelt out, an abbreviation with full stops or without, the name of a unit in full or in short (`s
 * 69`, `section 69`). What comes out need not be written anywhere: who asks looks whether the library has it, and offers
 * it; nothing of this is ever found unasked (OP-163). Empty for wildcards, words only as written, and passages.
 */
export function listOtherWritings(leaf: TermOrPhrase): readonly (readonly string[])[] {
  const terms: readonly TermNode[] = leaf.kind === 'phrase' ? leaf.terms : [leaf];
  if (terms.length > LONGEST_PHRASE || !terms.every(isFree)) return [];
  const words = terms.map(({ word }) => word);
  const found = words.flatMap((word, at) => {
    const behind = words[at + 1];
    const before = words.slice(0, at);
    const rest = words.slice(at + 1);
    const others = [
      ...respellWord(word).map((other) => [other]),
      ...dropUmlauts(word).map((other) => [other]),
      ...splitWord(word),
      ...(READ_BY_LETTER.test(word) ? [word.split('')] : []),
      ...(behind !== undefined && NUMBER.test(behind) ? listUnitWords(word).map((other) => [other]) : []),
    ].map((other) => [...before, ...other, ...rest]);
    const joined = behind !== undefined && mayJoin(word, behind) ? [[...before, word + behind, ...rest.slice(1)]] : [];
    return [...joined, ...joinAbbreviation(words, at), ...others];
  });
  const each = new Map(found.map((written) => [written.join(' '), written]));
  return [...each.values()].slice(0, MOST_WRITINGS);
}

function isFree(term: TermNode): term is WordNode {
  return term.kind === 'word' && !term.exact;
}

/** An abbreviation with its full stops as one without: `u s` of `U.S.` as `us` (OP-185). */
function joinAbbreviation(words: readonly string[], at: number): readonly (readonly string[])[] {
  if (words[at - 1]?.length === 1 || words[at]?.length !== 1) return [];
  const end = words.findIndex((word, place) => place > at && word.length !== 1);
  const letters = words.slice(at, end < 0 ? undefined : end);
  const [joined = ''] = joinLetters(letters);
  const isRead = letters.length > 1 && READ_BY_LETTER.test(joined);
  return isRead ? [[...words.slice(0, at), joined, ...words.slice(at + letters.length)]] : [];
}

/** Letters that stand together with full stops between them, as the abbreviation without: `lcia` of `L.C.I.A.` (OP-185). */
export function readAbbreviation({ terms }: PhraseNode): string | undefined {
  const words = terms.map((term) => (term.kind === 'word' ? term.word : ''));
  const joined = words.join('');
  const isOne = words.every((word) => /^[a-z]$/.test(word)) && (words.length > 2 || READ_BY_LETTER.test(joined));
  return isOne ? joined : undefined;
}

/** The word as its letters with dots are looked for (OP-185): `mueller` as `muller`, which is Müller. */
export function dropUmlauts(word: string): readonly string[] {
  const folded = word.length < LEAST_NAME || NO_UMLAUT.test(word) ? word : foldUmlauts(word);
  return folded === word ? [] : [folded];
}

function mayJoin(word: string, behind: string): boolean {
  return (
    PLAIN.test(word) && PLAIN.test(behind) && (isBeginning(word, behind) || (isTelling(word) && isTelling(behind)))
  );
}

function splitWord(word: string): readonly (readonly string[])[] {
  if (!PLAIN.test(word)) return [];
  const places = Array.from({ length: word.length - 1 }, (_, place) => place + 1);
  return places
    .map((place) => [word.slice(0, place), word.slice(place)] as const)
    .filter(([first, second]) => isBeginning(first, second) || (isPart(first) && isPart(second)));
}

function isBeginning(word: string, behind: string): boolean {
  return word === 'e' ? ELECTRONIC.has(behind) : SHORT_BEGINNINGS.has(word) && isPart(behind);
}

function isPart(word: string): boolean {
  return word.length >= LEAST_PART && isTelling(word);
}

function isTelling(word: string): boolean {
  return !saysNothing({ kind: 'word', word, exact: false, at: 0, length: 0 });
}
