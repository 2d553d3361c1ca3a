import * as z from 'zod/mini';
import { RESULTS } from '#domain/thresholds/result.ts';
import { defineCall } from './call.ts';
import { CALCULATOR, dealBody, dealRate, MOST_PLACES, word } from './deal.ts';
import { shownFact } from './facts.ts';

/** A merger that is asked about. */
const question = z.object({
  ...dealBody.shape,
  /** Whether what else the law says of each place is wanted, with the library's texts. */
  Law: z.optional(z.boolean()),
});

export type DealQuestion = z.output<typeof question>;

const step = z.object({
  /** How far in it stands. */
  depth: z.int(),
  words: z.string(),
  /** Null where it is not known. */
  holds: z.nullable(z.boolean()),
});

const sourceOfLaw = z.object({
  title: z.string(),
  address: z.nullable(z.string()),
  /** The same where it is one on the web. */
  url: z.nullable(z.string()),
  place: z.nullable(z.string()),
  readOn: z.string(),
  /** `the text itself`, or whose report of it. */
  readFrom: z.nullable(z.string()),
  /** Read more than twelve months ago: to be checked before use. */
  isOld: z.boolean(),
});

const judgedRule = z.object({
  id: z.string(),
  /** `notification` decides; `class` classes a filing, `special` needs a decision. */
  role: z.string(),
  /** `mandatory` or `voluntary`. */
  obligation: z.string(),
  /** The rule in words, a line for each part, further in what belongs to one. */
  text: z.string(),
  /** Null where it is not known. */
  holds: z.nullable(z.boolean()),
  /** How the figures were worked, a line a step; `steps` are the same lines one by one. */
  arithmetic: z.string(),
  steps: z.array(step),
  /** Ids of the facts of law. */
  facts: z.array(z.string()),
  source: sourceOfLaw,
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** A text of the library on the thresholds of a place; without address where the reader's subscription does not hold it. */
const lawText = z.object({ title: z.string(), url: z.nullable(z.string()) });

/** What else is said of a place on the day. */
const placeLaw = z.object({
  /** Whether a deal that has to be filed has to wait: `yes`, `no`, or in words; null where nobody read it. */
  standstill: z.nullable(z.string()),
  /** Duty to file, time limits and fees that hold or may hold on the day. */
  facts: z.array(shownFact),
  texts: z.array(lawText),
  /** The page of the place inside the application. */
  page: z.string(),
});

export type PlaceLaw = z.output<typeof placeLaw>;

const judgedPlace = z.object({
  /** Land code, or `EU`. */
  place: z.string(),
  name: z.string(),
  result: z.enum(RESULTS),
  /** Only the text of the law helps; no figure would decide. */
  read: z.boolean(),
  /** Nobody has to file; the authority may be notified. */
  voluntary: z.boolean(),
  rules: z.array(judgedRule),
  /** Figures, conditions and rates of which some value decides; where the known ones decide already, none. */
  missing: z.array(z.string()),
  notes: z.array(z.string()),
  /** Where it is wanted (`Law`). */
  law: z.optional(placeLaw),
});

export type JudgedPlace = z.output<typeof judgedPlace>;

const judgement = z.object({
  day: z.string(),
  places: z.array(judgedPlace),
  /** Rates of the library, given by its operator, that stand where the deal gives none; absent where there are none. */
  rates: z.optional(z.array(z.object({ ...dealRate.shape, fact: z.string() }))),
  /** Number of the library's state, where `Law` is wanted. */
  version: z.optional(z.int()),
});

export type DealAnswer = z.output<typeof judgement>;

/** When a merger has to be filed; figures are neither kept nor logged nor counted. */
export const judgeThresholds = defineCall({
  method: 'POST',
  path: '/apiv2/CompareJurisdictions/Thresholds',
  summary:
    'In which places a merger has to be filed on a day, by the rules that facts of law give: the arithmetic, the sources, and which missing figures would decide. What is absent is unknown, 0 is none. Figures are neither kept nor logged (OP-178).',
  access: 'subscriber',
  routes: CALCULATOR,
  body: question,
  answer: judgement,
});

const knownPlace = z.object({
  /** Land code, or `EU`. */
  place: z.string(),
  name: z.string(),
  /** `European Union`, or the continent. */
  group: z.string(),
  /** Whether its rules are typed, so that they can be worked. */
  isTyped: z.boolean(),
  texts: z.array(lawText),
});

export type ThresholdPlace = z.output<typeof knownPlace>;

/** Of which places the library knows rules or texts on thresholds. */
export const listThresholdPlaces = defineCall({
  method: 'GET',
  path: '/apiv2/CompareJurisdictions/ThresholdPlaces',
  summary: 'The places of which facts of law give rules on merger thresholds, or texts speak of them.',
  access: 'subscriber',
  routes: CALCULATOR,
  answer: z.object({ places: z.array(knownPlace), version: z.int() }),
});

const limit = z.object({
  id: z.string(),
  place: z.string(),
  title: z.string(),
  /** As the law says it: `25 working days`. */
  length: z.string(),
  /** Its last day. */
  day: z.string(),
  notes: z.array(z.string()),
  source: sourceOfLaw,
});

export type ThresholdLimit = z.output<typeof limit>;

/** When the limits end that run from a filing. */
export const reckonLimits = defineCall({
  method: 'POST',
  path: '/apiv2/CompareJurisdictions/Limits',
  summary:
    'When the time limits of some places end that run from a filing on a day, with their sources and as iCalendar (RFC 5545); of those of which no day can be said, why. Nothing that is sent is kept.',
  access: 'subscriber',
  routes: CALCULATOR,
  body: z.object({
    /** The day of the filing. */
    Filed: z.iso
      .date()
      .check(z.refine((day) => day >= '1900' && day < '3000', 'Say a day of filing from 1900-01-01 to 2999-12-31.')),
    /** Land codes, `EU`, or names. */
    Places: z.array(word).check(z.minLength(1), z.maxLength(MOST_PLACES)),
  }),
  answer: z.object({
    filed: z.string(),
    limits: z.array(limit),
    open: z.array(z.string()),
    /** The same limits as iCalendar; empty where there are none. */
    calendar: z.string(),
  }),
});
