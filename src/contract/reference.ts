import * as z from 'zod/mini';
import { CONVENTIONS } from '#collections/conventions.ts';
import { EXAM_PAPERS } from '#collections/exam-papers.ts';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import { USEFUL_LINKS } from '#collections/useful-links.ts';
import type { EntryOf } from '#domain/collections/collection.ts';
import { defineCall } from './call.ts';
import { block, callsOf, counted, entryShape, listed } from './collection.ts';
import { statusRow } from './nyc-tool.ts';
import { roundedCount } from './rounded-count.ts';

const named = z.object({ name: z.string(), url: z.nullable(z.string()) });

/** Places, institutions, conventions, exam papers and links elsewhere, as their collections answer them. */
export const listJurisdictions = callsOf(JURISDICTIONS).list;
export const listOrganizations = callsOf(ORGANIZATIONS).list;
export const listConventions = callsOf(CONVENTIONS).list;
export const getConvention = callsOf(CONVENTIONS).entry;
export const listExamMaterials = callsOf(EXAM_PAPERS).list;
export const listUsefulLinks = callsOf(USEFUL_LINKS).list;

export type PlaceEntry = EntryOf<typeof JURISDICTIONS.fields>;
export type OrganizationEntry = EntryOf<typeof ORGANIZATIONS.fields>;
export type ConventionEntryAnswer = EntryOf<typeof CONVENTIONS.fields>;

/** What an author says of a place in a few paragraphs. */
const countryOverview = z.object({
  ...listed.shape,
  /** Built by the server, escaped throughout. */
  html: z.string(),
  authors: z.array(z.string()),
  lastReviewDate: z.nullable(z.string()),
});

export type CountryOverview = z.output<typeof countryOverview>;

/** What a place did about a treaty. */
const treatyOfPlace = z.object({ ...statusRow.shape, treaty: named });

export const getJurisdiction = defineCall({
  method: 'GET',
  path: '/apiv2/Jurisdictions/{name}',
  summary:
    'One place: names, groups, courts, treaties with their sources, and documents of each sort, the newest first.',
  access: 'subscriber',
  routes: ['/jurisdiction/{name}'],
  answer: z.object({
    id: z.string(),
    name: z.string(),
    /** Official and former names. */
    aliases: z.array(z.string()),
    continent: z.nullable(z.string()),
    groups: z.array(z.string()),
    documents: counted,
    /** Null where the library has none that the reader may open. */
    overview: z.nullable(countryOverview),
    /** The newest legislation on it. */
    law: z.array(listed),
    courts: z.array(z.object({ name: z.string(), documents: counted })),
    conventions: z.array(treatyOfPlace),
    /** Bilateral investment treaties on it. */
    bilateral: counted,
    blocks: z.array(block),
    /** Who wrote most on it. */
    contributors: z.array(z.object({ name: z.string(), documents: counted })),
    /** The latest review among the documents listed. */
    lastReviewDate: z.nullable(z.string()),
    /**
     * Places of which the library has documents: bound by the same treaty, or, where no source names one, of the same
     * continent.
     */
    neighbours: z.array(z.object({ ...entryShape(JURISDICTIONS.fields), via: z.nullable(z.string()) })),
  }),
});

const sum = z.optional(z.number().check(z.minimum(0)));

/** What an institution charges, as read in one place on one day; calculated from where it has examples (OP-176). */
const feeSchedule = z.object({
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  source: z.string(),
  readOn: z.string(),
  note: z.nullable(z.string()),
  /** A fee for amounts in dispute above one sum and up to another: a sum, with per cent of the rest and a limit, or words. */
  lines: z.array(
    z.object({
      procedure: z.string(),
      fee: z.string(),
      above: z.number(),
      upTo: sum,
      fixed: sum,
      percent: sum,
      most: sum,
      words: z.optional(z.string()),
    }),
  ),
  /** Calculations that the institution published itself; the lines give each of them. */
  examples: z.array(z.object({ procedure: z.string(), fee: z.string(), amount: z.number(), comesTo: z.number() })),
});

export type FeeScheduleAnswer = z.output<typeof feeSchedule>;

export const getOrganization = defineCall({
  method: 'GET',
  path: '/apiv2/Organizations/{id}',
  summary: 'One institution: description, website, rules by version, what the library holds of each sort.',
  access: 'subscriber',
  routes: ['/organization/{id}'],
  answer: z.object({
    ...entryShape(ORGANIZATIONS.fields),
    aliases: z.array(z.string()),
    website: z.nullable(z.string()),
    countryUrl: z.nullable(z.string()),
    description: z.nullable(z.string()),
    /** Where its facts were read, and on which day; null where nobody noted it (OP-176). */
    source: z.nullable(z.string()),
    readOn: z.nullable(z.string()),
    /** By version; with an address where the library holds the text or a summary. */
    rules: z.array(named),
    /** What it charges; empty where no schedule could be read with its source. */
    feeSchedules: z.array(feeSchedule),
    blocks: z.array(block),
    demo: z.int(),
  }),
});

const treatyDocument = z.object({
  ...listed.shape,
  status: z.nullable(z.string()),
  inForce: z.nullable(z.string()),
  /** Who gives it. */
  source: z.nullable(z.string()),
});

export const findTreatyBetween = defineCall({
  method: 'GET',
  path: '/apiv2/Treaties/Between',
  summary: 'The investment treaties of the library between two states; none is said of this list alone.',
  access: 'subscriber',
  routes: ['/conventions', '/bits'],
  query: z.object({
    /** The states, by any of their names; without them, whom there are. */
    one: z.optional(z.string().check(z.maxLength(100))),
    other: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    /** The states that treaties of the library are between. */
    places: z.array(z.string()),
    /** How many documents on bilateral treaties are looked through; agreements among more states come beside them. */
    of: z.int(),
    /** Each treaty once, with the document that says most of it and the others on it. */
    treaties: z.array(z.object({ ...treatyDocument.shape, others: z.array(treatyDocument) })),
    /** Between these two outside the reader's subscription. */
    closed: roundedCount,
  }),
});
