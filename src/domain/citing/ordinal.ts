/** `1st`, `2nd`, `3rd`, `11th`; in American law reviews `2d`, `3d`. */
function ordinal(number: number, isAmerican = false): string {
  const [tens, ones] = [number % 100, number % 10];
  if (tens > 10 && tens < 14) return `${number}th`;
  if (ones === 1) return `${number}st`;
  if (ones === 2) return `${number}${isAmerican ? 'd' : 'nd'}`;
  return ones === 3 ? `${number}${isAmerican ? 'd' : 'rd'}` : `${number}th`;
}

/** Which printing of a book it is; undefined for the first, which no style names. */
export function ordinalOfLater(number: number | undefined, isAmerican = false): string | undefined {
  return number === undefined || number < 2 ? undefined : ordinal(number, isAmerican);
}
