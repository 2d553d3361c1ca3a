import { isLoneWord } from '#domain/words/classify-character.ts';
import { QueryProblem } from '#domain/query/query-error.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { forEachToken } from '#domain/words/tokenize.ts';

const WILDCARD_RUN = /[*?]+/g;
const LEAST_OTHER_CHARACTERS = 2;

/** A word or a run of wildcard signs; `start` and `end` are offsets into the run. */
interface Piece {
  readonly text: string;
  readonly start: number;
  end: number;
  readonly isWildcard: boolean;
}

/**
 * The terms of text without spaces, as the tokeniser would cut it, save that `*` and `?` belong to the word they
 * touch. `at` is the run's place in the query. Throws `QueryProblem` for a wildcard on too little.
 */
export function readTerms(run: string, at: number): TermNode[] {
  const exact = run.startsWith('=');
  return groupPieces(cutPieces(run)).map((group): TermNode => {
    const start = group[0]?.start ?? 0;
    const end = group.at(-1)?.end ?? start;
    const place = { at: at + start, length: end - start };
    if (!group.some((piece) => piece.isWildcard)) return { kind: 'word', word: group[0]?.text ?? '', exact, ...place };
    checkWildcard(group, run.slice(start, end), place);
    return { kind: 'wildcard', pattern: group.map(canonicalText).join(''), ...place };
  });
}

function cutPieces(run: string): Piece[] {
  const pieces: Piece[] = [];
  forEachToken(run, (text, start, end) => pieces.push({ text, start, end, isWildcard: false }));
  for (const found of run.matchAll(WILDCARD_RUN)) {
    pieces.push({ text: found[0], start: found.index, end: found.index + found[0].length, isWildcard: true });
  }
  return pieces.sort((one, other) => one.start - other.start);
}

function groupPieces(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let last: Piece | undefined;
  for (const piece of pieces) {
    const touches = last?.end === piece.start && last.isWildcard !== piece.isWildcard;
    if (touches) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    last = piece;
  }
  return groups;
}

/** `**` says no more than `*`, and `*?` no more than `?*`. */
function canonicalText(piece: Piece): string {
  if (!piece.isWildcard) return piece.text;
  return piece.text.replaceAll('*', '') + (piece.text.includes('*') ? '*' : '');
}

function checkWildcard(group: readonly Piece[], typed: string, place: { at: number; length: number }): void {
  const words = group.filter((piece) => !piece.isWildcard);
  const edit = { ...place, to: typed.replace(WILDCARD_RUN, '') };
  if (words.some((piece) => isLoneWord(piece.text))) {
    const reason = `“${shortenText(typed)}” cannot be searched: in Chinese, Japanese, Korean and Thai each character is a word of its own. Type the characters without * or ?.`;
    throw new QueryProblem(place, reason, edit);
  }
  const others = words.reduce((sum, piece) => sum + Array.from(piece.text).length, 0);
  if (others >= LEAST_OTHER_CHARACTERS) return;
  throw new QueryProblem(
    place,
    `“${shortenText(typed)}” would match too many words: a word with * or ? needs at least two other letters or digits.`,
    edit,
  );
}
