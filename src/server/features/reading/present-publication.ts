import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { PublicationDetail, TocNode } from '#contract/publication.ts';
import { coverAddress } from '#domain/document/draw-cover.ts';
import type { NestedNode, PublicationNode } from '#domain/records/publication-node.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import { presentAuthorLinks, type AuthorLink } from './find-authors.ts';
import type { DocumentLink, GoneNode, StoredRecord } from '#server/ports/content-store.ts';

/** Every document that a table of contents opens, in order. */
export function listContentsDocuments(nodes: readonly PublicationNode[]): string[] {
  return nodes.flatMap(({ document, anchor }) => (document === undefined || anchor !== undefined ? [] : [document]));
}

/** An entry of a table of contents on the way to a document; `id` as in `TocNode`. */
export interface ContentsStep {
  readonly id: string;
  readonly label: string;
  readonly docId: string | null;
}

/** The way through a table of contents down to the entry that opens a document; empty where none does (OP-29). */
export function findContentsPath(
  nodes: readonly NestedNode[],
  links: ReadonlyMap<string, DocumentLink>,
  document: string,
): ContentsStep[] {
  for (const { id, label, document: opened, anchor, children } of nodes) {
    const docId = (opened !== undefined && links.get(opened)?.id) || null;
    const below = findContentsPath(children, links, document);
    const isHere = docId === document && anchor === undefined;
    if (isHere || below.length > 0) return [{ id, label, docId }, ...(isHere ? [] : below)];
  }
  return [];
}

/** What is known of the documents that a table of contents names. */
interface ContentsTargets {
  readonly links: ReadonlyMap<string, DocumentLink>;
  /** Ids of those that the reader may open. */
  readonly open: ReadonlySet<string>;
}

/** Publication detail of the specification (ENT-014 to ENT-016). */
export function presentPublication(
  reader: Reader,
  publication: StoredRecord<PublicationRecord>,
  contents: { readonly nodes: readonly NestedNode[]; readonly gone: readonly GoneNode[] },
  targets: ContentsTargets,
  otherEditions: readonly StoredRecord<PublicationRecord>[],
  authors: ReadonlyMap<string, AuthorLink>,
  importedAt: string,
): PublicationDetail {
  const { record, id } = publication;
  return {
    id,
    publicationType: record.type,
    publicationTitle: record.title,
    subtitle: record.subtitle ?? null,
    label: record.label ?? null,
    bookTocId: id,
    authors: [...record.authors],
    editors: [...record.editors],
    contributors: [
      ...record.authors.map((name) => presentContributor(reader, name, 'author', authors)),
      ...record.editors.map((name) => presentContributor(reader, name, 'editor', authors)),
    ],
    publicationInfo: presentImprint(record, coverAddress(id, importedAt)),
    tocNodes: presentNodes(contents.nodes, targets),
    formerNodes: contents.gone.map(({ id: node, label, removedAt }) => ({ id: node, label, removedAt })),
    descriptiveText: record.descriptiveText ?? null,
    editionStatement: record.editionStatement ?? null,
    otherEditions: otherEditions.filter((other) => other.id !== id).map(presentEdition),
    favoriteUrl: presentTextAddress({ id }),
  };
}

function presentImprint(record: PublicationRecord, imageUrl: string): PublicationDetail['publicationInfo'] {
  return {
    imageUrl,
    isbn: record.isbn ?? null,
    issn: record.issn ?? null,
    pageRange: readPageRange(record.pages),
    publisher: record.publisher ?? null,
    publicationDate: record.publicationDate ?? null,
    updated: record.updated ?? null,
    authorReviewDate: record.authorReviewDate ?? null,
    supplement: record.supplement ?? null,
    storeUrl: record.storeUrl ?? null,
  };
}

/** `1-380` by its ends; null for anything else. */
function readPageRange(pages: string | undefined): PublicationDetail['publicationInfo']['pageRange'] {
  const [, first, last] = /^(\w+)\s*[-–]\s*(\w+)$/u.exec(pages ?? '') ?? [];
  if (first === undefined || last === undefined) return null;
  return { type: /^\d+$/u.test(first) ? 'arabic' : 'roman', first, last };
}

function presentEdition({ id, record }: StoredRecord<PublicationRecord>): PublicationDetail['otherEditions'][number] {
  return {
    id,
    title: [record.title, record.editionStatement].filter((part) => part !== undefined).join(', '),
    year: record.publicationDate?.slice(0, 4) ?? null,
  };
}

function presentContributor(
  reader: Reader,
  name: string,
  role: 'author' | 'editor',
  authors: ReadonlyMap<string, AuthorLink>,
) {
  return { name, role, ...presentAuthorLinks(reader, name, authors.get(name)) };
}

function presentNodes(nodes: readonly NestedNode[], targets: ContentsTargets): TocNode[] {
  return nodes.map((node) => {
    const link = node.document === undefined ? undefined : targets.links.get(node.document);
    const children = presentNodes(node.children, targets);
    const isOpen = link === undefined || targets.open.has(link.id);
    const isSearched = (link !== undefined && isOpen) || children.some(({ checkbox }) => checkbox);
    return {
      id: node.id,
      label: node.label,
      sublabel: node.sublabel ?? null,
      docId: link?.id ?? null,
      anchor: node.anchor ?? null,
      pageRange: node.pages ?? null,
      // Where nothing at it or below it can be searched by this reader (OP-117).
      checkbox: isSearched,
      disabled: !isSearched,
      isOpen,
      level: node.level,
      children,
    };
  });
}
