import { foldUmlauts } from '#domain/words/spellings.ts';
import { remember } from '#domain/words/remember.ts';

/** Each Cyrillic letter as Latin ones. */
const CYRILLIC = new Map(
  `
    а=a б=b в=v г=g ґ=g д=d е=e ж=zh з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh
    щ=shch ъ= ы=y ь= э=e ю=yu я=ya є=ie ј=j љ=lj њ=nj ћ=c ђ=d џ=dz`
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split('=') as [string, string]),
);

type Respelling = readonly [pattern: RegExp, spelling: string];

/** Words and beginnings with a spelling of their own. */
const WORDS: readonly Respelling[] = [
  [/^m[ou]h?amm?[ae]d$/u, 'muhamad'],
  [/^(?:ibn|ben)$/u, 'bin'],
  [/^el$/u, 'al'],
  [/^mac(?=[a-z]{3})/u, 'mc'],
];

/** Ways to write one sound, made one; in order. What falls together here is a candidate for a person to decide. */
const SOUNDS: readonly Respelling[] = [
  [/shch|schtsch|szcz|sch|sh|sz/gu, 's'],
  [/tsch|tch|ch|cz/gu, 'c'],
  [/zh/gu, 'z'],
  [/kh/gu, 'h'],
  [/ts|tz/gu, 'c'],
  [/dj/gu, 'd'],
  [/ph/gu, 'f'],
  [/x/gu, 'ks'],
  [/w/gu, 'v'],
  [/q/gu, 'k'],
  [/(?<=[bcdfghklmnprstvz])yo/gu, 'e'],
  [/[yj]/gu, 'i'],
  [/^ie/u, 'e'],
  [/(?<=[aeiou])ie/gu, 'e'],
  [/ou|oo/gu, 'u'],
  [/ee/gu, 'i'],
  [/(.)\1+/gu, '$1'],
  [/of$/u, 'ov'],
  [/ef$/u, 'ev'],
  [/nder$/u, 'ndr'],
];

/**
 * A folded word of a name in the spelling that its transliterations share: `Tchornovsky`, `Chornovskij` and
 * `Чорновский`; `Müller` and `Mueller`. Too wide to say that two names are one, wide enough to find both.
 */
export const widenNameWord = remember(50_000, (word: string): string => {
  return respell(foldUmlauts(respell(spellInLatin(word), WORDS)), SOUNDS);
});

function respell(word: string, rules: readonly Respelling[]): string {
  return rules.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), word);
}

/** A folded word with its Cyrillic letters in Latin ones. */
export function spellInLatin(word: string): string {
  return word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC.get(letter) ?? letter);
}
