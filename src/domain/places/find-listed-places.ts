import { foldText } from '#domain/words/fold-text.ts';
import { remember } from '#domain/words/remember.ts';
import { listNamesOfPlace } from './party-names.ts';

/** A place of a list; `also` is the other name by which it was found, null where it was found by its own. */
export interface ListedPlace {
  readonly name: string;
  readonly also: string | null;
}

/** How well a name fits: it is what was typed, begins so, or has a word that begins so. */
const FITS = ['is', 'begins', 'has'] as const;
type Fit = (typeof FITS)[number];

/**
 * The places of a list that somebody means who typed so far, by any of their names (`UK`, `Türkiye`, `Côte d'Iv`): those
 * that fit best first, their own name before another, else in the order of the list. All of them where nothing is typed.
 */
export function findListedPlaces(typed: string, list: readonly string[]): readonly ListedPlace[] {
  const wanted = wordsOf(typed).join('');
  if (wanted === '') return list.map((name) => ({ name, also: null }));
  const found = list.flatMap((name) => {
    const best = listFolded(name)
      .map(({ one, words }) => ({ one, rank: rankOf(fitOf(words, wanted), one === name) }))
      .toSorted((a, b) => a.rank - b.rank)[0];
    return best && best.rank < NEVER ? [{ name, also: best.one === name ? null : best.one, rank: best.rank }] : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ name, also }) => ({ name, also }));
}

/** The place of a list that a whole name means, by any of its names; undefined where it means none or several. */
export function findNamedPlace(typed: string, list: readonly string[]): string | undefined {
  const wanted = wordsOf(typed).join('');
  const named = list.filter((name) => listFolded(name).some(({ words }) => fitOf(words, wanted) === 'is'));
  return named.length === 1 ? named[0] : undefined;
}

/** More than any list has places. */
const REMEMBERED = 1_000;
/** The names of a place with their words: every letter that is typed asks for those of a whole list. */
const listFolded = remember(REMEMBERED, (place: string) =>
  listNamesOfPlace(place).map((one) => ({ one, words: wordsOf(one) })),
);

const NEVER = 2 * FITS.length;

function rankOf(fit: Fit | undefined, isOwn: boolean): number {
  return fit === undefined ? NEVER : 2 * FITS.indexOf(fit) + (isOwn ? 0 : 1);
}

function fitOf(words: readonly string[], wanted: string): Fit | undefined {
  const whole = words.join('');
  if (whole === wanted) return 'is';
  if (whole.startsWith(wanted)) return 'begins';
  return words.some((_word, at) => words.slice(at).join('').startsWith(wanted)) ? 'has' : undefined;
}

/** Without accents, capitals, signs and a `the` in front. */
function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words[0] === 'the' && words.length > 1 ? words.slice(1) : words;
}
