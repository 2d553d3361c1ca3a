const ROMAN: readonly (readonly [number, string])[] = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** The mark of the nth item: counted from `1`, `a`, `A`, `i` or `I`; any other mark stands as it is. */
export function listMark(mark: string, count: number): string {
  if (mark === '1') return `${count}.`;
  if (mark === 'a' || mark === 'A') return `${letter(mark, count)}.`;
  if (mark === 'i') return `${roman(count)}.`;
  if (mark === 'I') return `${roman(count).toUpperCase()}.`;
  return mark;
}

function letter(first: string, count: number): string {
  return count > 26 ? String(count) : String.fromCodePoint((first.codePointAt(0) ?? 97) + count - 1);
}

function roman(count: number): string {
  if (count > 99) return String(count);
  let rest = count;
  let text = '';
  for (const [value, digits] of ROMAN)
    while (rest >= value) {
      text += digits;
      rest -= value;
    }
  return text;
}
