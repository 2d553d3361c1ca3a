import { foldName } from '#domain/names/fold-name.ts';
import type { KnownInstrument } from './known-instrument.ts';
import { labelProvision } from './provision-label.ts';
import { UNIT_WORDS } from '#domain/words/unit-words.ts';

/** What `§` is read as. */
const SIGN = ['section', 's', 'sec'];
/** A number of so many digits is hardly anything else beside the name of its instrument. */
const LEAST_TELLING = 3;
/** What may stand before the second number: `Article 123, paragraph 2`, `§ 1059 Abs. 2`. */
const BELOW = ['', 'paragraph', 'para', 'abs'];
/** Shorter names are words of something else. */
const SHORTEST_NAME = 3;
const MOST_NAMES = 6;

/**
 * A query for the documents that name a provision in any of its spellings and its instrument by any of its names:
 * `("article 123 2" OR "art 123 2" OR …) AND (epc OR "european patent convention")`. `others` are instruments under
 * whose names it is cited, too: `Rule 139 EPC` stands in the Implementing Regulations.
 */
export function spellProvision(
  steps: readonly string[],
  instrument: KnownInstrument,
  others: readonly KnownInstrument[] = [],
): string {
  const names = listNames([instrument, ...others]);
  const places = listPlaces(foldName(labelProvision(steps, instrument)).split(' '), names);
  return [places, names].map((alternatives) => `(${alternatives.map(quote).join(' OR ')})`).join(' AND ');
}

function listNames(instruments: readonly KnownInstrument[]): readonly string[] {
  const names = instruments.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldName);
  return [...new Set(names)].filter((name) => name.length >= SHORTEST_NAME).slice(0, MOST_NAMES);
}

/** A label that begins with a number stands behind `§`, which is no word: the name of its instrument is before or behind. */
function listPlaces(label: readonly string[], names: readonly string[]): readonly string[] {
  const [unit = ''] = label;
  const units = UNIT_WORDS.get(unit);
  const hasSign = units === undefined && /^\d/u.test(unit);
  const numbers = listNumbers(hasSign ? label : label.slice(1));
  const named = (units ?? (hasSign ? SIGN : [unit])).flatMap((each) =>
    numbers.map((number) => `${each} ${number}`.trim()),
  );
  if (!hasSign) return named;
  const isTelling = unit.length >= LEAST_TELLING;
  const beside = numbers.flatMap((number) => names.flatMap((name) => [`${name} ${number}`, `${number} ${name}`]));
  return [...named, ...(isTelling ? numbers : beside)];
}

function listNumbers([main = '', second, ...rest]: readonly string[]): readonly string[] {
  if (second === undefined) return [main];
  return BELOW.map((below) => [main, below, second, ...rest].filter(Boolean).join(' '));
}

function quote(words: string): string {
  return `"${words}"`;
}
