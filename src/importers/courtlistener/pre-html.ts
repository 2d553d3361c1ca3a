import { attributeOf, elementsOf, isElement, parseHtml, textOf, type HtmlNode } from '#importers/html/dom.ts';
import { MarkedText } from './marked-text.ts';

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
  const opinion = node.tagName === 'a' ? opinionKey(attributeOf(node, 'href')) : undefined;
  if (opinion === undefined) node.childNodes.forEach((child) => addNode(child, text));
  else text.addLink(textOf(node), { to: 'document', key: opinion });
}

/** The key of the opinion that an address of the source leads to. */
export function opinionKey(href: string | undefined): string | undefined {
  const id = /^(?:https?:\/\/www\.courtlistener\.com)?\/opinion\/(\d+)\//.exec(href ?? '')?.[1];
  return id === undefined ? undefined : `courtlistener:${id}`;
}
