import * as z from 'zod/mini';
import { ROLES } from '#domain/thresholds/deal.ts';

/** The page of the calculator. */
export const CALCULATOR = ['/merger-thresholds/calculator'];

/** More than this is no figure of a company. */
const MOST_FIGURE = 1_000_000_000_000_000;
const MOST_RATE = 1_000_000_000;
export const MOST_PARTIES = 10;
export const MOST_PLACES = 60;
const MOST_KEYS = 300;

export const word = z
  .string()
  .check(z.minLength(1), z.maxLength(100), z.regex(/\S/u, 'Words of blanks alone say nothing.'));
const few = <Value extends z.ZodMiniType>(value: Value) => z.record(word, value);
const figure = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(MOST_FIGURE))));
const percent = z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(100))));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/u, 'Say a currency by its code of ISO 4217, for example EUR.'));
const figures = z.optional(
  z.nullable(few(figure).check(z.refine((given) => Object.keys(given).length <= MOST_KEYS, 'Too many places.'))),
);

const party = z.object({
  /** What it is called in the answer; each party another name. */
  Name: word,
  /** An acquirer with its whole group. */
  Role: z.enum(ROLES),
  /** Land code. */
  Seat: z.optional(z.nullable(word)),
  /** Of all its figures; ISO 4217. */
  Currency: currency,
  /** By `World`, `EU` and land codes, each also with `.previous` for the year before; what is absent is unknown, 0 is none. */
  Turnover: figures,
  RetailTurnover: figures,
  Assets: figures,
});

const value = z.object({
  Amount: figure,
  Currency: currency,
  /** What of it lies in a place, by land code. */
  In: z.optional(z.nullable(few(z.object({ amount: figure, currency, accumulated: figure })))),
});

/** Shares of a market in per cent; `parties` by their names. */
const shares = z.object({
  combined: percent,
  increment: percent,
  largest: percent,
  parties: z.optional(z.nullable(few(percent))),
});

export const dealRate = z.object({
  From: currency,
  To: currency,
  /** How much of the second one of the first is worth. */
  Rate: z.number().check(z.gt(0), z.maximum(MOST_RATE)),
  Day: z.iso.date(),
  Source: word,
});

/** A merger as its parties know it. */
export const dealBody = z.object({
  /** The day on which the law is asked. */
  Day: z.iso.date(),
  /** Land codes, `EU`, or names. */
  Places: z.array(word).check(z.minLength(1), z.maxLength(MOST_PLACES)),
  /** 0: in member states that a party does not list it has none; one that it lists with null is unknown. */
  OtherStates: z.optional(z.nullable(z.literal(0))),
  Parties: z.array(party).check(z.minLength(1), z.maxLength(MOST_PARTIES)),
  Value: z.optional(z.nullable(value)),
  /** Per cent acquired. */
  Interest: percent,
  /** Per cent of the votes. */
  Votes: z.optional(z.nullable(z.object({ before: percent, after: percent }))),
  /** By land code. */
  Shares: z.optional(z.nullable(few(shares))),
  /** One for each pair of currencies: from that of a party into that of a threshold. */
  Rates: z.optional(z.nullable(z.array(dealRate).check(z.maxLength(200)))),
  /** What figures do not give, by the names that rules have for it. */
  Conditions: z.optional(z.nullable(few(z.boolean()))),
});

export type DealBody = z.output<typeof dealBody>;
