import { FORMS } from '#domain/words/forms.ts';
import * as z from 'zod/mini';
import { development } from './development.ts';
import { citedWork } from './cited-work.ts';
import { defineCall } from './call.ts';
import { documentAddress } from './document-address.ts';
import { markedText } from './marked-text.ts';
import { roundedCount } from './rounded-count.ts';
import { versionNumber } from './version-number.ts';

/** ENT-013. */
const referenceItem = z.object({ displayValue: z.string(), url: z.nullable(z.string()) });

/** An entry of the contents beside the text; `id` is the anchor it opens, `block` the number of that block. */
export interface TocItem {
  readonly id: string;
  readonly label: string;
  readonly level: number;
  readonly block: number;
  /** Of a provision: what its address names it by (OP-196), as `art-39-1`. */
  readonly address?: string | undefined;
}

/** Number of a part of a text; no text has so many that it could not be counted. */
const part = z.coerce.number().check(z.minimum(-2_147_483_648), z.maximum(2_147_483_647));

const tocItem = z.object({
  id: z.string(),
  label: z.string(),
  level: z.int(),
  block: z.int(),
  address: z.optional(z.string()),
});

/** A stretch of consecutive blocks that is fetched and drawn as one piece. */
const documentPart = z.object({
  index: z.int(),
  fromBlock: z.int(),
  /** Exclusive. */
  toBlock: z.int(),
  /** Length of its text, to estimate its height before it is drawn. */
  characters: z.int(),
});

/** Matches of the search term in reading order; each is an element with id `match-{n}` once its part is drawn. */
const highlights = z.object({
  total: z.int(),
  terms: z.array(z.object({ term: z.string(), count: z.int() })),
  /** The block that each match stands in, by number of match; may be cut at 20,000. */
  blocks: z.array(z.int()),
  /** The title and what the record says, each where it has a match, under the name that readers know it by. */
  said: z.array(z.object({ label: z.string(), ...markedText.shape })),
});

