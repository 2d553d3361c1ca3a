import type { PublicationDetail, TocNode } from '#contract/document.ts';
import type { ContentsNode, PublicationRecord } from '#domain/records/publication.ts';
import type { DocumentLink, StoredRecord } from '#server/ports/content-store.ts';

/** Every document that a table of contents opens, in order. */
export function listContentsDocuments(nodes: readonly ContentsNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.document === undefined || node.anchor !== undefined ? [] : [node.document]),
    ...listContentsDocuments(node.children ?? []),
  ]);
}

/** An entry of a table of contents on the way to a document; `id` as in `TocNode`. */
export interface ContentsStep {
  readonly id: string;
  readonly label: string;
  readonly docId: string | null;
}

/** The way through a table of contents down to the entry that opens a document; empty where none does (OP-29). */
export function findContentsPath(
  nodes: readonly ContentsNode[],
  links: ReadonlyMap<string, DocumentLink>,
  document: string,
  path = '',
): ContentsStep[] {
  for (const [index, node] of nodes.entries()) {
    const id = nodeId(path, index);
    const docId = (node.document !== undefined && links.get(node.document)?.id) || null;
    const below = findContentsPath(node.children ?? [], links, document, id);
    const isHere = docId === document && node.anchor === undefined;
    if (isHere || below.length > 0) return [{ id, label: node.label, docId }, ...(isHere ? [] : below)];
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
  publication: StoredRecord<PublicationRecord>,
  targets: ContentsTargets,
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
    tocNodes: presentNodes(record.contents, targets, '', 0),
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
  targets: ContentsTargets,
  path: string,
  level: number,
): TocNode[] {
  return nodes.map((node, index) => {
    const id = nodeId(path, index);
    const link = node.document === undefined ? undefined : targets.links.get(node.document);
    return {
      id,
      label: node.label,
      sublabel: node.sublabel ?? null,
      docId: link?.id ?? null,
      anchor: node.anchor ?? null,
      pageRange: node.pages ?? null,
      checkbox: true,
      disabled: node.document !== undefined && link === undefined,
      isOpen: link === undefined || targets.open.has(link.id),
      level,
      children: presentNodes(node.children ?? [], targets, id, level + 1),
    };
  });
}

/** An entry is known by its place: `2.1` is the first below the second. */
function nodeId(path: string, index: number): string {
  return path === '' ? String(index + 1) : `${path}.${index + 1}`;
}
