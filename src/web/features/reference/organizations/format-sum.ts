const sums = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A sum with separators, and with its hundredths where it has any: `5,000`, `10,000.5`. */
export function formatSum(sum: number): string {
  return sums.format(sum);
}
