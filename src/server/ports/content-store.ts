import type { AliasKind } from '#domain/document/document-alias.ts';
import type { Block } from '#domain/document/block.ts';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { DocumentRecord, LegalDate } from '#domain/document/document.ts';
import type { OutlineEntry } from '#domain/document/outline.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import type { PublicationNode } from '#domain/records/publication-node.ts';
import type { PublicationRecord } from '#domain/records/publication.ts';
import type { ContentSummary, VersionStore } from './version-store.ts';

/** Reads what the library holds. Every answer is a plain value; nothing here decides access. */
export interface ContentStore extends VersionStore {
  /**
   * The document, a tombstone where it was withdrawn or is not shown, or undefined where it never was; that of the person
   * of whom somebody is part; the work of which a format came under that id.
   */
  findDocument(id: string): Promise<StoredDocument | WithdrawnDocument | undefined>;
  /** Previews in the order of the ids; ids that the library does not hold are left out. */
  listPreviews(ids: readonly string[]): Promise<DocumentPreview[]>;
  /** The same of many documents, of which a list shows few; in no order. What the edition does not hold is left out. */
  listGlances(ids: readonly string[], edition: string): Promise<DocumentGlance[]>;
  /** Chunks `from` to `to` (exclusive) of a content, in order. */
  listChunks(content: number, from: number, to: number): Promise<ContentChunk[]>;
  /** The headings of a content, in order. */
  listOutline(content: number): Promise<OutlineEntry[]>;
  /** Where an anchor stands; undefined where this text has no such anchor. */
  findAnchor(content: number, anchor: string): Promise<AnchorPlace | undefined>;
  /** Where the source's own identifiers stand first, by identifier; those that stand nowhere are left out. */
  resolveSourceIds(content: number, ids: readonly string[]): Promise<Map<string, AnchorPlace>>;
  /** First blocks and sizes of all chunks of a content. */
  listChunkSizes(content: number): Promise<ChunkSize[]>;
  /** A publication as it came, by its id; undefined where the library never had it. */
  findPublication(id: string): Promise<StoredRecord<PublicationRecord> | undefined>;
  /** The contents of a publication, by its id; empty where it has none, and where the library never had it. */
  listNodes(publication: string): Promise<PublicationNodes>;
  /** A case as it came, by its id; undefined where the library never had it. */
  findCase(id: string): Promise<StoredRecord<CaseRecord> | undefined>;
  /**
   * People by their ids, in no order; those whom the library does not know are left out. Whoever is part of somebody is
   * answered as that one.
   */
  listPeople(ids: readonly string[]): Promise<StoredPerson[]>;
  /** The document of an edition that each name, id, key or citation stands for; of several the one that came first. */
  resolveNames(names: readonly string[], edition: string): Promise<Map<string, DocumentLink>>;
  /**
   * Documents of an edition by folded names, at most `limit` for each name of a kind: by each kind the newest first, of
   * numbers cases before the rest.
   */
  listNamedDocuments(
    kinds: readonly NameKind[],
    names: readonly string[],
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<DocumentByName[]>;
  /**
   * Names of an edition's documents that begin with a folded text, in the order of their letters (as Unicode counts them,
   * in no language). A name of several documents comes once for each: cases before the rest, the newest first.
   */
  listNamesBeginning(
    beginning: string,
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<NamedDocument[]>;
  /** Ids of an edition's documents between two parties, each given by how its folded name begins; newest first. */
  listDocumentsBetween(
    parties: readonly [string, string],
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<string[]>;
  /** What an edition has of the documents of a publication or a case, in the order they came. */
  listDocumentsOf(
    owner: { readonly publication?: string; readonly case?: string },
    edition: string,
  ): Promise<DocumentLink[]>;
  /** Publications of an edition that share a cluster and can be opened, newest first. */
  listEditionsOfWork(cluster: string, edition: string): Promise<StoredRecord<PublicationRecord>[]>;
  /** The same for several works at once, by cluster. */
  listEditionsOfWorks(clusters: readonly string[]): Promise<Map<string, WorkEdition[]>>;
  /** Ids under which documents are read today, by the ids asked for (see `findDocument`); what is gone is left out. */
  listPresentIds(ids: readonly string[]): Promise<Map<string, string>>;
  /** When each document was first imported, by id; unknown and withdrawn ones are left out. */
  listFirstImports(ids: readonly string[]): Promise<Map<string, FirstImport>>;
  /** The formats in which a document was imported, the one that is shown first; none where it came in one alone. */
  listFormats(number: number): Promise<DocumentFormat[]>;
  /** The documents that are the same work in other languages: each of one of its editions at least, in no order. */
  listOtherLanguages(document: StoredDocument): Promise<OtherLanguage[]>;
  /** The bytes of a file that a record names by their digest; undefined where they are not kept. */
  readFile(sha256: string): Promise<Uint8Array | undefined>;
  /** Counts up with every change of the documents, and with nothing else. */
  readCorpusVersion(): Promise<number>;
}

export interface StoredDocument {
  readonly state: 'present';
  readonly number: number;
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly record: DocumentRecord;
  /** Id of the publication it is or is part of; as the source names it while the library does not hold that. */
  readonly publication: string | undefined;
  readonly editions: readonly string[];
  readonly version: number;
  readonly firstImportedAt: string;
  readonly importedAt: string;
  readonly demo: boolean;
  readonly content: ContentSummary;
}

/** Entries of contents; an id means one and the same entry for good (OP-117). */
export interface PublicationNodes {
  /** As they are now, in their order, each after the one above it. */
  readonly nodes: readonly PublicationNode[];
  /** Those that earlier contents had. */
  readonly gone: readonly GoneNode[];
}

export interface GoneNode {
  readonly id: string;
  readonly label: string;
  /** Instant, UTC, of the commit that brought contents without it. */
  readonly removedAt: string;
}

/** A format in which a work was imported. */
export interface DocumentFormat {
  /** As its importer is called: `akn`, `docx`. */
  readonly format: string;
  readonly isShown: boolean;
  /** Relative to the root of its import. */
  readonly path: string;
  /** Share of its words that agree with those shown when it came, 0 to 1. */
  readonly agreeing: number;
}

export interface OtherLanguage {
  readonly id: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** The editions of the product that hold it. */
  readonly editions: readonly string[];
}

export interface FirstImport {
  /** Instant, UTC, of the commit that brought the document, a little before anybody could find it. */
  readonly at: string;
  /** The first version of the library that had it. */
  readonly corpusVersion: number;
}

export interface WithdrawnDocument {
  readonly state: 'withdrawn';
  readonly id: string;
  /** Empty for a person who is hidden (OP-136). */
  readonly title: string;
  /** The editions of the product that held it: none of the others says that it was ever there. */
  readonly editions: readonly string[];
  /** Instant, UTC. */
  readonly removedAt: string;
}

export interface AnchorPlace {
  /** Number of the block, from 0. */
  readonly block: number;
  readonly anchor: string;
}

export interface ContentChunk {
  readonly sequence: number;
  readonly firstBlock: number;
  readonly blocks: readonly Block[];
}

export interface ChunkSize {
  readonly sequence: number;
  readonly firstBlock: number;
  readonly characters: number;
}

export interface StoredRecord<R> {
  readonly id: string;
  readonly record: R;
  readonly demo: boolean;
}

/** Somebody who was asked for. */
export interface StoredPerson extends StoredRecord<PersonRecord> {
  /** The id by which they were asked for. */
  readonly asked: string;
  /** Whether nothing may lead to them; their name stays in texts. */
  readonly isHidden: boolean;
}

export interface DocumentPreview {
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly record: DocumentRecord;
  /** Id of the publication it is or is part of; as the source names it while the library does not hold that. */
  readonly publication: string | undefined;
  readonly editions: readonly string[];
  readonly version: number;
  readonly firstImportedAt: string;
  readonly importedAt: string;
  readonly demo: boolean;
  readonly publicationTitle: string | undefined;
  readonly cluster: string | undefined;
}

/** What long lists are narrowed and sorted by, and what decides who may know it. */
export interface DocumentGlance extends Pick<DocumentPreview, 'id' | 'publication' | 'editions'> {
  readonly record: Pick<DocumentRecord, 'title' | 'subscriptions' | 'jurisdictions' | 'topics'> & {
    readonly lastReviewed: LegalDate | undefined;
    readonly legalDate: LegalDate | undefined;
    /** Court, tribunal or institution. */
    readonly court: string | undefined;
  };
}

/** `name`: ids, keys, citations, references and case numbers; the others as in `domain/document/document-alias.ts`. */
export type NameKind = 'name' | AliasKind;

export interface NamedDocument {
  /** The folded name by which it was found. */
  readonly name: string;
  readonly id: string;
  readonly kind: StoredDocument['kind'];
}

export interface DocumentByName extends NamedDocument {
  /** What kind of name that is. */
  readonly by: NameKind;
}

/** One edition of a work. */
export interface WorkEdition {
  readonly id: string;
  readonly title: string;
  readonly publicationDate: LegalDate | undefined;
  /** The editions of the product that hold it. */
  readonly editions: readonly string[];
}

export interface DocumentLink {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly kind: 'document' | 'publication' | 'case';
}
