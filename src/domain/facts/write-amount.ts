const MILLION = 1_000_000;

/** A sum as lawyers write it: `EUR 5,000 million`, `USD 133.9 million`, `CAD 82,719.12`; `currency`: ISO 4217. */
export function writeAmount(sum: number, currency: string): string {
  const isRound = sum >= MILLION && (sum * 1000) % MILLION === 0;
  const words = isRound
    ? `${(sum / MILLION).toLocaleString('en', { maximumFractionDigits: 3 })} million`
    : sum.toLocaleString('en', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2, maximumFractionDigits: 2 });
  return `${currency} ${words}`;
}
