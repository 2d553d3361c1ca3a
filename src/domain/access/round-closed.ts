/** As many as are ever named. */
export const MOST_CLOSED = 1_000;
/** Up to so many are counted exactly. */
const MOST_EXACT = 9;

/** How many documents outside a subscription are named: exact to 9, then rounded down to one digit, at most 1,000 (OP-169). */
export function roundClosed(count: number): { readonly count: number; readonly isExact: boolean } {
  if (count <= MOST_EXACT) return { count, isExact: true };
  const step = 10 ** Math.floor(Math.log10(count));
  return { count: Math.min(MOST_CLOSED, Math.floor(count / step) * step), isExact: false };
}
