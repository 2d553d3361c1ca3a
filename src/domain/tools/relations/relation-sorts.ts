/** What relations are sorted by. */
export const RELATION_SORTS = ['date', 'type', 'partner', 'casename'] as const;

export type RelationSort = (typeof RELATION_SORTS)[number];
