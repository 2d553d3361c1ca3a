/** How many places the point moves: `1.5 bn`. */
const WORDS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  bn: 9,
  billion: 9,
};
const FIGURE = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))? ?([a-z]+)?$/u;

/** What is said of words that are no figure. */
export const FIGURE_HINT =
  'Write a figure such as 1,250,000 or 1.25 million: thousands with commas, decimals with a point.';

/**
 * A figure as people write it: `1,250,000`, `1 250 000`, `1'250'000`, `1.25 million`, `1.25m`. Undefined where nothing is
 * written; null for what is no figure, and for what could be two, such as `1.250.000` and `1,5`.
 */
export function readFigure(written: string): number | undefined | null {
  const text = written.trim().toLowerCase();
  if (text === '') return undefined;
  const plain = text.replaceAll(/(?<=\d)[\s'’_](?=\d)/gu, '').replaceAll(/\s+/gu, ' ');
  const [, whole = '', decimals = '', word] = FIGURE.exec(plain) ?? [];
  const moved = word === undefined ? 0 : WORDS[word];
  if (whole === '' || moved === undefined) return null;
  const digits = decimals.padEnd(moved, '0');
  return Number(`${whole.replaceAll(',', '')}${digits.slice(0, moved)}.${digits.slice(moved) || '0'}`);
}

/** A figure as it is written in a field: `1,250,000`. */
export function writeFigure(figure: number): string {
  return figure.toLocaleString('en-GB', { maximumFractionDigits: 20 });
}
