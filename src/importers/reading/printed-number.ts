/** A paragraph's printed number or bullet and the text after it. */
export interface NumberedLine {
  readonly number?: string;
  readonly text: string;
  /** `number`: `12.`; `item`: `(a)`; `bullet`. */
  readonly kind?: 'number' | 'item' | 'bullet';
}

/** Splits the printed number off a line of Markdown. The number stays as printed; a bullet becomes `•`. */
export function splitPrintedNumber(line: string): NumberedLine {
  const numbered =
    /^(\d{1,6}\.|\d{1,6}(?:\.\d{1,3}){1,4}\.?)[ \t]+(?=\S)/.exec(line) ?? /^(\d{1,4}\))[ \t]+(?=\S)/.exec(line);
  if (numbered?.[1] !== undefined) return { kind: 'number', number: numbered[1], text: line.slice(numbered[0].length) };
  const item = /^(\((?:[a-z]{1,2}|[ivxl]{1,6}|[A-Z]|\d{1,3})\))[ \t]+(?=\S)/.exec(line);
  if (item?.[1] !== undefined) return { kind: 'item', number: item[1], text: line.slice(item[0].length) };
  const bullet = /^[-*+•][ \t]+(?=\S)/.exec(line);
  if (bullet) return { kind: 'bullet', number: '•', text: line.slice(bullet[0].length) };
  return { text: line };
}

/**
 * Splits the printed number off a line of the treaty form, where it may touch the text: `1.Each`, `a)the`, `b.uit`, `(2). The`,
 * `a. omvat`, `– the law`.
 */
export function splitTreatyNumber(line: string): NumberedLine {
  const numbered = /^(\d{1,3}\.?\)?\.?|\(\d{1,3}\)\.?)(?=[\s\p{L}"“„‘'(])\s*/u.exec(line);
  if (numbered?.[1] !== undefined && /[.)]$/.test(numbered[1])) {
    return { kind: 'number', number: numbered[1], text: line.slice(numbered[0].length) };
  }
  const item =
    /^(\((?:[a-z]{1,2}|[ivx]{1,5}|[A-Z])\)|(?:[a-z]|[ivx]{1,5})\))\.?\s*(?=\S)/.exec(line) ??
    /^((?:[a-z]|[ivx]{1,5})\.)(?:\s+(?=\S)|(?=["“„‘']?\p{L}{2,}))/u.exec(line);
  if (item?.[1] !== undefined) return { kind: 'item', number: item[1], text: line.slice(item[0].length) };
  const bullet = /^([-–—•*])\s+(?=\S)/.exec(line);
  if (bullet?.[1] !== undefined)
    return { kind: 'bullet', number: bullet[1] === '*' ? '•' : bullet[1], text: line.slice(bullet[0].length) };
  return { text: line };
}

/** Steps of indentation of an item: letters 1, Roman numerals under a letter 2. `previous` is the item before it. */
export function itemDepth(number: string, previous: { number: string; depth: number } | undefined): number {
  const letters = number.replace(/[().]/g, '');
  if (!/^[ivxl]+$/.test(letters) || !previous) return 1;
  const before = previous.number.replace(/[().]/g, '');
  if (previous.depth >= 2) return 2;
  const isNextLetter =
    letters.length === 1 && before.length === 1 && letters.charCodeAt(0) === before.charCodeAt(0) + 1;
  if (isNextLetter || (/^[ivxl]{2,}$/.test(before) && previous.depth === 1)) return 1;
  return letters === 'i' && before !== 'h' ? 2 : before === 'i' ? previous.depth : 1;
}
