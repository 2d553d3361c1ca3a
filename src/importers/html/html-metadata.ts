import { EMPTY_RECORD, type DocumentDates, type DocumentRecord } from '#domain/document/document.ts';
import { findWrittenDate, parseLegalDate } from '../reading/legal-date.ts';
import { isLanguageTag } from '../reading/record-fields.ts';
import { attributeOf, elementsOf, isElement, textOf, type HtmlDocument, type HtmlElement } from './dom.ts';

/** `<meta>` names that say the same, in the order of trust. */
const META = {
  title: ['citation_title', 'dc.title', 'dcterms.title', 'og:title'],
  summary: ['dc.description', 'dcterms.abstract', 'description', 'og:description'],
  date: [
    'citation_publication_date',
    'citation_date',
    'dc.date.issued',
    'dcterms.issued',
    'dc.date',
    'dcterms.date',
    'article:published_time',
    'date',
  ],
  updated: ['dcterms.modified', 'article:modified_time', 'last-modified'],
  authors: ['citation_author', 'dc.creator', 'dcterms.creator', 'author'],
  source: ['citation_journal_title', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'og:site_name'],
  identifiers: ['citation_doi', 'dc.identifier', 'dcterms.identifier'],
  keywords: ['citation_keywords', 'dc.subject', 'keywords'],
  language: ['citation_language', 'dc.language', 'dcterms.language'],
} as const;

/** A description that says how the page was made and nothing of what it is about. */
const ABOUT_THE_FILE = /^(?:transformed|converted|generated|created|exported|produced) (?:by|with|from|using|on)\b/i;

export interface HtmlRecord {
  readonly record: DocumentRecord;
  /** The element that prints the title, where one does. */
  readonly titleElement?: HtmlElement;
  /** Whether the title is the page's own and not only the best that was found. */
  readonly hasOwnTitle: boolean;
}

/** What the head of a page says about its document; the title falls back to the first heading, then to the path. */
export function readHtmlRecord(document: HtmlDocument, path: string): HtmlRecord {
  const metas = readMetas(document);
  const all = (names: readonly string[]) =>
    names.map((name) => metas.get(name)).find((values) => values !== undefined) ?? [];
  const one = (names: readonly string[]) => all(names)[0];
  const headline = findHeadline(document);
  const titleTag = [...elementsOf(document)].find(
    (element) => element.tagName === 'title' && parentName(element) === 'head',
  );
  const heading = plainTitle(clean(headline));
  const ownTitle =
    plainTitle(one(META.title)) ?? plainTitle(clean(titleTag)) ?? (headline?.tagName === 'h1' ? heading : undefined);
  const title = ownTitle ?? heading ?? path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
  const [identifier] = all(META.identifiers);
  const summary = all(META.summary).find((text) => !ABOUT_THE_FILE.test(text));
  const source = one(META.source);
  const language = readLanguage(document, one(META.language));
  const record: DocumentRecord = {
    ...EMPTY_RECORD,
    key: `html:${identifier ?? path}`,
    title,
    type: 'Document',
    languages: language === undefined ? EMPTY_RECORD.languages : [language],
    dates: readDates(one(META.date), one(META.updated)),
    authors: all(META.authors).map((name) => ({ name })),
    keywords: all(META.keywords)
      .flatMap((list) => list.split(/[,;]/))
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    citations: identifier === undefined ? [] : [identifier],
    ...(summary === undefined ? {} : { summary }),
    ...(source === undefined ? {} : { source }),
  };
  const hasOwnTitle = ownTitle !== undefined;
  return headline && heading === title && headline.tagName === 'h1'
    ? { record, titleElement: headline, hasOwnTitle }
    : { record, hasOwnTitle };
}

function readMetas(document: HtmlDocument): ReadonlyMap<string, readonly string[]> {
  const metas = new Map<string, string[]>();
  for (const element of elementsOf(document)) {
    if (element.tagName !== 'meta') continue;
    const name = (attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '').toLowerCase();
    const content = attributeOf(element, 'content')?.replace(/\s+/g, ' ').trim();
    if (name !== '' && content) metas.set(name, [...(metas.get(name) ?? []), content]);
  }
  return metas;
}

function findHeadline(document: HtmlDocument): HtmlElement | undefined {
  for (const element of elementsOf(document)) {
    const text = /^h[1-3]$/.test(element.tagName) ? (clean(element) ?? '') : '';
    if (text.length > 6 && text.length <= 500) return element;
  }
  return undefined;
}

function clean(element: HtmlElement | undefined): string | undefined {
  const text = element && textOf(element).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|br|cite|code|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/** A title whose source wrote markup as text, `A &lt;b&gt;bold&lt;/b&gt; case`, without it. */
function plainTitle(title: string | undefined): string | undefined {
  const text = title
    ?.replace(INLINE_TAG, (tag) => (/^<br/i.test(tag) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

function parentName(element: HtmlElement): string | undefined {
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? parent.tagName : undefined;
}

function readLanguage(document: HtmlDocument, said: string | undefined): string | undefined {
  const html = document.childNodes.find((node) => isElement(node));
  const tags = html && isElement(html) ? [attributeOf(html, 'lang'), attributeOf(html, 'xml:lang'), said] : [said];
  return tags.find((tag) => tag !== undefined && isLanguageTag(tag));
}

function readDates(published: string | undefined, updated: string | undefined): DocumentDates {
  const publication = readDate(published);
  const changed = readDate(updated);
  return {
    ...(publication === undefined ? {} : { publication }),
    ...(changed === undefined ? {} : { updated: changed }),
  };
}

/** ISO dates with or without a time, `2019/03/12` and written dates. */
function readDate(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const iso = /^\d{4}(?:[-/]\d{2}(?:[-/]\d{2})?)?(?=$|[T ])/.exec(value)?.[0].replaceAll('/', '-');
  return iso === undefined ? findWrittenDate(value) : parseLegalDate(iso);
}
