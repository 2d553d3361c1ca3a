import * as z from 'zod/mini';
import type { CONVENTIONS } from '#collections/conventions.ts';
import type { JURISDICTIONS } from '#collections/jurisdictions.ts';
import type { ORGANIZATIONS } from '#collections/organizations.ts';
import { defineCall } from './call.ts';
import type { EntryAnswer, ListAnswer } from './collection.ts';
import { listed } from './collection-fields.ts';
import { roundedCount } from './rounded-count.ts';

export type Jurisdiction = EntryAnswer<typeof JURISDICTIONS>;
export type Organization = EntryAnswer<typeof ORGANIZATIONS>;
export type ConventionStatus = EntryAnswer<typeof CONVENTIONS>;
export type ListedConvention = ListAnswer<typeof CONVENTIONS>['conventions'][number];

const treatyDocument = z.object({
  ...listed.shape,
  status: z.nullable(z.string()),
  inForce: z.nullable(z.string()),
  /** Who gives it. */
  source: z.nullable(z.string()),
});

const standing = z.object({
  place: z.string(),
  /** Since when that binds it; null where no source says the day. */
  since: z.nullable(z.string()),
  /** The union or the state through which it is bound. */
  through: z.nullable(z.string()),
  /** The union that is a party itself, where no source says that this binds the state. */
  union: z.nullable(z.string()),
});

export const findTreatyBetween = defineCall({
  method: 'GET',
  path: '/apiv2/Treaties/Between',
  summary:
    'The investment treaties and trade agreements of the library between two states, and the conventions that bind both, as of a day; none is said of this list alone.',
  access: 'subscriber',
  routes: ['/conventions', '/bits'],
  query: z.object({
    /** The states, by any of their names; without them, whom there are. */
    one: z.optional(z.string().check(z.maxLength(100))),
    other: z.optional(z.string().check(z.maxLength(100))),
    /** As of which members of unions and parties of conventions count; today where none is given. */
    day: z.optional(z.iso.date()),
  }),
  answer: z.object({
    /** The states that treaties of the library are between. */
    places: z.array(z.string()),
    /** How many documents on bilateral treaties are looked through; agreements among more states come beside them. */
    of: z.int(),
    /** Each treaty once, with the document that says most of it and the others on it: investment treaties, then others by their `type`. */
    treaties: z.array(
      z.object({
        ...treatyDocument.shape,
        /** The union that is a side of it, of which one of the states is a member. */
        through: z.nullable(z.string()),
        others: z.array(treatyDocument),
      }),
    ),
    /** The day as of which this is said. */
    day: z.string(),
    /** The conventions that bind both on that day, or one of them and a union of the other. */
    conventions: z.array(z.object({ ...listed.shape, status: z.string(), one: standing, other: standing })),
    /** Between these two outside the reader's subscription. */
    closed: roundedCount,
  }),
});
