import * as z from 'zod/mini';
import type { Fields, FieldType, FieldValues, ValueOf } from '#domain/collections/fields.ts';
import { STANDS } from '#domain/facts/stands.ts';
import { FEES_STANDS } from '#domain/fees/fee-days.ts';
import { STAGES } from '#domain/tools/insights/stages.ts';
import { roundedCount } from './rounded-count.ts';

/** How many documents there are that the reader may open, and the search that finds exactly these. */
export const counted = z.object({
  /** That this reader may open. */
  count: z.int(),
  /** Address of the search inside the application. */
  url: z.string(),
  /** Beside them, outside the reader's subscription. */
  closed: roundedCount,
});

/** A document in a list. */
export const listed = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  type: z.string(),
  date: z.nullable(z.string()),
});

/** Documents of one sort: the newest five, with the search that finds them all. */
const block = z.object({ id: z.string(), title: z.string(), total: counted, documents: z.array(listed) });

/** What a state did about a treaty and where that was read (OP-176); what no source says is null. */
export const statusRow = z.object({
  place: z.string(),
  /** Its page inside the application. */
  url: z.nullable(z.string()),
  signed: z.nullable(z.string()),
  ratified: z.nullable(z.string()),
  /** What happened on that day: ratification, accession, succession. */
  means: z.nullable(z.string()),
  inForce: z.nullable(z.string()),
  denounced: z.nullable(z.string()),
  reservations: z.nullable(z.string()),
  /** How it stands to the treaty on the day that is asked for. */
  stands: z.enum(STANDS),
  /** The union or state through which it is bound. */
  through: z.nullable(z.string()),
  source: z.nullable(z.string()),
  basis: z.nullable(z.string()),
  readOn: z.nullable(z.string()),
});

/** The text that a summary describes; null of what is no summary. */
export const officialText = z.nullable(
  z.object({ title: z.string(), url: z.nullable(z.string()), readOn: z.nullable(z.string()) }),
);

const named = z.object({ name: z.string(), url: z.nullable(z.string()) });
const sum = z.optional(z.number().check(z.minimum(0)));

/** What an institution charges, as read in one place on one day; calculated from where it has examples (OP-176). */
const feeSchedule = z.object({
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  source: z.string(),
  readOn: z.string(),
  /** From when to when it holds, as far as its source says it, and how it stands today. */
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  stands: z.enum(FEES_STANDS),
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

const FIELDS: { readonly [Type in FieldType]: z.ZodMiniType<FieldValues[Type]> } = {
  text: z.string(),
  'text?': z.nullable(z.string()),
  'stage?': z.nullable(z.enum(STAGES)),
  texts: z.array(z.string()),
  count: z.int(),
  'count?': z.nullable(z.int()),
  document: listed,
  'document?': z.nullable(listed),
  documents: z.array(listed),
  'officialText?': officialText,
  'ownWords?': z.nullable(z.object({ quote: z.string(), source: z.string(), address: z.string(), readOn: z.string() })),
  address: z.string(),
  counted,
  links: z.array(named),
  blocks: z.array(block),
  demo: z.int(),
  closed: roundedCount,
  states: z.array(statusRow),
  treaties: z.array(z.object({ ...statusRow.shape, treaty: named })),
  'overview?': z.nullable(
    z.object({
      ...listed.shape,
      /** Built by the server, escaped throughout. */
      html: z.string(),
      authors: z.array(z.string()),
      lastReviewDate: z.nullable(z.string()),
    }),
  ),
  fees: z.array(feeSchedule),
};

type Shape<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<ValueOf<F[Name]>> };

/** The fields of an entry as a schema has them. */
export function entryShape<const F extends Fields>(fields: F): Shape<F> {
  const schemaOf = (type: Fields[string]) =>
    typeof type === 'string' ? FIELDS[type] : z.array(z.object(entryShape(type.rows)));
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, schemaOf(type)])) as Shape<F>;
}
