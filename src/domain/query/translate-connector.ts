/** An operator of the language; `distance` belongs to NEAR. */
export type Operator = { readonly name: 'AND' | 'OR' | 'NOT' } | { readonly name: 'NEAR'; readonly distance: number };

export const DEFAULT_DISTANCE = 30;
export const LARGEST_DISTANCE = 100;
const SENTENCE_DISTANCE = 20;
const PARAGRAPH_DISTANCE = 50;

/** Signs that other systems write for our operators, by themselves between two terms. */
const SIGNS: ReadonlyMap<string, 'AND' | 'OR' | 'NOT'> = new Map([
  ['&', 'AND'],
  ['&&', 'AND'],
  ['|', 'OR'],
  ['||', 'OR'],
  ['%', 'NOT'],
]);
/** `/5`, `w/5`, `NEAR/5`, `/s`, `w/p`: near, in either order. `+5`, `+s`, `pre/5`, `adj5`: near, in this order. */
const REACH = /^(?:(?:w|near)?\/|(\+|pre\/|adj(?=\d)))(\d+|[sp]\d?)$/i;
/** `N5`; in small letters it may be a word of its own. */
const NEAR_LETTER = /^N(\d+)$/;

/** How a word reads as an operator, if it is one; the distance is not checked. Upper case only (OP-52). */
export function findOperator(typed: string): Operator | undefined {
  if (typed === 'AND' || typed === 'OR' || typed === 'NOT') return { name: typed };
  const near = /^NEAR(\d*)$/.exec(typed);
  if (near === null) return undefined;
  return { name: 'NEAR', distance: near[1] ? Number(near[1]) : DEFAULT_DISTANCE };
}

/** A connector of another system as an operator of ours, with the words that say so. */
export interface Translation {
  readonly operator: Operator;
  readonly message: string;
}

/** Reads the connectors of Westlaw, Lexis, EBSCO and their like (OP-165). The distance is not checked. */
export function translateConnector(typed: string): Translation | undefined {
  const name = SIGNS.get(typed);
  if (name !== undefined) return translate(typed, { name });
  const [, ordered, reach] = REACH.exec(typed) ?? [];
  const distance = reach ?? NEAR_LETTER.exec(typed)?.[1];
  if (distance === undefined) return undefined;
  const order = ordered === undefined ? '' : ' The order of the words is not kept.';
  return translate(typed, { name: 'NEAR', distance: readReach(distance.toLowerCase()) }, order);
}

function translate(typed: string, operator: Operator, more = ''): Translation {
  return { operator, message: `“${typed}” was read as ${printOperator(operator)}.${more}` };
}

/** The operator as it is written in a query. */
export function printOperator(operator: Operator): string {
  return operator.name === 'NEAR' ? `NEAR${operator.distance}` : operator.name;
}

function readReach(reach: string): number {
  if (reach.startsWith('s')) return SENTENCE_DISTANCE;
  return reach.startsWith('p') ? PARAGRAPH_DISTANCE : Number(reach);
}
