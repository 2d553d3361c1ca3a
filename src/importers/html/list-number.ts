export type NumberStyle = 'decimal' | 'lower-alpha' | 'upper-alpha' | 'lower-roman' | 'upper-roman';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

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
      return printRoman(value);
    case 'upper-roman':
      return printRoman(value).toUpperCase();
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

function printRoman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let roman = '';
  for (const [amount, sign] of ROMAN) {
    while (rest >= amount) {
      roman += sign;
      rest -= amount;
    }
  }
  return roman;
}