/** Document details (ENT-010 to ENT-013). Lists are empty and single values null where nothing is known. */
export const documentDetails = z.object({
  id: z.string(),
  siteId: z.string(),
  kind: z.enum(['document', 'publication']),
  title: z.string(),
  titleHtml: z.string(),
  type: z.string(),
  publicationTitle: z.nullable(z.string()),
  publicationLink: z.nullable(z.string()),
  publicationType: z.nullable(z.string()),
  /** The one date of the document, and what happened then (OP-170). */
  legalDate: z.nullable(z.object({ date: z.string(), label: z.string() })),
  publicationDate: z.nullable(z.string()),
  legislationDate: z.nullable(z.string()),
  caseDate: z.nullable(z.string()),
  entryIntoForce: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** From when to when the law was as this version has it, where the source says so (OP-197). */
  inForceFrom: z.nullable(z.string()),
  inForceUntil: z.nullable(z.string()),
  lastReviewedDate: z.nullable(z.string()),
  /** Slugs of the products of the comparison in which it answers for its place or institution. */
  comparisons: z.array(z.string()),
  /** Of a summary in words of the library's own: the text it describes, and the day it was held against that, if ever. */
  officialText: z.nullable(
    z.object({ title: z.string(), url: z.nullable(z.string()), readOn: z.nullable(z.string()) }),
  ),
  summary: z.nullable(z.string()),
  /** HTML of the parts `contentFrom` to `contentTo` (exclusive), made from the library's own block model. */
  content: z.string(),
  contentFrom: z.int(),
  contentTo: z.int(),
  parts: z.array(documentPart),
  /** Index of the part that holds the anchor asked for; null when there is no such anchor. */
  anchorPart: z.nullable(z.int()),
  /** Where the anchor asked for leads; left out where it can only mean one thing. */
  address: z.optional(documentAddress),
  authors: z.array(
    z.object({
      clsId: z.nullable(z.string()),
      name: z.string(),
      surname: z.nullable(z.string()),
      arbitratorProfileLink: z.nullable(z.string()),
      searchLink: z.nullable(z.string()),
    }),
  ),
  jurisdictions: z.array(z.string()),
  jurisdictionLinks: z.array(z.object({ jurisdiction: z.string(), docId: z.nullable(z.string()) })),
  hasCasefiles: z.boolean(),
  caseFile: z.nullable(z.string()),
  hasNewsletter: z.boolean(),
  isBrownBookJurisdiction: z.boolean(),
  publicationAuthor: z.nullable(z.string()),
  favoriteUrl: z.string(),
  tocItems: z.array(tocItem),
  /** The newest that share a jurisdiction and a topic with it. */
  recentDevelopments: z.array(development),
  legisNumber: z.nullable(z.string()),
  /** `searchLink`: what the library holds about it; null for a natural person (OP-136). */
  parties: z.array(z.object({ name: z.string(), role: z.nullable(z.string()), searchLink: z.nullable(z.string()) })),
  topics: z.array(z.string()),
  judges: z.array(z.string()),
  /** To the profile of a judge or arbitrator, else to what they decided; null for a name without a letter. */
  judgeLinks: z.array(z.object({ name: z.string(), link: z.nullable(z.string()) })),
  caseNumbers: z.array(z.string()),
  court: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  keyWords: z.array(z.string()),
  source: z.nullable(z.string()),
  sourceLocation: z.nullable(z.string()),
  legislations: z.array(z.string()),
  nacecodes: z.array(z.string()),
  /** Of those whose name is known, by the code. */
  nacecodeNames: z.record(z.string(), z.string()),
  productMarkets: z.array(z.string()),
  geographicMarkets: z.array(z.string()),
  undertakings: z.array(z.string()),
  /** Of each undertaking, what the library holds about it; null for a natural person (OP-136). */
  undertakingLinks: z.array(z.object({ name: z.string(), searchLink: z.nullable(z.string()) })),
  /** Of a treaty, what each state or organisation did about it, by its name; dates that no source gives are null. */
  treatyStatus: z.array(
    z.object({
      place: z.string(),
      /** Its name in the address of its page. */
      placeId: z.nullable(z.string()),
      signed: z.nullable(z.string()),
      ratified: z.nullable(z.string()),
      inForce: z.nullable(z.string()),
      denounced: z.nullable(z.string()),
      reservations: z.nullable(z.string()),
    }),
  ),
  iprights: z.array(z.string()),
  outcome: z.nullable(z.string()),
  status: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  applicableRules: z.nullable(z.string()),
  caseType: z.nullable(z.string()),
  sector: z.nullable(z.string()),
  subsector: z.nullable(z.string()),
  publicationSourceName: z.nullable(z.string()),
  bibliographicReference: z.nullable(z.string()),
  publicationNumbers: z.array(z.string()),
  casesAndAwardsUrl: z.nullable(z.string()),
  citations: z.array(z.string()),
  /** What the styles of citation make their citation from. */
  cited: citedWork,
  highlights: z.nullable(highlights),
  /** Why the search term is not marked, in words; null where it is, or was not asked for. */
  unmarked: z.nullable(z.string()),
  /** BCP 47; more than one means language versions whose blocks carry a `lang` attribute. */
  languages: z.array(z.string()),
  /** The formats in which it was imported, the one that is shown first; empty where it came in one alone (OP-171). */
  formats: z.array(z.object({ format: z.string(), name: z.string(), isShown: z.boolean(), source: z.string() })),
  /** The same work in other languages, each a document of its own. */
  otherLanguages: z.array(z.object({ language: z.string(), name: z.string(), title: z.string(), url: z.string() })),
  /** The version whose record and text this is. */
  version: z.int(),
  /** Every version there was, the newest first, then as they followed each other. Searches know the newest alone. */
  versions: z.array(
    z.object({
      version: z.int(),
      importedAt: z.string(),
      /** When the next one took its place; null for the newest. */
      replacedAt: z.nullable(z.string()),
      /** Whether its text can be read. */
      isKept: z.boolean(),
      /** Whether the subscription has it: each version keeps its own codes (OP-204). */
      isOpen: z.boolean(),
      inForceFrom: z.nullable(z.string()),
      inForceUntil: z.nullable(z.string()),
    }),
  ),
  /** Names this text; another one where it was replaced, also within its version. */
  textId: z.string(),
  firstImportedAt: z.string(),
  demo: z.boolean(),
  /** Words in the whole text. */
  words: z.int(),
  previousDocument: z.nullable(z.object({ id: z.string(), title: z.string() })),
  nextDocument: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** Entries of the publication's contents from the outermost down to this document's own; empty where it has none. */
  contentsPath: z.array(z.object({ id: z.string(), label: z.string(), docId: z.nullable(z.string()) })),
  nycArticles: z.array(referenceItem),
  nycTopics: z.array(referenceItem),
  businessSector: z.array(referenceItem),
  institutions: z.array(referenceItem),
  keywords: z.array(referenceItem),
  caseNotes: z.array(referenceItem),
  relatedCases: z.array(referenceItem),
  legislation: z.array(referenceItem),
  rules: z.array(referenceItem),
  commentary: z.array(referenceItem),
  patentInformation: z.array(referenceItem),
  subject: z.array(referenceItem),
  provision: z.array(referenceItem),
  references: z.array(referenceItem),
  /** Documents that refer to this one; `anchor` is the block in them that does so first. */
  citedBy: z.array(z.extend(referenceItem, { anchor: z.optional(z.string()) })),
  /** How many more do that are outside the reader's subscription. */
  citedByClosed: roundedCount,
});

