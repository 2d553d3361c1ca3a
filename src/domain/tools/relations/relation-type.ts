/** A kind of relation: its fixed id (OP-137) and the words that readers know it by. */
export interface RelationTypeWords {
  /** As in a list of kinds. */
  readonly name: string;
  /** As in a sentence between two names: `sat on a tribunal with`. */
  readonly between: string;
}

/** The ten kinds of relation, in the order of lists (OP-91, OP-137). */
export const RELATION_TYPES = {
  'same-tribunal': { name: 'Sat together on a tribunal', between: 'sat on a tribunal with' },
  'appeared-before': { name: 'Appeared before', between: 'met in a case, one before the other, with' },
  'appointed-by-party': { name: 'Appointed by party', between: 'is linked by an appointment with the party' },
  'nominated-by-firm': { name: 'Nominated by firm', between: 'is linked by a nomination with the firm' },
  'same-firm': { name: 'Same firm', between: 'was at the same firm as' },
  'opposing-counsel': { name: 'Opposing counsel', between: 'was counsel against' },
  'co-counsel': { name: 'Co-counsel', between: 'was counsel together with' },
  'opposing-party': { name: 'Party against party', between: 'stood in a case against' },
  'represented-by': { name: 'Party represented by', between: 'is linked by representation with' },
  'expert-or-secretary': { name: 'Expert or secretary with', between: 'took part, one as expert or secretary, with' },
} as const satisfies Record<string, RelationTypeWords>;

export type RelationType = keyof typeof RELATION_TYPES;

export const RELATION_TYPE_IDS = Object.keys(RELATION_TYPES) as readonly RelationType[];

export function isRelationType(id: string): id is RelationType {
  return Object.hasOwn(RELATION_TYPES, id);
}

/** The kinds among relations with how many of each, the most first, of as many in the order of lists. */
export function countTypes(types: readonly RelationType[]): { readonly type: RelationType; readonly count: number }[] {
  return RELATION_TYPE_IDS.map((type) => ({ type, count: types.filter((one) => one === type).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
