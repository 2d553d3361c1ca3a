import { printListNumber } from '../html/list-number.ts';

/** The mark of the nth item: counted from `1`, `a`, `A`, `i` or `I`; any other mark stands as it is. */
export function listMark(mark: string, count: number): string {
  if (mark === '1') return `${count}.`;
  if (mark === 'a' || mark === 'A') return `${letter(mark, count)}.`;
  if (mark === 'i') return `${printListNumber(count, 'lower-roman')}.`;
  if (mark === 'I') return `${printListNumber(count, 'upper-roman')}.`;
  return mark;
}

function letter(first: string, count: number): string {
  return count > 26 ? String(count) : String.fromCodePoint((first.codePointAt(0) ?? 97) + count - 1);
}
