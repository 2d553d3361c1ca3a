import { attributeOf, elementsOf, isElement, parseHtml, textOf, type HtmlNode } from '#importers/html/dom.ts';
import type { LinkTarget } from '#domain/document/inline.ts';
import { parseLinkTarget } from '../reading/safe-link.ts';
import { MarkedText } from './marked-text.ts';

/** Whence the opinions are. */
export const COURTLISTENER = 'https://www.courtlistener.com';

/** Whether an HTML text is a typewritten opinion inside `<pre>`, which is set by its spaces. */
export function isPreformattedHtml(html: string): boolean {
  return /^\s*<pre\b/i.test(html);
}

/** The typewritten text of such an HTML text, with its citations as links to the opinions they cite. */
export function readPreformattedHtml(html: string): MarkedText {
  const text = new MarkedText();
  for (const root of parseHtml(html.replace(/(<pre\b[^<>]*>)\n/gi, '$1\n\n')).childNodes) {
    if (!isElement(root)) continue;
    for (const body of elementsOf(root))
      if (body.tagName === 'body') body.childNodes.forEach((node) => addNode(node, text));
  }
  return text;
}

function addNode(node: HtmlNode, text: MarkedText): void {
  if (!isElement(node)) {
    if ('value' in node) text.addText(node.value);
    return;
  }
  const target = node.tagName === 'a' ? readTarget(attributeOf(node, 'href')?.trim() ?? '') : undefined;
  if (target === undefined) node.childNodes.forEach((child) => addNode(child, text));
  else text.addLink(textOf(node), target);
}

/** Addresses without a host are of the source. */
function readTarget(href: string): LinkTarget | undefined {
  const target = parseLinkTarget(/^\/(?!\/)/u.test(href) ? `${COURTLISTENER}${href}` : href);
  return target?.to === 'anchor' ? undefined : target;
}
