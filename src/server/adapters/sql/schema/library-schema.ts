import type { Generated } from 'kysely';
import type { AliasKind } from '#domain/document/document-alias.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { CitationList } from '#domain/records/record-citations.ts';
import type { RecordName } from '#domain/records/record-kind.ts';
import type { LinkedKind, LinkRole, Side } from '#domain/records/record-link.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { PersonDecisionKind } from '#server/ports/person-decisions.ts';

/**
 * The tables of the library, for both databases. Text columns that hold JSON are named `…_json`, instants are ISO
 * strings in UTC, legal dates are plain text; booleans are 0 or 1.
 */
export interface LibrarySchema {
  document: DocumentTable;
  document_edition: { document: number; edition: string };
  document_version: VersionTable;
  forgotten: ForgottenTable;
  /** Every name a document answers to: its id, key, citations and case numbers, folded. */
  document_name: { name: string; document: number };
  /** What else a document is called: its title's forms, its parties, its ISBN; folded. */
  document_alias: { name: string; kind: AliasKind; document: number };
  /** Documents that name a product of the comparison, and for whom they answer; of withdrawn ones too, as they were. */
  comparison_column: ComparisonColumnTable;
  /** What an older library still has to be given, and up to which document it was. */
  backfill: { name: string; last: number };
  citation: CitationTable;
  content: ContentTable;
  content_chunk: ChunkTable;
  /** The source's own identifiers of blocks, for links inside a document; the first of a name counts. */
  content_anchor: { content: number; name: string; block: number; anchor: string };
  /** View: the chunks of each document's current content. */
  document_chunk: Omit<ChunkTable, 'content'> & { document: number };
  record: RecordTable;
  record_edition: { record: number; edition: string };
  /** Every name by which other texts may mean a record, as it is written and as it is looked for. */
  record_name: { record: number; kind: RecordKindName; name_key: string; name: string; form: RecordName['form'] };
  /** The words by which the names of a record are found, each once. */
  record_word: { kind: RecordKindName; word: string; record: number };
  record_link: RecordLinkTable;
  printed_name: PrintedNameTable;
  /** The words by which names without a record are found, each once. */
  printed_word: { kind: ActorKind; word: string; printed: number };
  publication_node: PublicationNodeTable;
  person_decision: PersonDecisionTable;
  /** Every slug that a person ever had, by the key of the record; the last one is that of now. */
  person_slug: { place: Generated<number>; slug: string; person: string };
  /** What was decided of two documents by their keys, the lesser first; `join-anyway` whatever their words. */
  work_join: {
    one: string;
    other: string;
    decision: 'join' | 'join-anyway' | 'refuse';
    made_at: string;
    made_by: string | null;
  };
  document_format: DocumentFormatTable;
  topic: { path: string; parent: string | null; name: string };
  jurisdiction: { name: string };
  source_file: SourceFileTable;
  /** The bytes of files of documents by their digest, in Base64; documents name them in their records. */
  stored_file: { sha256: string; size: number; bytes: string };
  /** The next number of each kind that nothing ever had. */
  sequence: { name: 'document' | 'content' | 'record'; next: number };
  /** What the index has to be told, in order; empty at rest. */
  index_outbox: { id: Generated<number>; document: number; change: 'put' | 'remove' };
  /** `demo`: `absent`, `loaded 2` (the demo library by its number) or `removed`. */
  library_state: { id: number; corpus_version: number; demo: string; built_in: string | null };
}

export interface DocumentTable {
  /** Stable number inside this database; never leaves the server. */
  number: Generated<number>;
  id: string;
  key: string;
  kind: 'document' | 'publication' | 'case';
  title: string;
  type: string;
  /** Id of the publication it is or is part of; as its source names it while the library does not hold that. */
  publication: string | null;
  case: string | null;
  demo: number;
  record_json: string;
  content: number;
  content_sha256: string;
  version: number;
  first_imported_at: string;
  imported_at: string;
  removed_at: string | null;
  /** Path relative to the import root that it came from. */
  source_path: string;
}

export interface ComparisonColumnTable {
  /** In small letters. */
  slug: string;
  document: number;
  /** Its first jurisdiction, and its organization, by name. */
  place: string | null;
  organization: string | null;
}

export interface VersionTable {
  document: number;
  version: number;
  source_sha256: string;
  imported_at: string;
  corpus_version: number;
  /** When the next version took its place; null for the newest, whose text and record are the document's own. */
  replaced_at: string | null;
  /** The text it had; null for the newest, and where it is not kept. */
  content: number | null;
  /** The record it had; null where its text is not kept. */
  record_json: string | null;
  source_path: string | null;
  /** `VersionAccess`: who may read it; null for the newest, of which the document itself says so. */
  access_json: string | null;
}

/** What an operator took away for good (OP-204). It stays as the note that it was done. */
export interface ForgottenTable {
  number: Generated<number>;
  document: number;
  /** The former version whose text is gone; null where only the title is. */
  version: number | null;
  /** Whether the words of a title were taken away. */
  title: number;
  reason: string | null;
  /** Instants in UTC, and the name of a user. */
  made_at: string;
  made_by: string | null;
  /** When nothing was left of it in the file either; null while that has to be done. */
  erased_at: string | null;
}

export interface ContentTable {
  id: Generated<number>;
  blocks: number;
  words: number;
  characters: number;
  /** Entries of the contents beside the text: `{ anchor, label, level, block }[]`. */
  outline_json: string;
  /** The highest number of a `b` anchor that it or a version before it had; null where nobody counted yet. */
  highest_anchor: number | null;
}

