import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { LinkedKind, LinkRole, Side } from '#domain/records/record-link.ts';
import type { DocumentLink } from './content-store.ts';

/**
 * Who is named where. Every answer is a plain value; nothing here decides access. A natural person who is a party is
 * nobody's target: no link leads to one (OP-136).
 */
export interface RecordStore {
  /** What a document says of records that the library knows, in its order. */
  listLinksOf(document: number): Promise<RecordLink[]>;
  /**
   * The documents of an edition that name a record, or that are made of a record which does: newest first, each once
   * for each role. `limit` counts these.
   */
  listNaming(
    record: NamedRecord,
    bounds: { readonly edition: string; readonly limit: number },
  ): Promise<NamingDocument[]>;
  /** Who the parties that a document names are, by their names as printed; those whom nobody knows are left out. */
  listParties(document: number): Promise<Map<string, KnownParty>>;
  /** The places that names mean where only places are named, by these names; one that two places bear means neither. */
  findPlaces(names: readonly string[]): Promise<Map<string, PlaceLink>>;
  /** The documents that records of a kind are in an edition, by their ids; those that are none are left out. */
  listShown(kind: LinkedKind, ids: readonly string[], edition: string): Promise<Map<string, DocumentLink>>;
  /** Those of the names that natural persons bear who are parties: nobody is offered these (OP-136). */
  listNaturalParties(names: readonly string[]): Promise<Set<string>>;
  /** All names of the records of a kind that go by each of these names; none of natural parties (OP-136). */
  listAllNames(kind: LinkedKind, names: readonly string[]): Promise<Map<string, string[]>>;
  /**
   * Records of a kind one of whose names begins so, then those of which one has such words further on: words that only
   * begin so count in what a record is called itself, whole words in its other names, too. Each once, the shortest name
   * first.
   */
  listBeginning(kind: LinkedKind, beginning: string, bounds: BeginningBounds): Promise<NamedBeginning[]>;
  /** What whoever runs the library has to say on an edition, whenever it shows; in no order. */
  listEditorials(edition: string): Promise<EditorialRecord[]>;
}

export interface BeginningBounds {
  /** Whatever the edition where absent. */
  readonly edition?: string | undefined;
  /** Those left out have that value in their record. */
  readonly unless?: Readonly<Record<string, string>> | undefined;
  readonly limit: number;
}

export interface NamedBeginning {
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** Whether what was asked is all of one of its names. */
  readonly isWhole: boolean;
}

export interface NamedRecord {
  readonly kind: LinkedKind;
  readonly id: string;
}

/** What is said of a record, and by what it is known whom it means. */
export interface RecordLink extends NamedRecord {
  readonly role: LinkRole;
  /** As printed; undefined where only an id is given. */
  readonly name: string | undefined;
  readonly known: 'id' | 'name' | 'alias' | 'decided';
  readonly side: Side | undefined;
}

export interface NamingDocument {
  readonly document: DocumentLink;
  readonly role: LinkRole;
}

export interface PlaceLink {
  readonly id: string;
  readonly name: string;
}

/** A party whose record the library has; of a natural person only that it is one. */
export type KnownParty =
  | { readonly isPerson: true }
  | { readonly isPerson: false; readonly id: string; readonly place: PlaceLink | undefined };
