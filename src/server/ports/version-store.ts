import type { DocumentRecord, LegalDate } from '#domain/document/document.ts';

/** Reads what documents were before: every version by its number, and what is kept of it. */
export interface VersionStore {
  /** Every version a document had, by its number, the newest first, of which the text is the document's own. */
  listVersions(number: number): Promise<DocumentVersion[]>;
  /** Record and text of a former version; undefined where there was none or it is not kept, and for the newest. */
  findFormerVersion(number: number, version: number): Promise<FormerVersion | undefined>;
  /** Every document with former versions, those whose kept texts take the most room first. */
  listVersioned(): Promise<VersionedDocument[]>;
}

export interface ContentSummary {
  readonly id: number;
  readonly blocks: number;
  readonly words: number;
}

export interface DocumentVersion {
  /** Counted from 1. */
  readonly version: number;
  /** The first version of the library that had it. */
  readonly corpusVersion: number;
  /** Instants, UTC. */
  readonly importedAt: string;
  /** Null for the newest. */
  readonly replacedAt: string | null;
  /** Whether its text can be read; always true of the newest. */
  readonly isKept: boolean;
  /** Length of its text; null where that is not kept. */
  readonly characters: number | null;
  /** Who may read it; undefined for the newest, of which the document says so, and where it is not known any more. */
  readonly access: VersionAccess | undefined;
  /** When an operator took its text away for good (OP-204); null where nobody did. */
  readonly forgottenAt: string | null;
  /** From when to when the law was as it says (OP-197); null where that is not said, or its record is not kept. */
  readonly inForceFrom: LegalDate | null;
  readonly inForceUntil: LegalDate | null;
}

/** What the decision on access needs of a version as it was. */
export interface VersionAccess {
  readonly subscriptions: readonly string[];
  /** Id of the publication it was or was part of. */
  readonly publication: string | null;
  readonly editions: readonly string[];
}

/** Not to be answered as it is: `DocumentGuard` says who may have it. */
export interface FormerVersion {
  readonly version: number;
  readonly record: DocumentRecord;
  readonly content: ContentSummary;
  readonly access: VersionAccess;
}

export interface VersionedDocument {
  readonly id: string;
  readonly title: string;
  /** How many versions came before the newest, and how many of them are kept. */
  readonly former: number;
  readonly kept: number;
  /** What the kept ones take. */
  readonly bytes: number;
}
