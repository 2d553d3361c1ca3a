import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const name = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.nullable(z.string());

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
  }),
});
