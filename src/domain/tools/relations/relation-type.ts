/** The part that somebody took, as far as relations differ by it. */
export type Part = 'arbitrator' | 'counsel' | 'firm' | 'expert' | 'secretary' | 'party';

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

/** What a relation is called from the side of whoever took the first part; the kind's name where it is the same from both. */
export function sayRelation(type: RelationType, one: Part | undefined, other: Part | undefined): string {
  const said: Readonly<Partial<Record<Part, string>>> = FROM_SIDES[type] ?? {};
  if (type === 'appeared-before' && one === 'arbitrator') return other === 'party' ? 'Heard party' : 'Heard counsel';
  return (one && said[one]) ?? RELATION_TYPES[type].name;
}

const BEFORE = 'Counsel before';
/** Where the name of a kind is said from one side alone, what it is from that of each part (OP-190). */
const FROM_SIDES: Readonly<Partial<Record<RelationType, Readonly<Partial<Record<Part, string>>>>>> = {
  'appeared-before': { counsel: BEFORE, firm: BEFORE, party: 'Party before' },
  'appointed-by-party': { party: 'Appointed' },
  'nominated-by-firm': { firm: 'Nominated' },
  'represented-by': { party: 'Represented by', counsel: 'Represented', firm: 'Represented' },
};

export function isRelationType(id: string): id is RelationType {
  return Object.hasOwn(RELATION_TYPES, id);
}

/** The kinds among relations with how many of each, the most first, of as many in the order of lists. */
export function countTypes(types: readonly RelationType[]): { readonly type: RelationType; readonly count: number }[] {
  return RELATION_TYPE_IDS.map((type) => ({ type, count: types.filter((one) => one === type).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}
