import { HYPHEN_SIGNS, tidyApostrophes } from '#domain/words/spellings.ts';

const HYPHENS = new RegExp(`[${HYPHEN_SIGNS}]`, 'gu');
// Direction marks, joiners, soft hyphens: nobody sees them in a name.
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const EAST_ASIAN_GAP =
  /(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]) (?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])/gu;

/**
 * A written name with one kind of apostrophe, hyphen and space, full-width letters made plain and what nobody sees
 * dropped. Letters, case and accents stay.
 */
export function tidyName(raw: string): string {
  return tidyApostrophes(raw)
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(HYPHENS, '-')
    .replaceAll(/\s+/gu, ' ')
    .replace(EAST_ASIAN_GAP, '')
    .replaceAll(/^[\s,;:.-]+|[\s,;:-]+$/gu, '');
}