export type DocumentDetails = z.output<typeof documentDetails>;

export const getDocument = defineCall({
  method: 'GET',
  path: '/apiv2/document/GetDocument',
  summary:
    'A document with its metadata, contents and (for a long one, the neighbourhood of the anchor in) its text; as it is, or as it was in a version that is kept or in force on a day. Matches are marked in the newest version only.',
  access: 'subscriber',
  routes: ['/document/{id}'],
  query: z.object({
    id: z.string(),
    searchTerm: z.optional(z.string()),
    /** Which forms of its words are marked; `number` where it is absent. */
    forms: z.optional(z.enum(FORMS)),
    /** As a fragment names a place: `p12`, `b7`, `fn3`, `page-45`, `contents-…`, `p12:40-87` (OP-119). */
    anchor: z.optional(z.string()),
    version: z.optional(versionNumber),
    /** Where no version is named: a day on which the text that is wanted was in force (OP-197). */
    inForce: z.optional(z.iso.date()),
  }),
  answer: documentDetails,
});

/** One answer holds no more parts than this. */
export const MOST_PARTS = 16;

export const getDocumentPart = defineCall({
  method: 'GET',
  path: '/apiv2/document/GetDocumentPart',
  summary: 'Further parts of a long document, `from` to `to` (exclusive).',
  access: 'subscriber',
  routes: ['/document/{id}'],
  query: z.object({
    id: z.string(),
    from: part,
    to: part,
    searchTerm: z.optional(z.string()),
    /** Which forms of its words are marked; `number` where it is absent. */
    forms: z.optional(z.enum(FORMS)),
    /** The newest where it is left out. */
    version: z.optional(versionNumber),
    /** Refuses parts of another text than the reader's. */
    textId: z.optional(z.string()),
  }),
  answer: z.object({ id: z.string(), from: z.int(), to: z.int(), parts: z.array(z.string()) }),
});

export const getDocumentAnchor = defineCall({
  method: 'GET',
  path: '/apiv2/document/GetDocumentAnchor',
  summary:
    'Which part of a document holds an anchor, null where it has no such anchor, and where it leads as an address. Gives no text and is not counted.',
  access: 'subscriber',
  routes: ['/document/{id}'],
  query: z.object({ id: z.string(), anchor: z.string(), version: z.optional(versionNumber) }),
  answer: z.object({
    id: z.string(),
    part: z.nullable(z.int()),
    /** Left out where the anchor can only mean one thing. */
    address: z.optional(documentAddress),
  }),
});
