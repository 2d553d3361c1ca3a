import * as z from 'zod/mini';
import { FILTER_TYPES } from '#domain/edition/filter-type.ts';
import { READINGS } from '#domain/query/readings.ts';
import { FORMS } from '#domain/words/forms.ts';
import { MOST_VALUES } from '#domain/search/search-limits.ts';
import { SORTS_BY } from '#domain/edition/sort-choice.ts';
import { defineCall } from './call.ts';
import { markedText } from './marked-text.ts';
import { roundedCount } from './rounded-count.ts';

/** The endpoints of site search; each names a mode's calls. */
export const SEARCH_ENDPOINTS = [
  'documentSearch',
  'books',
  'journals',
  'awards',
  'newcontent',
  'NYCTool',
  'arbitratorSearch',
] as const;

/** More than any edition has. */
const MOST_FILTERS = 50;
/** Hits of one answer. */
const MOST_RESULTS = 100;

const filterChoice = z.object({
  /** Facet id, for example `jurisdiction`. */
  id: z.string(),
  /**
   * The chosen values; a tree value is its whole path, `parent > child`, and `*id` stands for all values of a group of
   * the edition, such as `*europe`.
   */
  filterItems: z._default(
    z.array(z.string()).check(z.maxLength(MOST_VALUES, `A filter takes at most ${MOST_VALUES} values.`)),
    [],
  ),
  /** `and`: a document must carry every chosen value; `or` (default): any of them. */
  andOrValue: z.optional(z.enum(['and', 'or'])),
  prefix: z.optional(z.string()),
  /** Only list values whose name contains this text (answers of Filter). */
  contains: z.optional(z.string()),
  /** How many values to list (answers of Filter), 10 by default. */
  limit: z.optional(z.int().check(z.minimum(0), z.maximum(5000))),
});

/** The search query of the specification (ENT-022). Dates are dd-mm-yyyy. */
export const searchQuery = z.object({
  q: z.optional(z.nullable(z.string())),
  qTitle: z.optional(z.nullable(z.string())),
  qPublicationTitle: z.optional(z.nullable(z.string())),
  filters: z._default(
    z.array(filterChoice).check(z.maxLength(MOST_FILTERS, `A search takes at most ${MOST_FILTERS} filters.`)),
    [],
  ),
  start: z._default(z.int().check(z.minimum(0)), 0),
  /** 10 by default; as many as the mode says. */
  resultsPerPage: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_RESULTS))),
  /** `relevant-date` (default), `published`, `added`, `updated`; `decision`, `commencement`, `legislation` by edition. */
  dateType: z.optional(z.nullable(z.string())),
  dateFrom: z.optional(z.nullable(z.string())),
  dateTo: z.optional(z.nullable(z.string())),
  /** -2 all time, -1 custom, 0 to 3: last 3, 6, 12, 24 months. */
  datePeriod: z.optional(z.nullable(z.int())),
  /** `score`, `relevant-date` (alias `date`), `title`. */
  sortBy: z.optional(z.nullable(z.string())),
  sortOrder: z.optional(z.nullable(z.enum(['asc', 'desc']))),
  mode: z.optional(z.nullable(z.string())),
  /** Ask for passages with marks instead of the summary. */
  excerpt: z._default(z.boolean(), true),
  searchWithinTitleOnly: z._default(z.boolean(), false),
  hasContent: z.optional(z.nullable(z.boolean())),
  /** `closed`: lists what the search finds outside the reader's subscription, and nothing else. */
  scope: z.optional(z.nullable(z.enum(['closed']))),
  /** Which forms of the words are found: singular and plural (`number`, where absent), or their family too. */
  forms: z.optional(z.nullable(z.enum(FORMS))),
  /** How words side by side are read, where nothing is quoted and no operator is typed: as a phrase, where absent (OP-181). */
  read: z.optional(z.nullable(z.enum(READINGS))),
  /**
   * Says what the other readings of such words find, and goes on, where no reading is named, from a phrase of fewer than
   * five documents to all of the words, and from nothing at all to any of them.
   */
  parts: z.optional(z.nullable(z.boolean())),
});

export type SearchQuery = z.input<typeof searchQuery>;

/** What may stand in the address of a search instead of its body, and then counts (API-029). */
const searchPlace = z.object({
  start: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  resultsPerPage: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_RESULTS))),
});

/** Another edition of the work a hit belongs to (OP-66). */
const otherEdition = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  publicationDate: z.nullable(z.string()),
});

const names = z.array(z.string());

/** What a hit that is a person says beside (ENT-040): numbers and lists are counted, never stored (OP-135). */
export const profilePreview = z.object({
  profileId: z.string(),
  /** Whether there is an entry to read beside the cases. */
  hasProfile: z.boolean(),
  slug: z.string(),
  url: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  roles: names,
  nationalities: names,
  languagesOfProceedings: names,
  sectors: names,
  caseTypes: names,
  institutions: names,
  applicableRules: names,
  applicableLaws: names,
  nominatingFirms: names,
  /** Of the cases that the reader may open. */
  numberOfCases: z.int(),
  numberOfAwards: z.int(),
  numberOfPublications: z.int(),
});

