import type { LegalDate } from '#domain/document/document.ts';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import type { LinkRole, Side } from '#domain/records/record-link.ts';

/** Somebody who has a page: a person whose record an edition holds and who is not hidden (OP-136). */
export interface ProfilePerson {
  /** Id of the record, which every address of the page leads on from. */
  readonly id: string;
  /** What stands in the address (OP-134). */
  readonly slug: string;
  readonly fullName: string;
  readonly record: PersonRecord;
  readonly demo: boolean;
  /** Instant of the last import that changed the entry, in UTC. */
  readonly importedAt: string;
}

export interface ProfileCase {
  readonly id: string;
  readonly record: CaseRecord;
  readonly demo: boolean;
  readonly importedAt: string;
  /** Parties that are natural persons, by name: nobody is led to them. */
  readonly naturalParties: readonly string[];
}

/** What somebody did in a proceeding, as the record of the case says. */
export interface ProfilePart {
  readonly person: string;
  readonly case: string;
  readonly proceeding: string | undefined;
  readonly role: LinkRole;
  /** In the words of the source: `Co-arbitrator`. */
  readonly as: string | undefined;
  readonly side: Side | undefined;
  readonly method: string | undefined;
  /** `Resigned`, in the words of the source. */
  readonly status: string | undefined;
  readonly firm: string | undefined;
  readonly from: LegalDate | undefined;
  readonly to: LegalDate | undefined;
  /** Id of the document that the record names for it. */
  readonly evidence: string | undefined;
}

/** Something that people wrote. */
export interface ProfileWork {
  readonly person: string;
  readonly id: string;
  readonly kind: 'document' | 'publication' | 'case';
  readonly title: string;
  readonly type: string;
  readonly date: LegalDate | undefined;
  /** What decides who may open it. */
  readonly subscriptions: readonly string[];
  readonly publication: string | undefined;
}

/** Somebody who stands on another's page, and how it leads to theirs. */
export type NamedPerson = Pick<ProfilePerson, 'id' | 'slug' | 'fullName'>;

/** Some people of an edition with what they did in which cases and wrote, and who was beside them there. */
export interface ProfileDirectory {
  readonly people: ReadonlyMap<string, ProfilePerson>;
  /** Everybody who sat in one of the cases. */
  readonly named: ReadonlyMap<string, NamedPerson>;
  readonly cases: ReadonlyMap<string, ProfileCase>;
  /** What everybody did in the cases, by these. */
  readonly partsIn: ReadonlyMap<string, readonly ProfilePart[]>;
  readonly worksOf: ReadonlyMap<string, readonly ProfileWork[]>;
}
