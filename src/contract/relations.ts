import * as z from 'zod/mini';
import { MOST_PARTNERS } from '#domain/tools/relations/actor-kind.ts';
import { RELATION_SORTS } from '#domain/tools/relations/relation-sorts.ts';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import { RELATION_WINDOWS } from '#domain/tools/relations/relation-window.ts';
import { defineCall } from './call.ts';
import { roundedCount } from './rounded-count.ts';

export const RELATIONS_BASE = '/apiv2/AssessRelationships';

/** The longest name that is taken. */
export const LONGEST_NAME = 300;
const name = z.string().check(z.maxLength(LONGEST_NAME));
const legalDate = z.nullable(z.string());

/** A name with what it is (ENT-042): 0 person, 1 firm or organization, 2 state, 3 commercial party. */
const namedActor = z.object({
  name,
  relType: z.int(),
  /** Id of the record that was chosen from the list; without it the name alone counts. */
  slug: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

/** Somebody the library knows; `note` tells namesakes apart: firm and years, seat, home. */
export const relationActor = z.object({
  name: z.string(),
  relType: z.int(),
  slug: z.string(),
  note: z.nullable(z.string()),
});

export type RelationActor = z.output<typeof relationActor>;

export const suggestActors = defineCall({
  method: 'GET',
  path: `${RELATIONS_BASE}/Autocomplete/{kind}/{text}/{limit}`,
  summary:
    'Names of a kind (Person, LawFirm, State or CommercialParty; Person where it is none of these) that this edition knows, at most 40.',
  access: 'subscriber',
  routes: ['/relationship-indicator'],
  answer: z.array(relationActor),
});

const filter = z.object({ id: z.string(), filterItems: z._default(z.array(z.string()).check(z.maxLength(100)), []) });

/** Which of the relations are listed (API-086). */
export const relationSearchQuery = z.object({
  /** Words that all have to stand in the name of the case or of the partner. */
  q: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
  /** 10 by default (CON-021). */
  resultsPerPage: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
  sortBy: z._default(z.enum(RELATION_SORTS), 'date'),
  /** From 1. */
  page: z._default(z.int().check(z.minimum(1)), 1),
  /** Descending for dates and ascending otherwise, where nothing is said. */
  sortOrder: z.optional(z.nullable(z.enum(['asc', 'desc']))),
  /** `relationshiptype`, `partner`, `institution`, `status`, `basis`, `time`. */
  filters: z._default(z.array(filter).check(z.maxLength(20)), []),
  /** How far back, in years. A relation of which nobody knows when it was stays in every window. */
  dates: z._default(z.object({ window: z._default(z.enum(RELATION_WINDOWS), 'all') }), { window: 'all' }),
});

/** What is asked of relationships (ENT-042, API-085). With nobody on the right, all known ones. */
export const relationQuestion = z.object({
  searchQuery: z._default(relationSearchQuery, {
    q: null,
    resultsPerPage: 10,
    sortBy: 'date',
    page: 1,
    filters: [],
    dates: { window: 'all' },
  }),
  relationshipOne: namedActor,
  /** Types outside 0 to 3 are left out, and so is who stands there twice. */
  relationshipTwo: z._default(z.array(namedActor).check(z.maxLength(50)), []),
  /** Ids of kinds of relation; none is all of them (OP-91). */
  relationshipTypeSelection: z._default(z.array(z.enum(RELATION_TYPE_IDS)), []),
  /** Number of the account; another than the reader's own is refused. */
  customerNo: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

export type RelationQuestionBody = z.output<typeof relationQuestion>;

const passage = z.object({
  /** Address of the paragraph. */
  url: z.string(),
  anchor: z.string(),
  /** The paragraph around the names, cut with `…`. */
  text: z.string(),
  /** Stretches of `text` that are names: from, to. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});

/** A document of a relation. */
const evidence = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  date: legalDate,
  url: z.string(),
  /** Whether its record says so; the papers beside are those of the same proceedings. */
  isSaying: z.boolean(),
  passages: z.array(passage),
});

/** A relation in one case, in one document, or by a firm (OP-90). */
export const relationHit = z.object({
  id: z.string(),
  partner: relationActor,
  relationshipType: z.enum(RELATION_TYPE_IDS),
  /** What it is from the side of the one: `Counsel before`, `Heard counsel` (OP-190). */
  words: z.string(),
  /** Whether a source says so or two facts together do (OP-137). */
  basis: z.enum(['stated', 'derived']),
  /** The part of each side, in the words of the source. */
  roleOne: z.string(),
  roleTwo: z.string(),
  /** Who belongs to the one who was asked for, where it is not that one itself. */
  viaOne: z.nullable(z.string()),
  viaTwo: z.nullable(z.string()),
  caseId: z.nullable(z.string()),
  /** The first of the proceedings. */
  proceedingId: z.nullable(z.string()),
  proceedings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The case, the document or the firm. */
  casename: z.string(),
  institution: z.nullable(z.string()),
  /** How recent it is: the last day it is known of. */
  date: legalDate,
  from: legalDate,
  to: legalDate,
  isOngoing: z.boolean(),
  /** False where nobody knows when it was: a weaker kind, listed last. */
  isTimeKnown: z.boolean(),
  status: z.nullable(z.string()),
  documentUrl: z.nullable(z.string()),
  /** The first passage that names them. */
  snippet: z.nullable(z.string()),
  evidence: z.array(evidence),
});

export type RelationHit = z.output<typeof relationHit>;

/** Cases outside the subscription in which something stands: that they do, and no more (OP-138). */
export const closedRelations = z.object({
  ...roundedCount.shape,
  cases: z.array(z.object({ title: z.string(), institution: z.nullable(z.string()), partner: z.nullable(z.string()) })),
});

/** What was searched, which every answer says (OP-138). */
export const searchedLibrary = z.object({
  cases: z.int(),
  /** Documents that belong to none of the cases and say who took part. */
  documents: z.int(),
  institutions: z.int(),
  /** Years of the earliest and the latest of them. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Version of the library. */
  version: z.int(),
  date: z.string(),
  /** What is said where nothing was found. */
  text: z.string(),
});

export type SearchedLibrary = z.output<typeof searchedLibrary>;

const unresolved = z.object({
  name: z.string(),
  relType: z.int(),
  /** Those it could mean; none where nobody of the name is known. */
  candidates: z.array(relationActor),
});

/** Relationships of one with others (OP-90). */
export const relationAssessment = z.object({
  relationshipOne: z.nullable(relationActor),
  relationshipTwo: z.array(relationActor),
  /** Names that mean nobody known, or several. */
  unresolved: z.array(unresolved),
  /** Where the subscription does not include results: nothing is told then. */
  isLocked: z.boolean(),
  summary: z.array(z.object({ partner: relationActor, relationshipType: z.enum(RELATION_TYPE_IDS), count: z.int() })),
  hits: z.array(relationHit),
  filters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      items: z.array(z.object({ value: z.string(), name: z.string(), count: z.int(), selected: z.boolean() })),
    }),
  ),
  totalHits: z.int(),
  /** How many of them were last known of in each year, the earliest first; ongoing ones count for this year. */
  years: z.array(z.object({ year: z.string(), count: z.int() })),
  /** Whether more cases name the one than were looked at. */
  isCut: z.boolean(),
  closed: closedRelations,
  searched: searchedLibrary,
});

export type RelationAssessment = z.output<typeof relationAssessment>;

export const assessRelationships = defineCall({
  method: 'POST',
  path: `${RELATIONS_BASE}/AssessRelationships`,
  summary: `How one is related to up to ${MOST_PARTNERS} others, or to anybody, with the evidence (OP-90).`,
  access: 'subscriber',
  routes: ['/relationship-indicator'],
  budget: 'search',
  body: relationQuestion,
  answer: relationAssessment,
});
