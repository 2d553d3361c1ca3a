import type { ParagraphRole } from '#domain/document/block.ts';
import type { InlineStyle } from '#domain/document/inline.ts';
import { attributeOf, elementsOf, isElement, type HtmlElement } from './dom.ts';

/** Elements that never reach the library, with everything in them. */
const DROPPED = new Set(
  (
    'script style iframe frame frameset noframes object embed applet param template noscript svg canvas audio video ' +
    'source track input button select textarea option datalist output progress meter dialog link meta base head title ' +
    'annotation annotation-xml map area portal'
  ).split(' '),
);

/** Elements that stand as blocks of their own; any other is running text. */
const BLOCKS = new Set(
  (
    'address article aside body center dd details div dl dt fieldset figcaption figure footer form header hgroup html ' +
    'legend li main nav ol opinion p section summary ul author blockquote pre caption tbody thead tfoot tr td th table ' +
    'h1 h2 h3 h4 h5 h6 parties court docketnumber decisiondate judges attorneys headnotes syllabus'
  ).split(' '),
);

const STYLES: Readonly<Record<string, InlineStyle>> = {
  em: 'emphasis',
  i: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  var: 'emphasis',
  b: 'strong',
  strong: 'strong',
  u: 'underline',
  ins: 'underline',
  sup: 'superscript',
  sub: 'subscript',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  q: 'quote',
};

export function isDropped(element: HtmlElement): boolean {
  if (isNavigation(element)) return true;
  if (DROPPED.has(element.tagName) || attributeOf(element, 'hidden') !== undefined) return true;
  return /(?:^|;)\s*display\s*:\s*none/i.test(attributeOf(element, 'style') ?? '');
}

/** Ways about the site that a page came from: a `nav`, and the head of a page that holds one beside its article. */
function isNavigation(element: HtmlElement): boolean {
  if (element.tagName === 'nav') return true;
  const around = element.parentNode;
  if (element.tagName !== 'header' || !around || !('tagName' in around) || around.tagName !== 'body') return false;
  const hasOwnPlace = around.childNodes.some((node) => isElement(node) && /^(?:article|main)$/.test(node.tagName));
  return hasOwnPlace && [...elementsOf(element)].some(({ tagName }) => tagName === 'nav');
}

export function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.tagName);
}

/** The styles an element puts around its words, by its name and its own `style`. */
export function inlineStylesOf(element: HtmlElement): readonly InlineStyle[] {
  const styles: InlineStyle[] = [];
  const own = STYLES[element.tagName];
  if (own !== undefined && Object.hasOwn(STYLES, element.tagName)) styles.push(own);
  const css = attributeOf(element, 'style');
  if (css === undefined) return styles;
  if (/font-style\s*:\s*(italic|oblique)/i.test(css)) styles.push('emphasis');
  if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(css)) styles.push('strong');
  if (/text-decoration[^;]*:[^;]*underline/i.test(css)) styles.push('underline');
  if (/text-decoration[^;]*:[^;]*line-through/i.test(css)) styles.push('strike');
  if (/vertical-align\s*:\s*super/i.test(css)) styles.push('superscript');
  if (/vertical-align\s*:\s*sub\b/i.test(css)) styles.push('subscript');
  if (/font-variant[^;]*:\s*small-caps/i.test(css)) styles.push('small-caps');
  return [...new Set(styles)];
}

/** The font that an element sets its words in, the first of those it names; undefined where it names none. */
export function fontOf(element: HtmlElement): string | undefined {
  const style = attributeOf(element, 'style') ?? '';
  const css = /(?:^|;)\s*(?:font-family\s*:|font\s*:[^;]*?\d[\w.%/]*\s)\s*([^;]+)/i.exec(style)?.[1];
  const [first] = (css ?? attributeOf(element, 'face'))?.split(',') ?? [];
  return first?.replaceAll(/["']/g, '').trim();
}

/** How a block is set, where it says so itself. */
export function alignmentOf(element: HtmlElement): ParagraphRole | undefined {
  if (element.tagName === 'center') return 'centred';
  const said = `${attributeOf(element, 'align') ?? ''} ${/text-align\s*:\s*(\w+)/i.exec(attributeOf(element, 'style') ?? '')?.[1] ?? ''}`;
  if (/\bcenter\b/i.test(said) || /\bcent(er|red|ered)\b/i.test(attributeOf(element, 'class') ?? '')) return 'centred';
  return /\bright\b/i.test(said) ? 'right' : undefined;
}
