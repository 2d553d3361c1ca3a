import { attributeOf, isElement, type HtmlElement } from './dom.ts';
import { printListNumber, type NumberStyle } from './list-number.ts';

const TYPES: Readonly<Record<string, NumberStyle>> = {
  '1': 'decimal',
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

const CSS_TYPES: Readonly<Record<string, NumberStyle>> = {
  decimal: 'decimal',
  'lower-alpha': 'lower-alpha',
  'lower-latin': 'lower-alpha',
  'upper-alpha': 'upper-alpha',
  'upper-latin': 'upper-alpha',
  'lower-roman': 'lower-roman',
  'upper-roman': 'upper-roman',
};

/** The number or bullet that each item of a list prints; none where the list asks for none. */
export function listNumbers(list: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const items = list.childNodes.filter((child) => isElement(child)).filter((child) => child.tagName === 'li');
  const css = /list-style(?:-type)?\s*:\s*([\w-]+)/i.exec(attributeOf(list, 'style') ?? '')?.[1]?.toLowerCase();
  const numbers = new Map<HtmlElement, string>();
  if (css === 'none') return numbers;
  if (list.tagName === 'ul') {
    for (const item of items) numbers.set(item, '•');
    return numbers;
  }
  const isReversed = attributeOf(list, 'reversed') !== undefined;
  let value = readInteger(list, 'start') ?? (isReversed ? items.length : 1);
  for (const item of items) {
    value = readInteger(item, 'value') ?? value;
    const style =
      TYPES[attributeOf(item, 'type') ?? attributeOf(list, 'type') ?? ''] ?? CSS_TYPES[css ?? ''] ?? 'decimal';
    numbers.set(item, `${printListNumber(value, style)}.`);
    value += isReversed ? -1 : 1;
  }
  return numbers;
}

function readInteger(element: HtmlElement, name: string): number | undefined {
  const value = attributeOf(element, name);
  return value !== undefined && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}
