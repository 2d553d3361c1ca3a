import {
  EMPTY_RECORD,
  type DocumentDates,
  type DocumentRecord,
  type DocumentReference,
} from '#domain/document/document.ts';
import { readLanguage } from '../xml/language.ts';
import { childNodes, findNode, listNodes, nodeText, squeeze, type XmlNode } from '../xml/xml-node.ts';
import { historyDate, publicationDate } from './jats-dates.ts';
import { listContributors } from './jats-people.ts';
import { readDoi } from './jats-rules.ts';

/** What is known about an article once its text has been read. */
export interface JatsSource {
  readonly path: string;
  readonly articleType: string | undefined;
  readonly language: string | undefined;
  /** The metadata elements of the article and its journal, as children of one node. */
  readonly meta: XmlNode;
}

export function jatsRecord(source: JatsSource): DocumentRecord {
  const { meta, path } = source;
  const doi = readDoi(articleId(meta, 'doi'));
  const journal =
    nodeText(findNode(meta, 'journal-title') ?? findNode(meta, 'abbrev-journal-title')) || journalId(meta);
  const pages = articlePages(meta);
  const location = sourceLocation(meta, pages);
  const organization = nodeText(findNode(meta, 'publisher-name'));
  return {
    ...EMPTY_RECORD,
    key: doi ? `jats:${doi}` : recordKey(meta, path),
    title: titleText(findNode(meta, 'title-group', 'article-title')) || doi || path.replace(/^.*\//, ''),
    type: 'Journal article',
    languages: [readLanguage(source.language) ?? 'en'],
    dates: recordDates(meta),
    authors: listContributors(meta, 'author'),
    topics: [...listTopics(meta)],
    keywords: [...listNodes(meta, 'kwd')].map(nodeText),
    citations: doi ? [doi] : [],
    references: listReferences(meta),
    ...(journal ? { source: journal } : {}),
    ...(location ? { sourceLocation: location } : {}),
    ...(pages ? { pages } : {}),
    ...(organization ? { organization } : {}),
    meta: recordMeta(source),
  };
}

/** The text of a title without footnote marks. */
export function titleText(node: XmlNode | undefined): string {
  if (!node) return '';
  const words = (from: XmlNode): string =>
    from.children.map((child) => (typeof child === 'string' ? child : isMark(child) ? '' : words(child))).join('');
  return squeeze(words(node));
}

function isMark({ element }: XmlNode): boolean {
  return element.name === 'xref' || element.name === 'fn';
}

function articleId(meta: XmlNode, kind: string): string | undefined {
  const found = childNodes(meta).find(
    ({ element }) => element.name === 'article-id' && element.attributes['pub-id-type'] === kind,
  );
  return nodeText(found) || undefined;
}

function recordKey(meta: XmlNode, path: string): string {
  const kind = ['pmc', 'pmid', 'publisher-id'].find((name) => articleId(meta, name));
  return kind ? `jats:${kind}:${articleId(meta, kind)}` : `path:${path}`;
}

function journalId(meta: XmlNode): string {
  const ids = [...listNodes(meta, 'journal-id')];
  return nodeText(ids.find(({ element }) => element.attributes['journal-id-type'] === 'nlm-ta') ?? ids[0]);
}

function articlePages(meta: XmlNode): string | undefined {
  const value = (name: string): string => nodeText(childNodes(meta).find(({ element }) => element.name === name));
  const [first, last] = [value('fpage'), value('lpage')];
  return (first && last && first !== last ? `${first}–${last}` : first || value('elocation-id')) || undefined;
}

/** For example `7(10), e46041`. */
function sourceLocation(meta: XmlNode, pages: string | undefined): string | undefined {
  const value = (name: string): string => nodeText(childNodes(meta).find(({ element }) => element.name === name));
  const issue = value('issue');
  const volume = value('volume') + (issue ? `(${issue})` : '');
  return [volume, pages ?? ''].filter((part) => part !== '').join(', ') || undefined;
}

function recordDates(meta: XmlNode): DocumentDates {
  const publication = publicationDate(meta);
  const updated = historyDate(meta, 'corrected', 'retracted');
  return { ...(publication ? { publication } : {}), ...(updated ? { updated } : {}) };
}

/** Subjects as paths; the heading under which a journal prints the article is no topic. */
function* listTopics(meta: XmlNode): Iterable<string> {
  const seen = new Set<string>();
  for (const group of childNodes(findNode(meta, 'article-categories')))
    if (!/heading/.test(group.element.attributes['subj-group-type'] ?? ''))
      for (const path of subjectPaths(group, [])) if (!seen.has(path) && seen.add(path)) yield path;
}

function* subjectPaths(group: XmlNode, above: readonly string[]): Iterable<string> {
  const subjects = childNodes(group).filter(({ element }) => element.name === 'subject');
  const deeper = childNodes(group).filter(({ element }) => element.name === 'subj-group');
  for (const subject of subjects) yield [...above, nodeText(subject)].join(' > ');
  const under = subjects.length > 0 ? [...above, nodeText(subjects.at(-1))] : above;
  for (const child of deeper) yield* subjectPaths(child, under);
}

function listReferences(meta: XmlNode): readonly DocumentReference[] {
  return childNodes(meta)
    .filter(({ element }) => element.name === 'related-article')
    .flatMap((node) => {
      const { attributes } = node.element;
      const doi = readDoi(attributes['href']);
      const label = nodeText(node) || attributes['title'] || attributes['related-article-type'];
      return doi ? [{ target: `jats:${doi}`, ...(label ? { label } : {}) }] : [];
    });
}

function recordMeta({ meta, articleType }: JatsSource): Readonly<Record<string, unknown>> {
  const license = findNode(meta, 'license');
  const values: Readonly<Record<string, string | undefined>> = {
    articleType,
    license: license?.element.attributes['href'] ?? nodeText(findNode(license, 'ext-link')),
    licenseText: nodeText(license),
    copyright: nodeText(findNode(meta, 'copyright-statement')),
    issn: nodeText(findNode(meta, 'issn')),
    funding: nodeText(findNode(meta, 'funding-statement')),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
