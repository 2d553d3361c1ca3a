import * as z from 'zod/mini';
import {
  CELL_CHANGES,
  CHOSEN_BY,
  COMPARED,
  COMPARISON_LIMITS,
  PLACE_GROUPS,
  REVIEW_STATES,
} from '#domain/comparison/comparison.ts';
import { defineCall } from './call.ts';
import { shownFact } from './facts.ts';

const BASE = '/apiv2/CompareJurisdictions';
/** Both addresses of a product (SH-117, SH-118, SH-149, SH-150, SH-170, SH-171). */
export const COMPARISON_ROUTES = [
  '/compare-jurisdictions/{slug}',
  '/quickanswers/{slug}',
  '/practice-tools/{slug}',
] as const;

const slug = z.string().check(z.minLength(1), z.maxLength(100));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const day = z.iso.date();

/** What can stand in a column: a place by its land code or id, or an institution by its id. */
const column = z.object({
  id: z.string(),
  name: z.string(),
  /** The document that answers for it; null where the reader may not open it. */
  documentId: z.nullable(z.string()),
  /** Topics that it answers, by their ids. */
  topics: z.array(z.string()),
  lastReviewDate: z.nullable(z.string()),
  /** Closed to the codes that the reader holds: its name may be known, no word of its text and none of its topics. */
  isLocked: z.boolean(),
  /** Of a locked one: the subscriptions that hold it, by name. */
  heldBy: z.array(z.string()),
});

const topic = z.object({
  topicId: z.string(),
  description: z.string(),
  /** The topic that it belongs to; null at the top. */
  parent: z.nullable(z.string()),
  /** How many columns that are open to the reader answer it. */
  answers: z.int(),
});

const named = z.object({ topicId: z.string(), description: z.string() });

/** What a comparison can be made of (ENT-043). */
export const comparisonLanding = z.object({
  productId: z.string(),
  slug: z.string(),
  publicationTitle: z.string(),
  topicTitle: z.string(),
  descriptiveText: z.string(),
  jurisdictionOrOrganizationTitle: z.string(),
  /** Places or institutions stand in its columns, never both (OP-142). */
  compares: z.enum(COMPARED),
  jurisdictions: z.array(column),
  /** Each after the one that it belongs to. */
  topicTree: z.array(topic),
  /** The other products of the edition that this reader has a page of. */
  topicGroups: z.array(z.object({ publicationTitle: z.string(), slug: z.string(), url: z.string() })),
  /** Each has one column at least; those of institutions go by their seat. */
  jurisdictionGroups: z.array(
    z.object({
      groupName: z.string(),
      kind: z.enum(PLACE_GROUPS),
      /** Ids of columns. */
      groupJurisdictions: z.array(z.string()),
    }),
  ),
  /** The six most opened in ninety days, else those that the editor names (OP-144). */
  topicFrequent: z.array(named),
  limits: z.object({ jurisdictions: z.int(), topics: z.int() }),
  corpusVersion: z.int(),
});

export type ComparisonLanding = z.output<typeof comparisonLanding>;

export const getComparisonLanding = defineCall({
  method: 'GET',
  path: `${BASE}/TopicsAndJurisdictions/{slug}`,
  summary: 'What a comparison can be made of: topics as a tree, places or institutions with their groups (API-088).',
  access: 'subscriber',
  routes: COMPARISON_ROUTES,
  answer: comparisonLanding,
});

/** What changed in a cell since a day; words as `GetDocumentChanges` has them. */
const change = z.object({
  kind: z.enum(CELL_CHANGES),
  /**
   * The day of the change, and the version of the document that brought it: of a text that says when it is in force its
   * first day, else the day the library took it in (OP-197).
   */
  on: z.nullable(z.string()),
  isInForce: z.boolean(),
  version: z.nullable(z.int()),
  pieces: z.array(z.object({ kind: z.enum(['same', 'inserted', 'deleted']), text: z.string() })),
  /** What says so: the `Source:` of the answer as it is now. */
  source: z.nullable(z.string()),
});

