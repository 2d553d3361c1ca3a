const MILLION = 1_000_000;
const MILLIONS = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A sum as lawyers write it: `EUR 5,000 million`, `USD 133.9 million`, `CAD 82,719.12`; `currency`: ISO 4217. */
export function writeAmount(sum: number, currency: string): string {
  const isRound = sum >= MILLION && (sum * 1000) % MILLION === 0;
  const words = isRound
    ? `${MILLIONS.format(sum / MILLION)} million`
    : (Number.isInteger(sum) ? WHOLE : CENTS).format(sum);
  return `${currency} ${words}`;
}