export type ProfilePreview = z.output<typeof profilePreview>;

/** What a treaty says beside (OP-98); what is not known is null or empty. */
export const treatyPreview = z.object({
  /** Its sides, as the document names them. */
  parties: names,
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  inForce: z.nullable(z.string()),
  /** For example `In force`, `Signed`, `Terminated`. */
  status: z.nullable(z.string()),
  /** Where an investor may bring a dispute. */
  forums: names,
  /** How long investments stay protected after its end: `10 years`, `Term not stated`, `None`. */
  sunset: z.nullable(z.string()),
});

export type TreatyPreview = z.output<typeof treatyPreview>;

/** One result entry: the document preview of the specification (ENT-006 to ENT-008). */
export const hit = z.object({
  id: z.string(),
  title: z.string(),
  markedTitle: markedText,
  /** Address inside the application, without the search term. */
  url: z.string(),
  type: z.string(),
  /** BCP 47, the first for what is written of it here. */
  languages: z.array(z.string()),
  authors: z.array(z.string()),
  /** The one date of the document, and what happened then: `Decided`, `Signed`, `Enacted`, `Published` (OP-170). */
  legalDate: z.nullable(z.object({ date: z.string(), label: z.string() })),
  publicationDate: z.nullable(z.string()),
  updatedDate: z.nullable(z.string()),
  /** The day it was first imported. */
  addedDate: z.string(),
  legisDate: z.nullable(z.string()),
  jurisDate: z.nullable(z.string()),
  source: z.nullable(z.string()),
  sourceLocation: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  jurisdictions: z.array(z.string()),
  court: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  caseNumbers: z.array(z.string()),
  citation: z.nullable(z.string()),
  publicationTitle: z.nullable(z.string()),
  /** Address of the cover of a publication (SR-085, OP-131); null for anything else. */
  coverImage: z.nullable(z.string()),
  /** What all editions of a book, or all documents on one treaty between two, share. */
  bookCluster: z.nullable(z.string()),
  /** Newest first; empty for a work of one edition. */
  otherEditions: z.array(otherEdition),
  excerpt: z.array(markedText),
  /** How often each term matched, in the order of `understood.terms`. */
  termCounts: z.array(z.int()),
  /** Part of the demo library. */
  demo: z.boolean(),
  /** Whether the reader may open it; a closed hit has neither excerpt nor marks nor counts. */
  isOpen: z.boolean(),
  /** The subscriptions that hold a closed document, by name; empty for an open one. */
  heldBy: z.array(z.string()),
  /** How well it fits, for the operator's command alone: it is made of how many texts have a word, closed ones too (OP-169). */
  score: z.optional(z.number()),
  /** Of a person, in an edition that has pages of people. */
  profile: z.optional(profilePreview),
  /** Of an investment treaty. */
  treaty: z.optional(treatyPreview),
});

export type Hit = z.output<typeof hit>;

/** A node of the query as understood; a leaf is a term, its `label` the term as written canonically. */
export interface UnderstoodNode {
  readonly kind: 'term' | 'and' | 'or' | 'not' | 'near' | 'field';
  /** For example `NEAR5`, `AND`, of a field search `title`, or `"public policy"`. */
  readonly label: string;
  readonly children: readonly UnderstoodNode[];
}

export const understoodNode: z.ZodMiniType<UnderstoodNode> = z.lazy(() =>
  z.object({
    kind: z.enum(['term', 'and', 'or', 'not', 'near', 'field']),
    label: z.string(),
    children: z.array(understoodNode),
  }),
);

/** The query as understood: its words, its terms and what was repaired or translated. */
export const understoodQuery = z.object({
  /** Canonical query text. */
  text: z.string(),
  /** In plain English. */
  description: z.string(),
  terms: z.array(z.string()),
  tree: understoodNode,
  /** The first 20. */
  notes: z.array(
    z.object({
      kind: z.enum(['repair', 'translation', 'word']),
      at: z.int(),
      length: z.int(),
      from: z.string(),
      to: z.string(),
      message: z.string(),
      /** The whole query with this one undone; null where there is nothing to go back to, and for most of a long query. */
      undo: z.nullable(z.string()),
    }),
  ),
});

export type UnderstoodQuery = z.output<typeof understoodQuery>;

/**
 * A document that the query names: by case number, citation, title, party or the parties on either side of a case; or the
 * page of a place that stands among its words.
 */
export const directMatch = z.object({
  kind: z.enum(['citation', 'case-number', 'title', 'party', 'parties', 'provision', 'place']),
  /** What named it, as the document has it. */
  text: z.string(),
  id: z.string(),
  title: z.string(),
  url: z.string(),
  type: z.string(),
  publicationDate: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** The article or section that the query names, where the text of the instrument has others but not that one. */
  lacks: z.optional(z.string()),
});

export type DirectMatch = z.output<typeof directMatch>;

