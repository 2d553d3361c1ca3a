import type { Insertable } from 'kysely';
import { listDocumentAliases } from '#domain/document/document-alias.ts';
import { listDocumentNames } from '#domain/document/document-name.ts';
import { listTreePaths } from '#domain/document/tree-path.ts';
import type { ContentTable, DocumentTable, LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { PlacedLink } from './citation-rows.ts';
import type { PublicationTitle } from './publication-titles.ts';
import type { StagedDocument } from './staged-document.ts';

type Rows<Table extends keyof LibrarySchema> = Insertable<LibrarySchema[Table]>[];

/** A staged version with the number of its content. */
export interface ReadyVersion {
  readonly document: StagedDocument;
  readonly content: number;
  readonly publication: PublicationTitle | undefined;
}

/** A staged document with all that its rows need. */
export interface ReadyDocument extends ReadyVersion {
  /** Of its text, to documents. */
  readonly links: readonly PlacedLink[];
}

/** Whether readers can have it once it is stored. */
export function isShown({ document }: ReadyDocument): boolean {
  return document.hiddenSince === undefined;
}

/** The document itself as it is stored at an instant. */
export function createDocumentRow({ document, content, publication }: ReadyDocument, at: string) {
  const { record } = document;
  return {
    number: document.number,
    id: document.id,
    key: record.key,
    kind: document.kind,
    title: record.title,
    type: record.type,
    publication: publication?.id ?? record.publication ?? null,
    case: record.case ?? null,
    demo: document.origin.demo ? 1 : 0,
    record_json: document.recordJson,
    content,
    content_sha256: document.contentSha256,
    version: document.version,
    first_imported_at: document.firstImportedAt ?? at,
    imported_at: at,
    removed_at: document.hiddenSince ?? null,
    source_path: document.origin.path,
  } satisfies Insertable<DocumentTable>;
}

export function createContentRow({
  document,
  content,
}: {
  readonly document: Pick<StagedDocument, 'content'>;
  readonly content: number;
}): Insertable<ContentTable> {
  const { blocks, words, characters, outline, highestAnchor } = document.content.finish();
  return {
    id: content,
    blocks,
    words,
    characters,
    outline_json: JSON.stringify(outline),
    highest_anchor: highestAnchor,
  };
}

export function createEditionRows({ number, editions }: StagedDocument): Rows<'document_edition'> {
  return editions.map((edition) => ({ document: number, edition }));
}

export function createNameRows({
  number,
  id,
  record,
}: Pick<StagedDocument, 'number' | 'id' | 'record'>): Rows<'document_name'> {
  return listDocumentNames(id, record).map((name) => ({ name, document: number }));
}

export function createAliasRows({ number, record }: Pick<StagedDocument, 'number' | 'record'>): Rows<'document_alias'> {
  return listDocumentAliases(record).map(({ name, kind }) => ({ name, kind, document: number }));
}

export function createColumnRows({
  number,
  record: { comparisons = [], jurisdictions, organization },
}: Pick<StagedDocument, 'number' | 'record'>): Rows<'comparison_column'> {
  const slugs = new Set(comparisons.map((slug) => slug.toLowerCase()));
  return [...slugs].map((slug) => ({
    slug,
    document: number,
    place: jurisdictions[0] ?? null,
    organization: organization ?? null,
  }));
}

/** The topics of documents and those above them, each once. */
export function createTopicRows(documents: readonly StagedDocument[]): Rows<'topic'> {
  const paths = new Set(documents.flatMap(({ record }) => record.topics.flatMap(listTreePaths)));
  return [...paths].map((path) => {
    const cut = path.lastIndexOf(' > ');
    return { path, parent: cut < 0 ? null : path.slice(0, cut), name: cut < 0 ? path : path.slice(cut + 3) };
  });
}

/** The jurisdictions of documents, each once. */
export function createJurisdictionRows(documents: readonly StagedDocument[]): Rows<'jurisdiction'> {
  return [...new Set(documents.flatMap(({ record }) => record.jurisdictions))].map((name) => ({ name }));
}
