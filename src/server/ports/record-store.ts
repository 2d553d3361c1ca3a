import type { LinkedKind, LinkRole, Side } from '#domain/records/record-link.ts';
import type { DocumentLink } from './content-store.ts';

/** Who is named where. Every answer is a plain value; nothing here decides access. */
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
  /** The documents that records of a kind are in an edition, by their ids; those that are none are left out. */
  listShown(kind: LinkedKind, ids: readonly string[], edition: string): Promise<Map<string, DocumentLink>>;
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
  readonly known: 'id' | 'name' | 'alias';
  readonly side: Side | undefined;
}

export interface NamingDocument {
  readonly document: DocumentLink;
  readonly role: LinkRole;
}
