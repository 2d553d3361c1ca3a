import type { Fact, FactValue } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { readNumber, readPart, type Fraction } from './fraction.ts';
import { COMPARES, type Compare } from './words.ts';

/** A leaf of a rule: what is measured of whom, and the fact that it is held against. */
export interface Leaf {
  readonly fact: Fact;
  readonly measure: string;
  readonly scope: string;
  readonly of: string;
  readonly compare: Compare;
  readonly atLeast: number;
  /** The amounts of the fact, one of most facts. */
  readonly amounts: readonly Fraction[];
  readonly currency: string;
  /** Each of the two last years. */
  readonly isOfTwoYears: boolean;
  /** The amount is known about. */
  readonly isAbout: boolean;
}

export type Node = Readonly<Record<string, FactValue>>;

/** A part of a tree that has fields; undefined for anything else. */
export function readNode(part: FactValue | undefined): Node | undefined {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Node) : undefined;
}

/** The parts of a node that has one or several. */
export function listParts(part: FactValue | undefined): readonly FactValue[] {
  if (part === undefined) return [];
  return Array.isArray(part) ? part : [part];
}

/** A leaf with what its fact says; where both say something, the leaf holds. Words say why it cannot be worked. */
export function readLeaf(node: Node, fact: Fact): Leaf | string {
  const said: Node = { ...fact.qualifiers, ...node };
  const compare = COMPARES.find((one) => one === said['compare']);
  if (!compare) return `what ${fact.id} compares`;
  const amounts = listParts(fact.value).map(readAmount);
  if (amounts.length === 0 || amounts.includes(undefined)) return `the amount of ${fact.id}`;
  const least = said['atLeast'];
  return {
    fact,
    measure: readText(said, 'measure') ?? '',
    scope: readText(said, 'scope') ?? '',
    of: readText(said, 'of') ?? '',
    compare,
    atLeast: typeof least === 'number' ? least : 2,
    amounts: amounts.filter((amount) => amount !== undefined),
    currency: fact.currency ?? '',
    isOfTwoYears: (readText(said, 'years') ?? '').startsWith('each of the two '),
    isAbout: said['approximate'] === true,
  };
}

function readAmount(value: FactValue): Fraction | undefined {
  if (typeof value === 'number') return readNumber(value);
  return typeof value === 'string' ? readPart(value) : undefined;
}
