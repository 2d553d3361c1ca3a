import { isElement, parseHtml, type HtmlDocument, type HtmlNode } from '#importers/html/dom.ts';

/** Characters of an outside text that are kept (OP-130). */
export const KEPT_TEXT = 300;

/** Nothing that is kept stands behind so many characters of source. */
const READ_SOURCE = 60_000;

/** Elements whose words nobody sees, and those that run on without parting words. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'head']);
const RUNNING = new Set([
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** The words of outside HTML, white space run together: no element, no address, no script comes along. */
export function readPlainText(html: string): string {
  return tidy(wordsOf(parseHtml(html.slice(0, READ_SOURCE))));
}

/** White space run together; characters that steer a page or its direction are left out. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** At most so many whole characters, cut between words where it can be, with an ellipsis as the last. */
export function cutText(text: string, most = KEPT_TEXT): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const isAtWord = characters[most - 1] === ' ';
  const space = isAtWord ? -1 : kept.lastIndexOf(' ');
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()}…`;
}

function wordsOf(node: HtmlNode | HtmlDocument): string {
  if (isElement(node) && UNSEEN.has(node.tagName)) return '';
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const words = node.childNodes.map(wordsOf).join('');
  return isElement(node) && !RUNNING.has(node.tagName) ? ` ${words} ` : words;
}
