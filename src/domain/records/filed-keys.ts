import { numberKey } from '#domain/words/number-key.ts';
import { foldName } from '#domain/names/fold-name.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { readRemembered } from '#domain/provisions/remembered-readings.ts';

const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['art', 'article'],
  ['arts', 'article'],
  ['articles', 'article'],
  ['s', 'section'],
  ['ss', 'section'],
  ['sec', 'section'],
  ['sections', 'section'],
  ['para', 'paragraph'],
  ['paras', 'paragraph'],
  ['paragraphs', 'paragraph'],
]);
const YEAR = /^(?:1[789]|20)\d\d$/;

/** `London Court of International Arbitration (LCIA)`: a name and what stands behind it in parentheses. */
const WITH_PARENTHESIS = /^([^()]+) \(([^()]+)\)$/u;
/** `New York, 1958`: where and when a treaty was made. */
const PLACE_AND_YEAR = /^[\p{L} ]+, (?:1[789]|20)\d\d$/u;
const SHORTEST_LOOSE_ACRONYM = 3;

/**
 * By what a name is known of something that the library files by (OP-164): two names mean the same where they have a key
 * in common. What is read as an instrument or one provision has a key for whatever it is called; any name has one without
 * its year, articles, capitals, accents, signs, spaces and plurals, in which `art.` is `article`, `s.` `section` and `¶`
 * `paragraph`. A name with its acronym in parentheses has the keys of either, and a treaty with its place and year those of its name.
 */
export function listFiledKeys(name: string, known: KnownInstruments): readonly string[] {
  const names = [name, ...listNamesWithin(name.trim())];
  return [...new Set(names.flatMap((each) => listKeys(each, known)))];
}

/** What stands outside and inside the parentheses, where each is a name by itself: `Court of Appeal (Paris)` has none. */
function listNamesWithin(name: string): readonly string[] {
  const [, outside = '', inside = ''] = WITH_PARENTHESIS.exec(name) ?? [];
  if (isAcronym(inside, outside) || isAcronym(outside, inside)) return [outside, inside];
  return PLACE_AND_YEAR.test(inside) ? [outside] : [];
}

/** Whether a word in capitals is made of a name's initials, or from three letters on of its letters, as `BGH` is. */
function isAcronym(word: string, name: string): boolean {
  if (!/^\p{Lu}[\p{L}]*\p{Lu}$/u.test(word)) return false;
  const initials = name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
  if (word === initials) return true;
  const letters = word.toLowerCase();
  const within = name.toLowerCase();
  if (letters.length < SHORTEST_LOOSE_ACRONYM || within[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of within) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function listKeys(name: string, known: KnownInstruments): readonly string[] {
  const keys: string[] = [];
  const [reading, more] = readRemembered(name, known);
  if (reading && !more && reading.kind === 'instrument') keys.push(`#${reading.instrument}`);
  if (reading && !more && reading.kind === 'provision' && reading.to === undefined) {
    keys.push(`#${reading.instrument}/${reading.path.join('/')}`);
  }
  const words = foldName(name.replaceAll('¶', ' paragraph ').replaceAll('§', ' section '))
    .split(' ')
    .filter((word) => word !== '' && word !== 'the' && word !== 'of');
  const undated = words.filter((word) => !YEAR.test(word));
  const kept = undated.length > 0 ? undated : words;
  // One word or two, singular or plural: `trademark` is `Trade marks`.
  const plain = kept.map((word) => numberKey(SHORT_WORDS.get(word) ?? word)).join('');
  return plain === '' ? keys : [...keys, plain];
}
