import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

const INLINE = ['a', 'b', 'code', 'em', 'font', 'i', 'mark', 'q', 's', 'span', 'strong', 'sub', 'sup', 'u'];

/** Drawn for the eye, and no words of the text: page numbers, marks of notes, labels of images that are not there. */
const BESIDE_THE_TEXT = /\bdoc-pagebreak\b|\bnote-mark\b|\bmissing-image\b/;

/** The words of drawn HTML: blocks are apart, inline elements are not. */
export function readDrawnText(html: string): string {
  return read(parseFragment(html));
}

function read(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if (node.nodeName === 'br') return '\n';
  if ('attrs' in node && node.attrs.some(({ value }) => BESIDE_THE_TEXT.test(value))) return '';
  const text = node.childNodes.map(read).join('');
  return INLINE.includes(node.nodeName) ? text : `\n${text}\n`;
}