const cell = z.object({
  topicId: z.string(),
  /** Built by the server, escaped throughout; the same words as the stretch of the document. */
  html: z.string(),
  /** The printed page on which it begins; null where the text has none. */
  sourcePage: z.nullable(z.string()),
  /** The stretch: its first and its last block. */
  from: z.string(),
  to: z.string(),
  /** Leads to the first block. */
  url: z.string(),
  /** Facts of law that stand beside it, valid on the day. */
  facts: z.array(shownFact),
  /** Null unless `Since` is given, and where nothing changed; `not held` where no text of that day is at hand. */
  change: z.nullable(change),
});

export const comparedDocument = z.object({
  documentId: z.string(),
  /** Id of the column. */
  jurisdiction: z.string(),
  title: z.string(),
  /** BCP 47: of its text, where blocks do not say another. */
  language: z.string(),
  /** A cell for each topic that it answers of those asked for. */
  topicHtml: z.array(cell),
  /** The citation of the document with its permanent address, in the plain style. */
  sourceDetails: z.object({ citation: z.string(), permalink: z.string() }),
  status: z.enum(REVIEW_STATES),
  /** Answers that it had on the day of `Since` and has no more. */
  removed: z.array(z.object({ topicId: z.string(), change })),
  /** The version of the document that is shown, and by what it was chosen. */
  version: z.int(),
  by: z.enum(CHOSEN_BY),
  /** The first and the last day of that: of the law as it says it (`validity`), else of the library; null without one. */
  heldFrom: z.nullable(z.string()),
  heldUntil: z.nullable(z.string()),
});

/** Side by side (ENT-044). */
export const comparisonAnswer = z.object({
  topics: z.array(z.object({ ...named.shape, parents: z.array(z.string()) })),
  documents: z.array(comparedDocument),
  jurisdictions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      documentId: z.nullable(z.string()),
      contributors: z.array(z.string()),
      lastReviewDate: z.nullable(z.string()),
      /** Whole months since its last review; null where nobody said one. More than twelve are marked (OP-143). */
      monthsSinceReview: z.nullable(z.int()),
      isLocked: z.boolean(),
      heldBy: z.array(z.string()),
      /** Why the column has no text of that day or version, in words; null where it has one. */
      note: z.nullable(z.string()),
      /** That text was removed by the operator on this day (OP-204). */
      removedOn: z.nullable(z.string()),
    }),
  ),
  /** What was asked for and is not there, in words. */
  dropped: z.array(z.string()),
  asOf: z.nullable(z.string()),
  since: z.nullable(z.string()),
  /** Of the library when this was answered; a permanent address names it. */
  corpusVersion: z.int(),
});

export type ComparisonAnswer = z.output<typeof comparisonAnswer>;
export type ComparedDocument = z.output<typeof comparedDocument>;

/** Empty unless both topics and places are given (TL-047, TL-048). */
export const comparisonBody = z.object({
  Slug: slug,
  TopicIds: z.array(id).check(z.maxLength(COMPARISON_LIMITS.topics)),
  /** Land codes, ids or names of places; ids of institutions. */
  JurisDictions: z.array(id).check(z.maxLength(COMPARISON_LIMITS.jurisdictions)),
  /** The matrix of that day: texts by their validity where they carry it, else as the library had them (OP-197). */
  AsOf: z.optional(z.nullable(day)),
  /** Marks what changed since that day. */
  Since: z.optional(z.nullable(day)),
  /** The matrix as the library had it in a version of its own; with `AsOf` that of the day, as it was known then. */
  CorpusVersion: z.optional(z.nullable(z.int().check(z.minimum(1)))),
});

export const compare = defineCall({
  method: 'POST',
  path: `${BASE}/Compare/{slug}`,
  summary:
    'Answers of a product side by side, by topic and place or institution; each is a stretch of a document (API-089).',
  access: 'subscriber',
  routes: COMPARISON_ROUTES,
  budget: 'search',
  body: comparisonBody,
  answer: comparisonAnswer,
});
