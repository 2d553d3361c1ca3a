import { readYear, type KnownInstruments } from './known-instruments.ts';
import { listReferenceTokens } from './reference-tokens.ts';

/** Longer texts are no name of an instrument. */
const LONGEST = 200;

/** A year, or what of it is typed so far. */
const YEAR_BEGUN = /^(?:[12]\d{0,3})?$/u;

/**
 * The instruments that a whole text may name, by their ids: `ECT`, `the Washington Convention`, `Arbitration Act 1996`,
 * which two countries have. Nothing where more or less is said than a name with its year.
 */
export function findNamedInstruments(text: string, known: KnownInstruments): string[] {
  const { bearers = [], rest = '' } = findWholeName(text, known) ?? {};
  const year = readYear(rest);
  if (rest !== '' && year === undefined) return [];
  return bearers.flatMap(({ id, needsYear }) => {
    const own = needsYear ?? known.find(id)?.year;
    const isMeant = year === undefined ? needsYear === undefined : own === year;
    return isMeant ? [id] : [];
  });
}

/** Those that go by the name of a text with a year of their own, whichever it says or begins: `LCIA Rules 2014`. */
export function findOfAnyYear(text: string, known: KnownInstruments): string[] {
  const { bearers = [], rest = '' } = findWholeName(text, known) ?? {};
  if (!YEAR_BEGUN.test(rest)) return [];
  return bearers.flatMap(({ id, needsYear }) => (needsYear === undefined ? [] : [id]));
}

/** Who bears the name that a text is, and the one word that may stand behind it. */
function findWholeName(text: string, known: KnownInstruments) {
  if (text.length > LONGEST) return undefined;
  const all = listReferenceTokens(text.trim().replace(/[.,;]+$/u, ''));
  const tokens = all[0]?.folded === 'the' ? all.slice(1) : all;
  const found = known.findName(tokens, 0);
  const behind = found ? tokens.slice(found.end).filter(({ isWord }) => isWord) : [];
  // `of 1923`
  const [last, ...others] = behind.length === 2 && behind[0]?.folded === 'of' ? behind.slice(1) : behind;
  return found && others.length === 0 ? { bearers: found.bearers, rest: last?.folded ?? '' } : undefined;
}
