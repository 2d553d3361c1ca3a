import type { PaperRun } from './paper.ts';

/** Ems that a printed number has at least, with the gap behind it; more come in steps, so that texts of a list line up. */
const LEAST = 2.2;
const STEP = 0.8;
const GAP = 0.6;

/** About how wide letters are, in ems of a serif face. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[()[\]{}.,;:'’ijlI|/ ]/u, 0.3],
  [/[mwMW—]/u, 0.85],
  [/\p{Lu}/u, 0.65],
];
const USUAL = 0.53;

/** The room, in ems, in which a printed number stands before its paragraph. */
export function measureNumber(number: readonly PaperRun[]): number {
  const letters = number.flatMap((run) =>
    run.kind === 'break' ? [] : Array.from(run.kind === 'text' ? run.text : run.mark),
  );
  const wide = letters.reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? USUAL), GAP);
  if (wide <= LEAST) return LEAST;
  return Math.round((LEAST + Math.ceil((wide - LEAST) / STEP) * STEP) * 10) / 10;
}
