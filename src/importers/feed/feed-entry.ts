import { parseWebAddress } from '../reading/safe-link.ts';
import { childNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';
import { readFeedDate } from './feed-date.ts';
import { cutText, readPlainText, tidy } from './plain-text.ts';

/** An item of a feed, as far as it is kept: text alone. */
export interface FeedEntry {
  /** What the feed knows the item by. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly authors: readonly string[];
  /** The day on which it appeared. */
  readonly date?: string;
  /** Where it stands. */
  readonly url?: string;
}

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const RSS = new Set(['', 'http://purl.org/rss/1.0/', 'http://my.netscape.com/rdf/simple/0.9/']);
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
const LONGEST_TITLE = 200;
const LONGEST_NAME = 100;
const MOST_AUTHORS = 20;

/** What of an item is used; undefined where it has neither title nor text. */
export function readFeedEntry(node: XmlNode, base: string | undefined): FeedEntry | undefined {
  const field = (name: string) => childNodes(node).filter(({ element }) => element.name === name && isOwn(element.uri));
  const url = findLink(field('link'), field('guid'), base);
  const text = readText(node, field);
  const title = cutText(readConstruct(field('title')[0]) || text, LONGEST_TITLE);
  if (title === '') return undefined;
  const said = ['published', 'pubDate', 'issued', 'updated', 'modified'].flatMap(field);
  const [date] = [...said, ...others(node, 'date', DUBLIN_CORE)].flatMap((one) => readFeedDate(nodeText(one)) ?? []);
  const id = [...field('id'), ...field('guid')].map(nodeText).find((one) => one !== '');
  return {
    id: (id ?? url ?? `${date ?? ''} ${title}`).slice(0, 1000),
    title,
    text: cutText(text),
    authors: readAuthors(node, field),
    ...(date === undefined ? {} : { date }),
    ...(url === undefined ? {} : { url }),
  };
}

/** Words of an element: Atom says whether they are HTML, RSS writes HTML without saying so. */
export function readConstruct(node: XmlNode | undefined): string {
  if (!node) return '';
  const { uri, attributes } = node.element;
  const type = attributes['type'] ?? (uri === ATOM ? 'text' : 'html');
  if (type === 'html' || type === 'text/html') return readPlainText(nodeText(node));
  return type === 'text' || type === 'text/plain' || type === 'xhtml' ? tidy(spacedText(node)) : '';
}

/** The address where a feed or an item stands, of those that it gives. */
export function findLink(links: readonly XmlNode[], guids: readonly XmlNode[], base?: string): string | undefined {
  const given = links
    .filter(({ element }) => (element.attributes['rel'] ?? 'alternate') === 'alternate')
    .map((link) => link.element.attributes['href'] ?? nodeText(link));
  const permanent = guids.filter(({ element }) => element.attributes['isPermaLink'] !== 'false').map(nodeText);
  for (const address of [...given, ...permanent]) {
    const url = readAddress(address, base);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** An http or https address, also one that counts from the feed's own. */
function readAddress(address: string, base: string | undefined): string | undefined {
  const url = base !== undefined && /^[/?]/u.test(address) ? URL.parse(address, base)?.href : address;
  return url !== undefined && url.length <= 2000 && /^https?:/iu.test(url) ? parseWebAddress(url) : undefined;
}

type Field = (name: string) => readonly XmlNode[];

function readText(node: XmlNode, field: Field): string {
  const [described] = [...field('summary'), ...field('description')];
  const [content] = [...others(node, 'encoded', CONTENT), ...field('content')];
  return readConstruct(described) || readConstruct(content);
}

function readAuthors(node: XmlNode, field: Field): string[] {
  const named = field('author').flatMap((author) => {
    const names = childNodes(author).filter(({ element }) => element.name === 'name');
    return names.length > 0 ? names : [author];
  });
  const names = [...named, ...others(node, 'creator', DUBLIN_CORE)].map(readName);
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_AUTHORS);
}

/** RSS gives an address, with the name in brackets where there is one. */
function readName(node: XmlNode): string {
  const text = tidy(nodeText(node));
  const name = text.includes('@') ? (/\(([^()]+)\)\s*$/u.exec(text)?.[1] ?? '') : text;
  return name.includes('@') || name.length > LONGEST_NAME ? '' : name.trim();
}

function others(node: XmlNode, name: string, uri: string): readonly XmlNode[] {
  return childNodes(node).filter(({ element }) => element.name === name && element.uri === uri);
}

/** Elements of other vocabularies (pictures, players, shops) are not the item's own, whatever they are called. */
function isOwn(uri: string): boolean {
  return uri === ATOM || RSS.has(uri);
}

/** Text of markup that stands in the XML itself: elements part words. */
function spacedText(node: XmlNode): string {
  if (node.element.name === 'script' || node.element.name === 'style') return '';
  return node.children.map((child) => (typeof child === 'string' ? child : ` ${spacedText(child)} `)).join('');
}
