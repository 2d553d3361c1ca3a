import * as z from 'zod/mini';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import { defineCall } from './call.ts';
import { roundedCount } from './rounded-count.ts';
import { profilePreview } from './search.ts';
import { suggestionsAnswer } from './suggestions.ts';

const nullableText = z.nullable(z.string());
const link = z.object({ title: z.string(), url: z.string() });

/** A case of the table; the reader may open it. */
export const profileCase = z.object({
  caseId: z.string(),
  title: z.string(),
  institution: nullableText,
  url: z.string(),
  caseNo: z.string(),
  date: nullableText,
  status: nullableText,
  type: nullableText,
  sector: nullableText,
  rules: nullableText,
  /** What the person did in it, in each proceeding. */
  parts: z.array(
    z.object({
      role: z.string(),
      proceeding: nullableText,
      method: nullableText,
      firm: nullableText,
      from: nullableText,
      to: nullableText,
    }),
  ),
  /** Where this is said, and when that was last changed here. */
  source: z.object({ title: z.string(), url: z.string(), date: z.string() }),
  demo: z.boolean(),
});

/** A case outside the reader's subscription: that it is there, and nothing more (OP-138). */
export const closedCase = z.object({ title: z.string(), institution: nullableText });

export type ProfileCaseRow = z.output<typeof profileCase>;

/** A filter of the table with counts, its own choice left aside. */
export const profileFilter = z.object({
  id: z.string(),
  name: z.string(),
  filterItems: z.array(z.object({ id: z.string(), label: z.string(), count: z.int(), checked: z.boolean() })),
});

export type ProfileFilter = z.output<typeof profileFilter>;

const filterChoice = z.object({
  id: z.string().check(z.maxLength(100)),
  filterItems: z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(100)), []),
});

export const casesTableQuery = z.object({
  start: z._default(z.int().check(z.minimum(0)), 0),
  resultsPerPage: z._default(z.int().check(z.minimum(1), z.maximum(100)), CASES_ON_A_PAGE),
  /** From 1; instead of `start`. */
  page: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  filters: z._default(z.array(filterChoice).check(z.maxLength(20)), []),
});

export type CasesTableQuery = z.input<typeof casesTableQuery>;

export const casesTable = z.object({
  cases: z.array(profileCase),
  filters: z.array(profileFilter),
  /** Cases that the reader may open and that pass the filters, exactly. */
  totalCasesHits: z.int(),
  start: z.int(),
  resultsPerPage: z.int(),
  /** The reader's subscription stops at the first page (OP-10). */
  isLocked: z.boolean(),
  /** Cases outside the subscription, beside the first page of an unfiltered table. */
  closed: z.array(closedCase),
  /** How many there are, rounded (OP-169). */
  closedCases: roundedCount,
});

export type CasesTable = z.output<typeof casesTable>;

/** A value, and whether the person's own entry alone says it. */
const value = z.object({ value: z.string(), isSelfReported: z.boolean() });
const values = z.array(value);

const statistic = z.object({
  /** Filter of the table that shows the cases of a figure. */
  id: z.string(),
  title: z.string(),
  isTimeline: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Page of the person that the label names. */
      url: nullableText,
      count: z.int(),
      /** Of the cases that are counted; null below 5. */
      percent: z.nullable(z.int()),
      /** The cases of a figure below 5. */
      cases: z.array(link),
    }),
  ),
});

export type ProfileStatistic = z.output<typeof statistic>;

/** A person's page (ENT-041, OP-89). */
export const profile = z.object({
  ...profilePreview.shape,
  /** When the entry or one of the cases last changed here. */
  lastModified: z.string(),
  demo: z.boolean(),
  biography: z.nullable(
    z.object({
      text: nullableText,
      position: nullableText,
      firm: nullableText,
      place: nullableText,
      qualifications: z.array(z.string()),
      memberships: z.array(z.string()),
      /** Who states the entry, and as of when. */
      source: nullableText,
      asOf: nullableText,
      /** Parts that the person reported of themselves: `biography`, `memberships`. */
      selfReported: z.array(z.string()),
    }),
  ),
  firms: z.array(z.object({ firm: z.string(), position: nullableText, from: nullableText, to: nullableText })),
  facts: z.object({
    nationalities: values,
    languagesOfProceedings: values,
    roles: values,
    sectors: values,
    caseTypes: values,
    institutions: values,
    applicableRules: values,
    applicableLaws: values,
    nominatingFirms: values,
  }),
  ...z.omit(casesTable, { start: true, resultsPerPage: true }).shape,
  statistics: z.array(statistic),
  /** What the figures are counted from. */
  counted: z.object({ cases: z.int(), demoCases: z.int(), corpusVersion: z.int(), date: z.string() }),
  /** Documents of the cases in which the person sat. */
  awards: z.array(z.object({ title: z.string(), url: nullableText, about: z.string() })),
  publications: z.array(z.object({ title: z.string(), url: z.string(), type: z.string(), date: nullableText })),
  /** Others of the same name, told apart by firm and years. */
  namesakes: z.array(z.object({ fullName: z.string(), url: z.string(), about: nullableText })),
});

export type Profile = z.output<typeof profile>;

export const suggestProfiles = defineCall({
  method: 'GET',
  path: '/apiv2/ArbitratorSearch/AutoComplete',
  summary: 'People of whose names a word begins with each word typed, at most 8; `total` counts them all (API-081).',
  access: 'subscriber',
  routes: ['/profile-navigator'],
  query: z.object({ query: z.string().check(z.maxLength(500)) }),
  answer: suggestionsAnswer,
});

export const getProfile = defineCall({
  method: 'GET',
  path: '/apiv2/ArbitratorProfile/{id}',
  summary: 'A person by slug or id, in any letter case, with the first page of their cases (API-082).',
  access: 'subscriber',
  routes: ['/profile-navigator/{id}'],
  answer: profile,
});

export const listProfileCases = defineCall({
  method: 'POST',
  path: '/apiv2/ArbitratorProfile/CasesTable/{id}',
  summary: 'A page of the cases of a person, five by default, filtered (API-083).',
  access: 'subscriber',
  routes: ['/profile-navigator/{id}'],
  body: casesTableQuery,
  answer: casesTable,
});
