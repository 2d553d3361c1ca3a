import type { PublicationDetail, TocNode } from '#contract/document.ts';
import type { ContentsNode, PublicationRecord } from '#domain/document/publication.ts';
import type { DocumentLink, StoredRecord } from '#server/ports/content-store.ts';

/** Every document that a table of contents opens, in order. */
export function listContentsDocuments(nodes: readonly ContentsNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.document === undefined || node.anchor !== undefined ? [] : [node.document]),
    ...listContentsDocuments(node.children ?? []),
  ]);
}

/** Publication detail of the specification (ENT-014 to ENT-016). */
export function presentPublication(
  publication: StoredRecord<PublicationRecord>,
  links: ReadonlyMap<string, DocumentLink>,
  otherEditions: readonly StoredRecord<PublicationRecord>[],
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
    publicationInfo: {
      imageUrl: null,
      isbn: record.isbn ?? null,
      issn: record.issn ?? null,
      pageRange: null,
      publisher: record.publisher ?? null,
      publicationDate: record.publicationDate ?? null,
      updated: record.updated ?? null,
      authorReviewDate: null,
      supplement: null,
      storeUrl: null,
    },
    tocNodes: presentNodes(record.contents, links, '', 0),
    descriptiveText: record.descriptiveText ?? null,
    editionStatement: record.editionStatement ?? null,
    otherEditions: otherEditions
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        title: [other.record.title, other.record.editionStatement].filter((part) => part !== undefined).join(', '),
        year: other.record.publicationDate?.slice(0, 4) ?? null,
      })),
    favoriteUrl: `/document/${id}`,
  };
}

function presentNodes(
  nodes: readonly ContentsNode[],
  links: ReadonlyMap<string, DocumentLink>,
  path: string,
  level: number,
): TocNode[] {
  return nodes.map((node, index) => {
    const id = path === '' ? String(index + 1) : `${path}.${index + 1}`;
    const link = node.document === undefined ? undefined : links.get(node.document);
    return {
      id,
      label: node.label,
      sublabel: node.sublabel ?? null,
      docId: link?.id ?? null,
      anchor: node.anchor ?? null,
      pageRange: node.pages ?? null,
      checkbox: true,
      disabled: node.document !== undefined && link === undefined,
      level,
      children: presentNodes(node.children ?? [], links, id, level + 1),
    };
  });
}
