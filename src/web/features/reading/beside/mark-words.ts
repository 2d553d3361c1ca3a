import { listWords } from './read-blocks.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Puts words of a block, by their places among its words, into elements that say what became of them: `ins` or `del`,
 * with that said to those who do not see it.
 */
export function markWords(block: Element, spans: readonly Span[], name: 'ins' | 'del'): void {
  const { pieces } = listWords(block);
  for (const { node, from } of pieces.toReversed()) {
    const end = from + node.length;
    for (const span of spans.toReversed()) {
      const [first, last] = [Math.max(span.from, from), Math.min(span.to, end)];
      if (first >= last || node.data.slice(first - from, last - from).trim() === '') continue;
      wrap(node, first - from, last - from, name);
    }
  }
}

function wrap(node: Text, from: number, to: number, name: 'ins' | 'del'): void {
  const words = from === 0 ? node : node.splitText(from);
  if (to - from < words.length) words.splitText(to - from);
  const element = document.createElement(name);
  words.replaceWith(element);
  element.append(words);
}
