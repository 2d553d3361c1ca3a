/** Amounts in dispute above this are no amounts. */
export const MOST_AMOUNT = 1_000_000_000_000;

/** An amount as people type it: `5000000`, `5,000,000`, `5 000 000.50`, `5'000'000`. Undefined where it is none. */
export function readAmount(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(/(?<=\d)[,’'\s](?=\d{3}(?:\D|$))/gu, '');
  if (!/^\d{1,13}(?:\.\d{1,2})?$/u.test(plain)) return undefined;
  const amount = Number(plain);
  return amount <= MOST_AMOUNT ? amount : undefined;
}
