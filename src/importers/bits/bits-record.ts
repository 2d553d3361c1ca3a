import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import type { ContentsNode, PublicationRecord } from '#domain/records/publication.ts';
import { historyDate, publicationDate } from '../jats/jats-dates.ts';
import { listContributors } from '../jats/jats-people.ts';
import { titleText } from '../jats/jats-record.ts';
import { readLanguage } from '../xml/language.ts';
import { childNodes, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';
import { findIsbn } from './bits-keys.ts';
import { unitLabel, unitMeta, unitTitle, type BookUnit } from './bits-unit.ts';

/** What a chapter takes from its book. */
export interface BookSource {
  /** Key of the publication; undefined for a chapter that stands alone. */
  readonly publication: string | undefined;
  readonly meta: XmlNode | undefined;
  readonly language: string | undefined;
}

export function chapterRecord(unit: BookUnit, key: string, book: BookSource): DocumentRecord {
  const meta = unitMeta(unit);
  const date = publicationDate(meta) ?? (book.meta && publicationDate(book.meta));
  const updated = historyDate(meta, 'updated', 'revised');
  const source = titleText(findNode(book.meta, 'book-title'));
  const pages = pageRange(meta);
  return {
    ...EMPTY_RECORD,
    key,
    title: unitTitle(unit),
    type: 'Book chapter',
    languages: [readLanguage(unit.element.attributes['lang'] ?? book.language) ?? 'en'],
    dates: { ...(date ? { publication: date } : {}), ...(updated ? { updated } : {}) },
    authors: listContributors(meta, 'author'),
    keywords: [...listNodes(meta, 'kwd')].map(nodeText),
    topics: [...new Set([...listNodes(meta, 'subject')].map(nodeText))],
    ...(source ? { source } : {}),
    ...(book.publication ? { publication: book.publication } : {}),
    ...(pages ? { pages } : {}),
    ...organization(meta, book.meta),
    meta: chapterMeta(unit),
  };
}

/** Pages of a part as printed, `3–9`; undefined where none are given. */
export function pageRange(meta: XmlNode): string | undefined {
  const value = (name: string): string => nodeText(childNodes(meta).find(({ element }) => element.name === name));
  const [first, last] = [value('fpage'), value('lpage')];
  return (first && last && first !== last ? `${first}–${last}` : first) || undefined;
}

function organization(...metas: readonly (XmlNode | undefined)[]): Pick<DocumentRecord, 'organization'> {
  const name = metas.map((meta) => nodeText(findNode(meta, 'publisher-name'))).find((text) => text !== '');
  return name ? { organization: name } : {};
}

function chapterMeta(unit: BookUnit): Readonly<Record<string, unknown>> {
  const label = unitLabel(unit);
  const kind = unit.element.attributes['book-part-type'];
  return { ...(label === unitTitle(unit) ? {} : { label }), ...(kind ? { partType: kind } : {}) };
}

export function publicationRecord(
  key: string,
  unit: BookUnit,
  language: string | undefined,
  contents: readonly ContentsNode[],
): PublicationRecord {
  const meta = unitMeta(unit);
  const date = publicationDate(meta);
  const value = (name: string): string | undefined => nodeText(findNode(meta, name)) || undefined;
  const optional = {
    subtitle: value('subtitle'),
    publisher: value('publisher-name'),
    series: value('collection-meta') ?? value('series'),
    isbn: findIsbn(meta),
    issn: value('issn'),
    publicationDate: date,
    editionStatement: value('edition'),
    descriptiveText: value('abstract'),
  };
  return {
    key,
    editions: [],
    type: 'Book',
    title: unitTitle(unit),
    authors: listContributors(meta, 'author').map(({ name }) => name),
    editors: listContributors(meta, 'editor').map(({ name }) => name),
    languages: [readLanguage(language) ?? 'en'],
    jurisdictions: [],
    topics: [...new Set([...listNodes(meta, 'subject')].map(nodeText))],
    contents,
    ...withoutUndefined(optional),
    meta: {},
  };
}

/** The same record without the fields that are undefined. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}