export interface ChunkTable {
  content: number;
  sequence: number;
  first_block: number;
  /** Position of the chunk's first word in the text field. */
  first_position: number;
  characters: number;
  /** The anchor of each block in order, between single spaces: ` b1 p1 p2 `. Stands before the text, to be read without it. */
  anchors: string;
  blocks: string;
}

export interface RecordTable {
  /** Stable number inside this database; never leaves the server. */
  number: number;
  kind: RecordKindName;
  id: string;
  key: string;
  demo: number;
  record_json: string;
}

/** What a document or a record says of a record, in the order in which it says so. */
export interface RecordLinkTable {
  /** Of the two that could say it, the one that does. */
  document: number | null;
  record: number | null;
  position: number;
  role: LinkRole;
  kind: LinkedKind;
  /** The id that the source gives. */
  wanted: string | null;
  /** As printed, and as it is compared. */
  name: string | null;
  name_key: string | null;
  /**
   * The record that is meant, or below zero whoever is printed without a record (`printed_name`); null where it is one
   * that is not shown, and where nobody takes part by such a name.
   */
  target: number | null;
  /** By what it is known whom the link means, or that it means nobody; null while nobody can say. */
  known: 'id' | RecordName['form'] | 'decided' | null;
  side: Side | null;
  from_day: string | null;
  to_day: string | null;
  evidence_document: string | null;
  evidence_anchor: string | null;
  /** What else the source says: `as`, `proceeding`, `method`, `firm`, `status`. */
  detail_json: string;
}

/** Somebody who is named and of whom there is no record (OP-189); there as long as a link means them. */
export interface PrintedNameTable {
  /** Below zero; follows from kind, normal form and legal form. */
  number: number;
  kind: ActorKind;
  /** The normal form. */
  name_key: string;
  /** As it is printed in one of the places. */
  name: string;
}

/** An entry of a publication's contents, or one that earlier contents had. */
export interface PublicationNodeTable {
  /** The number of its record. */
  publication: number;
  id: string;
  /** Its place, from 0, among all entries in their order. */
  sort: number;
  /** How many entries it stands under, and the id of the one above it. */
  level: number;
  parent: string | null;
  /** The source's own identifier. */
  source_id: string | null;
  label: string;
  sublabel: string | null;
  pages: string | null;
  /** What it opens, as the source names it. */
  document: string | null;
  anchor: string | null;
  /** Since when it is gone; null while the contents have it. */
  removed_at: string | null;
}

/** A place in a text or a record that names a document, an instrument or a provision; of the newest version alone. */
export interface CitationTable {
  /** The document that cites, and which version of it. */
  document: number;
  version: number;
  /** Its order within the document: the record's lists first, then the text. */
  position: number;
  /** By a link in the text, by a reference of the record, or by one that gives the number or citation of its target. */
  known: 'link' | 'given' | 'number';
  /** The list of the record; null in a text. */
  list: CitationList | null;
  /** Of a link: the block, from 0, its anchor and the characters of its text. */
  block: number | null;
  anchor: string | null;
  from_char: number | null;
  to_char: number | null;
  raw: string;
  /** What the source gives for the document that is meant, as written and as it is compared. */
  wanted: string | null;
  wanted_name: string | null;
  /** The document that is meant; null while nobody can say. */
  target: number | null;
  target_anchor: string | null;
  /** Id of the instrument; `path` is empty where it is meant as a whole, `path_to` ends a range. */
  instrument: string | null;
  path: string | null;
  path_to: string | null;
  /** Steps of `path`. */
  depth: number | null;
  /** Of `path` and `path_to`, in the order of the instrument. */
  sort_key: string | null;
  sort_key_to: string | null;
}

/** What somebody decided about people and their names. It stands until it is undone. */
export interface PersonDecisionTable {
  number: Generated<number>;
  kind: PersonDecisionKind;
  /** Key of the person whom it is about; null where a name means nobody known. */
  person: string | null;
  /** Key of the person of whom that one is part. */
  other: string | null;
  /** As it was given, and as it is compared. */
  name: string | null;
  name_key: string | null;
  /** Key of the document in which the name means so; null for everywhere. */
  document: string | null;
  /** Instants in UTC, and the names of users. */
  made_at: string;
  made_by: string | null;
  undone_at: string | null;
  undone_by: string | null;
}

/** Formats in which a work was imported, where there are several; the id and key of each lead to the work for good. */
export interface DocumentFormatTable {
  key: string;
  id: string;
  document: number;
  /** Path relative to the import root that it came from, and the digest of that source. */
  path: string;
  source_sha256: string;
  content_sha256: string;
  /** Share of its words that agree with the work as it was shown when it came, 0 to 1. */
  agreeing: number;
  /** How many of its blocks have a structure. */
  structure: number;
  /** `gone`: it was taken away, and its id and key still lead to the work. */
  state: 'shown' | 'kept' | 'gone';
  /** Text and record of a format that is kept and not shown. */
  content: number | null;
  record_json: string | null;
}

export interface SourceFileTable {
  /** Path relative to the import root. */
  path: string;
  sha256: string;
  /** Editions given on the command line, comma separated. */
  editions: string;
  reader: string;
  /** How many records it held. */
  records: number;
  imported_at: string;
  /** Absolute path when it was last read; null where that was before it was noted. */
  place: string | null;
}
