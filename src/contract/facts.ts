import * as z from 'zod/mini';
import { FACT_KINDS } from '#domain/facts/fact.ts';
import { defineCall } from './call.ts';
import { statusRow } from './collection-fields.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.nullable(z.string());

const said = z.object({ name: z.string(), words: z.string() });

/** A fact of law in words, with where it was read (OP-186). */
export const shownFact = z.object({
  id: z.string(),
  kind: z.enum(FACT_KINDS),
  label: z.string(),
  value: z.string(),
  /** Of a rule: what it consists of, each line as deep as it stands. */
  lines: z.array(z.object({ depth: z.int(), words: z.string() })),
  /** What else decides whether it holds. */
  details: z.array(said),
  /** On the day that is asked for. */
  holds: z.union([z.boolean(), z.literal('unknown')]),
  /** The first and the last day on which it holds; null where it has none or nobody could read it. */
  since: day,
  until: day,
  /** From this day on it is known to hold, where nobody read the first one. */
  knownFrom: day,
  source: z.object({
    title: z.string(),
    /** Official number, or address. */
    address: z.nullable(z.string()),
    /** The same where it is one on the web. */
    url: z.nullable(z.string()),
    /** The place in it. */
    place: z.nullable(z.string()),
  }),
  quote: z.nullable(z.string()),
  readOn: z.string(),
  /** `the text itself`, or whose report of it. */
  readFrom: z.nullable(z.string()),
  /** Whole months since it was read. */
  months: z.int(),
  /** Read more than twelve months ago: to be checked before use. */
  isOld: z.boolean(),
  note: z.nullable(z.string()),
});

export type ShownFact = z.output<typeof shownFact>;

export const getStatus = defineCall({
  method: 'GET',
  path: '/apiv2/Reference/Status',
  summary:
    'Whether a place is bound by an instrument, or a member of a union, on a day, with the facts that say so; what no source says is unknown.',
  access: 'subscriber',
  query: z.object({
    /** An instrument by its id or any of its names, or a union. */
    instrument: name,
    /** A land code, the id of a union, or a name. */
    place: name,
    /** Today where none is given. */
    day: z.optional(z.iso.date()),
    /** Whether the facts are wanted in words, too. */
    inWords: z.optional(z.enum(['true', 'false'])),
  }),
  answer: z.object({
    bound: z.union([z.boolean(), z.literal('unknown')]),
    /** The first and the last day of what binds it; null where it is not bound, or nobody could read the day. */
    since: day,
    until: day,
    /** The union or state through which it is bound, by its code. */
    through: z.nullable(z.string()),
    /** Ids of the facts. */
    facts: z.array(z.string()),
    /** Where words are wanted: these, and what else is said of both, such as reservations, the newest first. */
    said: z.optional(z.array(shownFact)),
  }),
});

const lawGroup = z.object({
  id: z.string(),
  title: z.string(),
  /** What holds or may hold, with what held before and what will hold, the newest first. */
  facts: z.array(z.object({ ...shownFact.shape, history: z.array(shownFact) })),
  /** What does not hold on the day and belongs to the history of nothing that does. */
  others: z.array(shownFact),
});

export type LawGroupAnswer = z.output<typeof lawGroup>;

const joined = z.array(
  z.object({ ...statusRow.shape, treaty: z.object({ name: z.string(), url: z.nullable(z.string()) }) }),
);

export const getLaw = defineCall({
  method: 'GET',
  path: '/apiv2/Reference/Facts',
  summary:
    'What facts of law say of a place or a union on a day: what binds it, to what it belongs, who belongs to it, its figures with their sources and their history.',
  access: 'subscriber',
  query: z.object({
    /** A land code, the id of a place or a union, or a name. */
    place: name,
    /** Today where none is given. */
    day: z.optional(z.iso.date()),
  }),
  answer: z.object({
    /** Its land code, or the id of the union. */
    id: z.string(),
    name: z.string(),
    day: z.string(),
    conventions: joined,
    /** What it is a member of; `treaty` names the union. */
    unions: joined,
    /** Who is a member of it, if it is a union. */
    members: z.array(statusRow),
    groups: z.array(lawGroup),
  }),
});

export type Law = z.output<(typeof getLaw)['answer']>;
