import type { EditionId } from '#domain/edition/edition.ts';
import type { TreatyTerms } from './treaty-terms.ts';
import type { Ruling } from './ruling.ts';
import type { AttachedFile } from './attached-file.ts';

/**
 * A legal date without a time: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Its length is its precision. Never an instant.
 */
export type LegalDate = string;

/** Importer plus the source's own identifier: the identity of a document across imports. */
export type DocumentKey = string;

export interface DocumentAuthor {
  /** As printed, for example `Ingrid Solheim`. */
  readonly name: string;
  readonly surname?: string;
  /** The person record this author is, where known. */
  readonly personId?: string;
}

export interface DocumentParty {
  readonly name: string;
  /** For example `Claimant`, `Respondent`, `Appellant`. */
  readonly role?: string;
  /** A natural person, as the source says: nobody is led there, and no name of theirs is offered (OP-136). */
  readonly isPerson?: true;
}

export interface DocumentDates {
  /** When the thing itself appeared: decision, signature, issue. Sorts and filters as `relevant-date` by default. */
  readonly publication?: LegalDate;
  readonly legislation?: LegalDate;
  readonly decision?: LegalDate;
  /** When the proceeding began. */
  readonly commencement?: LegalDate;
  readonly entryIntoForce?: LegalDate;
  readonly validUntil?: LegalDate;
  readonly lastReviewed?: LegalDate;
  readonly updated?: LegalDate;
  /** Of a text of law: the first and the last whole day on which the law said this (OP-197). */
  readonly inForceFrom?: LegalDate;
  readonly inForceUntil?: LegalDate;
}

/** A reference to another document, by its id, its key or a citation; drawn as plain text while it finds nothing. */
export interface DocumentReference {
  readonly target: string;
  readonly label?: string;
  /** Which reference list it stands in; `related` by default. */
  readonly list?: ReferenceList;
}

export type ReferenceList =
  | 'related'
  | 'relatedCases'
  | 'caseNotes'
  | 'commentary'
  | 'legislation'
  | 'rules'
  | 'references'
  | 'nycArticles'
  | 'nycTopics';

/** What profiles of people are filtered by (OP-60). */
export interface ProfileFacts {
  readonly nationalities: readonly string[];
  /** In which they conduct proceedings, by name. */
  readonly languagesOfProceedings: readonly string[];
  /** Paths through a tree, `role > subrole`. */
  readonly roles: readonly string[];
  /** Paths through a tree, `sector > subsector`. */
  readonly sectors: readonly string[];
  readonly caseTypes: readonly string[];
  readonly institutions: readonly string[];
  readonly applicableRules: readonly string[];
  readonly applicableLaws: readonly string[];
  readonly nominatingFirms: readonly string[];
}

/** What became of a text that answers questions of a comparison: not the answer yet, or of a law that is repealed (OP-143). */
export const REVIEW_STATUSES = ['draft', 'current', 'archived'] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a summary describes, and whether it was held against it. */
export interface OfficialText {
  /** As it is cited. */
  readonly title: string;
  /** Where it is published. */
  readonly url?: string;
  /** The day on which the summary was held against it; left out where that was never done. */
  readonly readOn?: string;
}

/**
 * Everything the library knows about a document besides its blocks. Lists are empty when nothing is known; single
 * values are absent. Field names follow the specification's document details (ENT-010).
 */
export interface DocumentRecord {
  readonly key: DocumentKey;
  /** Only where the source may choose the id (JSON Lines, Markdown with front matter) and it is URL-safe. */
  readonly id?: string;
  readonly editions: readonly EditionId[];
  readonly title: string;
  /** The content type that readers see, for example `Award`, `Case law`, `Book chapter`. */
  readonly type: string;
  /** BCP 47 tags; the first is the main language. Several mean language versions in one document. */
  readonly languages: readonly string[];
  readonly summary?: string;
  readonly dates: DocumentDates;
  /** The collection or periodical it comes from. */
  readonly source?: string;
  /** Volume, issue, page. */
  readonly sourceLocation?: string;
  readonly authors: readonly DocumentAuthor[];
  readonly jurisdictions: readonly string[];
  /** Paths through a tree, `parent > child`. */
  readonly topics: readonly string[];
  readonly keywords: readonly string[];
  readonly court?: string;
  /** Institution, office or authority. */
  readonly organization?: string;
  readonly judges: readonly string[];
  readonly parties: readonly DocumentParty[];
  readonly caseNumbers: readonly string[];
  /** Neutral citation, ECLI, DOI, report citations. */
  readonly citations: readonly string[];
  readonly bibliographicReference?: string;
  readonly legislationNumber?: string;
  /** Instruments it applies or belongs to. */
  readonly legislations: readonly string[];
  readonly provisions: readonly string[];
  readonly nacecodes: readonly string[];
  readonly productMarkets: readonly string[];
  readonly geographicMarkets: readonly string[];
  readonly undertakings: readonly string[];
  readonly iprights: readonly string[];
  /** Numbers of Nice classes, 1 to 45. */
  readonly nicecodes?: readonly string[];
  /** Publication numbers of the patents it is about. */
  readonly patents?: readonly string[];
  readonly outcome?: string;
  /** What a court decided on each provision of the New York Convention; never without one. */
  readonly rulings?: readonly Ruling[];
  /** Of an investment treaty: where disputes go, and what outlasts it. */
  readonly treaty?: TreatyTerms;
  readonly status?: string;
  readonly seat?: string;
  readonly rules?: string;
  readonly caseType?: string;
  readonly sector?: string;
  readonly subsector?: string;
  /** The publication it is a chapter or article of, by the publication's id or key. */
  readonly publication?: string;
  readonly pages?: string;
  /** The arbitration case and proceeding it belongs to, by their ids. */
  readonly case?: string;
  readonly proceeding?: string;
  readonly references: readonly DocumentReference[];
  /** The blog that a post belongs to, and where the post stands where that is elsewhere (OP-130). */
  readonly blog?: string;
  readonly outsideUrl?: string;
  /** Of a publication that the home page features: its place among these, from 1 (OP-131). */
  readonly featured?: number;
  /** Of a person's profile only. */
  readonly profile?: ProfileFacts;
  /** Files that belong to it, in their order; never an empty list. */
  readonly files?: readonly AttachedFile[];
  /** Who edits the collection that it stands in, as printed; never an empty list. */
  readonly editors?: readonly string[];
  /** Of a summary in words of the library's own: the text that it describes (OP-176). */
  readonly officialText?: OfficialText;
  /** Products of the comparison whose topics it answers for its place or institution, by their slugs; never an empty list. */
  readonly comparisons?: readonly string[];
  /** `current` where nothing is said. */
  readonly reviewStatus?: ReviewStatus;
  /** Subscription codes that may read it; empty means every subscriber of its editions. */
  readonly subscriptions: readonly string[];
  /** Kept as given by the source. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** A record with every list empty, to spread over: importers name only what they know. */
export const EMPTY_RECORD = {
  editions: [],
  languages: ['en'],
  dates: {},
  authors: [],
  jurisdictions: [],
  topics: [],
  keywords: [],
  judges: [],
  parties: [],
  caseNumbers: [],
  citations: [],
  legislations: [],
  provisions: [],
  nacecodes: [],
  productMarkets: [],
  geographicMarkets: [],
  undertakings: [],
  iprights: [],
  references: [],
  subscriptions: [],
  meta: {},
} as const satisfies Partial<DocumentRecord>;
