import { foldName } from '#domain/names/fold-name.ts';

const NUMBER_WORDS = /(?<!\p{L})(?:arbitration|cases?|proceedings?|number|nos?|nr|n[°º]|№)\.?(?!\p{L})/giu;
/** An institution and a number of its register: `ICC 91873/XY`, `SCC V 2019/001`, `HKIAC/A18021`; a year is none. */
const OF_INSTITUTION =
  /^\s*\p{L}{2,8}(?:-\p{L}{2,8})?[\s/]+\p{L}{0,4}(?:\s?\(\p{L}{1,2}\))?[\s/-]*\(?\d[\p{L}\d/().\s-]{3,24}$/u;
const IS_NUMBER = /\d{5}|\d\s?[/-]\s?\d|\p{L}\d{4}/u;
/** `I.C.C.` */
const FULL_STOPS = /(?:\p{L}\.){2,}/gu;
const LETTERS_BEFORE_DIGITS = /(?<= \p{L}{1,4})(?=\d)/gu;
const LETTER_APART = /(?<= \p{L}) (?=\d)/gu;

/** A number without the words that say it is one: `ICC Case No. 91873` as `ICC  91873`. */
export function dropNumberWords(number: string): string {
  return number.replaceAll(NUMBER_WORDS, ' ');
}

/** The folded forms in which a case of an institution may be held; none where the text is something else. */
export function listNumberSpellings(text: string): string[] {
  const bare = dropNumberWords(text.replaceAll(FULL_STOPS, (letters) => letters.replaceAll('.', '')));
  if (!OF_INSTITUTION.test(bare) || !IS_NUMBER.test(bare)) return [];
  const name = foldName(bare);
  return [name, name.replaceAll(LETTERS_BEFORE_DIGITS, ' '), name.replaceAll(LETTER_APART, '')];
}

/** Institution and number, folded, with or without initials: `icc case no 91873`, `icc 91873 xy`. */
const NUMBERED = /^([a-z]{2,6}) (?:case )?(?:no )?(\d{4,6}(?: [a-z]{1,4}){0,4})$/;
const INITIALS = /^(?: \p{L}{1,4}){1,5}$/u;

/** How names begin that are a folded number with more initials of those who administer the case. */
export function listNumberBeginnings(name: string): string[] {
  const [, institution, number] = NUMBERED.exec(name) ?? [];
  if (institution === undefined) return [];
  return ['case no ', 'case ', 'no ', ''].map((words) => `${institution} ${words}${number}`);
}

/** Whether a folded number is this one with further initials. */
export function hasInitials(number: string, name: string): boolean {
  return listNumberBeginnings(name).some(
    (beginning) => number.startsWith(beginning) && INITIALS.test(number.slice(beginning.length)),
  );
}
