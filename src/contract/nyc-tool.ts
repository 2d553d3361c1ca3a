import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { counted, listed, officialText } from './collection-fields.ts';
import { roundedCount } from './rounded-count.ts';

const BASE = '/apiv2/NYCTool';

/** A provision or a topic of the New York Convention with the decisions on it (OP-97, OP-140). */
const entry = z.object({
  id: z.string(),
  /** `Article V(1)(b)`, `5.2.1`. */
  label: z.string(),
  title: z.string(),
  /** How deep it stands, from 0. */
  depth: z.int(),
  url: z.string(),
  decisions: counted,
});

export type ConventionEntry = z.output<typeof entry>;

/** What the figures are made of: how many of the decisions are invented ones of the demo library. */
const basis = z.object({ decisions: counted, demo: z.int() });

export const getConventionTool = defineCall({
  method: 'GET',
  path: `${BASE}/Landing`,
  summary: 'How much there is in each of the three ways into the decisions on the New York Convention.',
  access: 'subscriber',
  routes: ['/nyctool'],
  answer: z.object({ ...basis.shape, articles: z.int(), topics: z.int(), states: z.int() }),
});

const cell = z.object({ outcome: z.string(), count: z.int(), url: z.string() });
const figures = z.array(
  z.object({
    name: z.string(),
    url: z.nullable(z.string()),
    total: z.int(),
    /** The search that finds what the total counts. */
    totalUrl: z.string(),
    cells: z.array(cell),
  }),
);

export const getConventionStatistics = defineCall({
  method: 'GET',
  path: `${BASE}/Statistics`,
  summary: 'Outcomes of decisions by ground, court and year; each figure with the search that finds what it counts.',
  access: 'subscriber',
  routes: ['/nyctool'],
  budget: 'search',
  query: z.object({
    /** Id of a provision: rulings on it alone. */
    provision: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: z.object({
    ...basis.shape,
    /** The columns. */
    outcomes: z.array(z.string()),
    grounds: figures,
    courts: figures,
    years: figures,
  }),
});

export type ConventionFigures = z.output<typeof figures>;

const step = z.object({ id: z.string(), label: z.string(), title: z.string(), url: z.string() });

const decision = z.object({
  ...listed.shape,
  court: z.nullable(z.string()),
  jurisdictions: z.array(z.string()),
  summary: z.nullable(z.string()),
  /** The court's on this provision or topic, which may differ from that of the whole (OP-140). */
  outcomes: z.array(z.string()),
  /** Of the decision as a whole. */
  outcome: z.nullable(z.string()),
});

export type ConventionDecision = z.output<typeof decision>;

/** One provision or topic with all that the library holds on it. */
const item = z.object({
  kind: z.enum(['provision', 'topic']),
  ...entry.shape,
  /** From the outermost, without itself. */
  above: z.array(step),
  below: z.array(entry),
  /** The provision that a topic belongs to; itself for a provision. */
  provision: step,
  /** Topics of a provision. */
  topics: z.array(entry),
  /** Its text as the library holds it, under the heading of the nearest provision that this has; null where it holds none that the reader may open. */
  text: z.nullable(
    z.object({
      title: z.string(),
      url: z.string(),
      label: z.string(),
      paragraphs: z.array(z.string()),
      /** The text that it summarises in our words; null of the instrument's own words. */
      summaryOf: officialText,
    }),
  ),
  commentary: z.array(z.object({ ...listed.shape, summary: z.nullable(z.string()), authors: z.array(z.string()) })),
  newest: z.array(decision),
  demo: z.int(),
  /** What else cites the provision, by content type, the newest first in each (OP-122). */
  cited: z.array(z.object({ type: z.string(), documents: z.array(listed) })),
  citedClosed: roundedCount,
});

export type ConventionItem = z.output<typeof item>;

export const getConventionEntry = defineCall({
  method: 'GET',
  path: `${BASE}/Item/{id}`,
  summary:
    'One provision or topic: its text, commentary, decisions with the outcome on it, and all else that cites it.',
  access: 'subscriber',
  routes: ['/nyctool/{id}'],
  answer: item,
});
