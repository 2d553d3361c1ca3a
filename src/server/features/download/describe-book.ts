import { formatDate } from '#domain/document/format-date.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { PublicationNodes, StoredRecord } from '#server/ports/content-store.ts';

/** What a file of chapters says of the book or journal that they are all from. */
export interface BookFacts {
  readonly facts: readonly [label: string, value: string][];
  /** The headings of the contents under which a document stands, the outermost first; empty for those at the top. */
  readonly headingsOf: (document: string) => string;
}

/** A publication by its record, as its title page would: who made it, where and when it appeared, its numbers. */
export function describeBook(
  { id, record }: StoredRecord<PublicationRecord>,
  { nodes }: PublicationNodes,
  origin: string,
): BookFacts {
  const facts: [string, string][] = [
    ['Publication', [record.title, record.subtitle].filter(Boolean).join(': ')],
    ['Authors', record.authors.join('; ')],
    ['Editors', record.editors.join('; ')],
    ['Edition', record.editionStatement ?? ''],
    ['Publisher', record.publisher ?? ''],
    ['Published', record.publicationDate ? formatDate(record.publicationDate) : ''],
    ['Updated', record.updated ? formatDate(record.updated) : ''],
    ['Series', record.series ?? ''],
    ['ISBN', record.isbn ?? ''],
    ['ISSN', record.issn ?? ''],
    ['Permanent link', new URL(presentTextAddress({ id }), origin).href],
  ];
  return { facts: facts.filter(([, value]) => value !== ''), headingsOf: (document) => listAbove(nodes, document) };
}

function listAbove(nodes: PublicationNodes['nodes'], document: string): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const labels: string[] = [];
  let above = nodes.find((node) => node.document === document)?.parent;
  while (above !== undefined) {
    const node = byId.get(above);
    if (node) labels.unshift(node.label);
    above = node?.parent;
  }
  return labels.join(' › ');
}
