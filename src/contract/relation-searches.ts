import * as z from 'zod/mini';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import { defineCall } from './call.ts';

const PATH = '/apiv2/Customization/RelationshipIndicatorLatestSearches';

const actor = z.object({ name: z.string(), relType: z.int(), slug: z.optional(z.string()) });

/** A question of the relationship indicator that is kept. `addedDate` is the instant it was last made, UTC. */
const relationSearch = z.object({
  id: z.string(),
  relationshipOne: actor,
  /** Empty for all known relationships. */
  relationshipTwo: z.array(actor),
  relationshipTypeSelection: z.array(z.enum(RELATION_TYPE_IDS)),
  addedDate: z.string(),
});

export type RelationSearchAnswer = z.output<typeof relationSearch>;

export const listRelationSearches = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The latest relationship searches of the account on this edition, newest first; none of a visit.',
  access: 'subscriber',
  routes: ['/relationship-indicator'],
  answer: z.array(relationSearch),
});

export const deleteRelationSearch = defineCall({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Moves a relationship search of the account to the trash (OP-184).',
  access: 'account',
  routes: ['/relationship-indicator'],
  answer: z.object({}),
});
