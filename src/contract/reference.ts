import * as z from 'zod/mini';
import { CONVENTIONS } from '#collections/conventions.ts';
import { EXAM_PAPERS } from '#collections/exam-papers.ts';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import { USEFUL_LINKS } from '#collections/useful-links.ts';
import { defineCall } from './call.ts';
import { callsOf } from './collection.ts';
import { listed } from './collection-fields.ts';
import { roundedCount } from './rounded-count.ts';

/** Places, institutions, conventions, exam papers and links elsewhere, as their collections answer them. */
export const listJurisdictions = callsOf(JURISDICTIONS).list;
export const getJurisdiction = callsOf(JURISDICTIONS).entry;
export const listOrganizations = callsOf(ORGANIZATIONS).list;
export const getOrganization = callsOf(ORGANIZATIONS).entry;
export const listConventions = callsOf(CONVENTIONS).list;
export const getConvention = callsOf(CONVENTIONS).entry;
export const listExamMaterials = callsOf(EXAM_PAPERS).list;
export const listUsefulLinks = callsOf(USEFUL_LINKS).list;

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
