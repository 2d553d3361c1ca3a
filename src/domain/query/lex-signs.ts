import { VERSUS_WORD } from '#domain/words/spellings.ts';

const STARTS_TERM = /^[\p{L}\p{N}=*?!"“”„‟«»＂(]/u;

/** `-v-` stands between the sides of a case (OP-185). */
const BETWEEN_SIDES = new RegExp(`^${VERSUS_WORD}\\.?-(?:\\s|$)`, 'iu');

/** The `-` or `+` between two texts, where it stands right before a term and behind none (OP-165). */
export function readLeadingSign(sign: string, before: string, after: string): '-' | '+' | undefined {
  if (BETWEEN_SIDES.test(after)) return undefined;
  if (!/(?:^|[\s(])$/u.test(before) || !STARTS_TERM.test(after)) return undefined;
  return sign === '-' || sign === '+' ? sign : undefined;
}

/** `~5` right behind a quotation, or a space behind one of several words: they are within so many others (OP-165, OP-185). */
export function readReachOfQuote(
  after: string,
  words: number,
): { readonly distance: number; readonly length: number } | undefined {
  if (words < 2 && after.startsWith(' ')) return undefined;
  const found = /^ ?~(\d+)(?![\p{L}\p{N}])/u.exec(after);
  return found === null ? undefined : { distance: Number(found[1]), length: found[0].length };
}
