/** A name in capitals as names are written: `O’CONNOR` is O’Connor, and initials stay. */
export function nameFromCapitals(capitals: string): string {
  return capitals.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
