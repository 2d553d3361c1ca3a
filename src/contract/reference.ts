import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { statusRow } from './nyc-tool.ts';
import { roundedCount } from './rounded-count.ts';

/** How many documents there are that the reader may open, and the search that finds exactly these. */
const counted = z.object({ count: z.int(), url: z.string(), closed: roundedCount });

const listed = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  type: z.string(),
  date: z.nullable(z.string()),
});

export type ListedDocument = z.output<typeof listed>;

/** Documents of one sort: the newest five, with the search that finds them all. */
const block = z.object({ id: z.string(), title: z.string(), total: counted, documents: z.array(listed) });

export type ReferenceBlock = z.output<typeof block>;

const named = z.object({ name: z.string(), url: z.nullable(z.string()) });

const placeEntry = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  continent: z.nullable(z.string()),
  documents: counted,
});

export type PlaceEntry = z.output<typeof placeEntry>;

export const listJurisdictions = defineCall({
  method: 'GET',
  path: '/apiv2/Jurisdictions',
  summary: 'Every place with law of its own, by name, with the number of documents on it.',
  access: 'subscriber',
  routes: ['/jurisdictions'],
  answer: z.object({ places: z.array(placeEntry) }),
});

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
    neighbours: z.array(z.object({ ...placeEntry.shape, via: z.nullable(z.string()) })),
  }),
});

const organizationEntry = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  url: z.string(),
  documents: counted,
});

export type OrganizationEntry = z.output<typeof organizationEntry>;

export const listOrganizations = defineCall({
  method: 'GET',
  path: '/apiv2/Organizations',
  summary: 'Institutions and bodies by name, with place and number of documents.',
  access: 'subscriber',
  routes: ['/organizations'],
  answer: z.object({ organizations: z.array(organizationEntry) }),
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
    ...organizationEntry.shape,
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

const conventionEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** Its text, or a summary of it where the library holds no text. */
  document: listed,
  /** Our summary beside the text. */
  summary: z.nullable(listed),
  status: z.nullable(z.string()),
  date: z.nullable(z.string()),
  inForce: z.nullable(z.string()),
  depositary: z.nullable(z.string()),
  /** Of a summary: the text it describes, and the day on which it and its dates were held against that, if ever (OP-176). */
  officialText: z.nullable(
    z.object({ title: z.string(), url: z.nullable(z.string()), readOn: z.nullable(z.string()) }),
  ),
  /** Places of which a source says that they joined and did not leave; null where no row says anything. */
  parties: z.nullable(z.int()),
});

export type ConventionEntryAnswer = z.output<typeof conventionEntry>;

export const listConventions = defineCall({
  method: 'GET',
  path: '/apiv2/Conventions',
  summary: 'Multilateral instruments, each once, with their dates, depositary and number of known parties.',
  access: 'subscriber',
  routes: ['/conventions'],
  answer: z.object({ conventions: z.array(conventionEntry) }),
});

export const getConvention = defineCall({
  method: 'GET',
  path: '/apiv2/Conventions/{id}',
  summary: 'One multilateral instrument: its status table with sources, and what cites it.',
  access: 'subscriber',
  routes: ['/conventions'],
  answer: z.object({
    ...conventionEntry.shape,
    rows: z.array(statusRow),
    related: z.array(z.object({ type: z.string(), documents: z.array(listed) })),
    relatedClosed: roundedCount,
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
