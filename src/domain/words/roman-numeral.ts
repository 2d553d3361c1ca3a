const VALUES: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const ROMAN = /^(?:X{0,3}|XL|L|LX{1,3})(?:IX|IV|V?I{0,3})$/i;

/** The value of a Roman numeral from I to LXXXIX, in small or capital letters; undefined for anything else. `L` alone is a letter. */
export function readRoman(text: string): number | undefined {
  if (text === '' || text.length > 8 || !ROMAN.test(text) || /^l$/i.test(text)) return undefined;
  let rest = text.toUpperCase();
  let value = 0;
  for (const [letters, worth] of VALUES) {
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  }
  return value;
}

/** A whole number from 1 to 3999 in capital Roman letters; undefined for others. */
export function printRoman(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 1 || value > 3999) return undefined;
  let rest = value;
  let text = '';
  for (const [letters, worth] of VALUES) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text;
}

/** The same of those alone that `readRoman` gives back. */
export function writeRoman(value: number): string | undefined {
  const text = printRoman(value);
  return text !== undefined && readRoman(text) === value ? text : undefined;
}
