import { printRoman } from '#domain/words/roman-numeral.ts';

export type NumberStyle = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';

/** A list number in its printed style; numbers that a style cannot print are decimal. */
export function printListNumber(value: number, style: NumberStyle): string {
  switch (style) {
    case 'decimal':
      return String(value);
    case 'lower-alpha':
      return printLetters(value);
    case 'upper-alpha':
      return printLetters(value).toUpperCase();
    case 'lower-roman':
      return printRoman(value)?.toLowerCase() ?? String(value);
    case 'upper-roman':
      return printRoman(value) ?? String(value);
  }
}

/** `a` … `z`, then `aa`, `ab` …, as browsers count. */
function printLetters(value: number): string {
  if (value < 1) return String(value);
  let letters = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