/** What the library files documents under, and the query calls by name (OP-164). */
export const filedName = z.object({
  /** Id of the filter, and the values to choose of it: one name in one or several spellings. */
  facet: z.string(),
  values: z.array(z.string()),
  /** The name, the commonest spelling. */
  label: z.string(),
  /** What the search finds with the filter in place of the operand. */
  count: z.int(),
  /** The part of the query that is the name, as typed, and what is left of the query without it. */
  operand: z.string(),
  query: z.string(),
});

export type FiledName = z.output<typeof filedName>;

/** A provision that the query names, looked for in every spelling. */
export const spelledProvision = z.object({
  /** In its instrument's own manner, with the instrument's name. */
  label: z.string(),
  /** The part of the query that names it, as typed, and the query with all spellings in its place. */
  operand: z.string(),
  query: z.string(),
  /** What the search finds with that query. */
  count: z.int(),
});

export type SpelledProvision = z.output<typeof spelledProvision>;

/** Other ways to write words of the query that documents have (OP-163): `trade mark` where `trademark` was asked for. */
export const alsoWritten = z.object({
  /** What would be looked for besides, at most 4. */
  words: z.array(z.string()),
  /** The query with these beside the words as typed. */
  query: z.string(),
  /** What the search finds with that query. */
  count: z.int(),
});

export type AlsoWritten = z.output<typeof alsoWritten>;

/** What a switch of Search within would add to these results (OP-11, OP-63). */
const alsoFound = z.object({
  /** Id of the switch. */
  id: z.string(),
  name: z.string(),
  total: z.int(),
  /** The reader's subscription does not hold the switch. */
  isLocked: z.boolean(),
});

/** What one reading of the words finds. */
const searchPart = z.object({
  read: z.enum(READINGS),
  /** What the reading before it finds is left out. */
  total: z.int(),
  /** A query that marks in a document what was found. */
  query: z.string(),
});

export const searchAnswer = z.object({
  hits: z.array(hit),
  /** The reading that was searched: `hits`, `total` and whatever else is counted are its. */
  read: z.enum(READINGS),
  /** The readings of the words, in their order; empty where one alone was asked for or is enough. */
  parts: z.array(searchPart),
  /** What the phrase finds, where the page goes on to the words; on the first page only. */
  earlier: z.array(hit),
  /** Documents that the query names, best first, at most 5; on the first page of a search by words only. */
  direct: z.array(directMatch),
  /** Filters that the query or an operand of it names, at most 3; on the first page only. */
  filed: z.array(filedName),
  /** The provision that the query names, where looking for every spelling finds more; on the first page only. */
  provision: z.nullable(spelledProvision),
  /** Other ways to write the words, where they find more; on the first page only. */
  written: z.nullable(alsoWritten),
  /** Switches that are off and would find something; on the first page only. */
  also: z.array(alsoFound),
  /**
   * Documents outside the reader's subscription that have the words, beside the results: exact to 9, else rounded down to
   * one digit. Null on further pages, in the list of these itself, and where nothing more is named today.
   */
  closed: z.nullable(roundedCount),
  /** Exact number of hits, all of them open to the reader; `totalHits` carries the same (OP-03). */
  total: z.int(),
  totalHits: z.int(),
  start: z.int(),
  resultsPerPage: z.int(),
  /** Absent without a query. */
  understood: z.nullable(understoodQuery),
  sortBy: z.enum(SORTS_BY),
  sortOrder: z.enum(['asc', 'desc']),
  /** Engine time. */
  milliseconds: z.number(),
  /** Of the library that answered; counts up with every change of the documents. */
  corpusVersion: z.int(),
});

export type SearchAnswer = z.output<typeof searchAnswer>;

/** One filter with its counts (ENT-026). Its own choice is left out of its own counts. */
export const filterAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** How many different values have a count. */
  count: z.int(),
  /** SR-098: how the filter is drawn and searched; a tree writes children as `parent > child`. */
  filterType: z.enum(FILTER_TYPES),
  hasMoreFilterItems: z.boolean(),
  isSelfReported: z.boolean(),
  andOrValue: z.enum(['and', 'or']),
  filterItems: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      label: z.string(),
      count: z.int(),
      checked: z.boolean(),
    }),
  ),
});

export type FilterAnswer = z.output<typeof filterAnswer>;

export const filtersAnswer = z.array(filterAnswer);

export const search = defineCall({
  method: 'POST',
  path: '/apiv2/{endpoint}/search',
  summary: 'One page of hits with the exact total.',
  access: 'subscriber',
  routes: ['/{endpoint}'],
  budget: 'search',
  query: searchPlace,
  body: searchQuery,
  answer: searchAnswer,
});

export const filter = defineCall({
  method: 'POST',
  path: '/apiv2/{endpoint}/Filter',
  summary: 'The filters of the mode with the counts for this query.',
  access: 'subscriber',
  routes: ['/{endpoint}'],
  budget: 'search',
  body: searchQuery,
  answer: filtersAnswer,
});
