/** An operator of the language; `distance` belongs to NEAR. */
export type Operator = { readonly name: 'AND' | 'OR' | 'NOT' } | { readonly name: 'NEAR'; readonly distance: number };

export const DEFAULT_DISTANCE = 30;
export const LARGEST_DISTANCE = 100;
const SENTENCE_DISTANCE = 20;
const PARAGRAPH_DISTANCE = 50;

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

/** Reads `/s`, `/p`, `/5`, `w/5`, `+5`, `&` and their like. The distance is not checked. */
export function translateConnector(typed: string): Translation | undefined {
  if (typed === '&') return { operator: { name: 'AND' }, message: '“&” was read as AND.' };
  const found = /^(w?\/|\+)(\d+|s|p)$/i.exec(typed);
  if (found === null) return undefined;
  const [, sign = '', reach = ''] = found;
  const operator = { name: 'NEAR', distance: readReach(reach.toLowerCase()) } as const;
  const order = sign === '+' ? ' The order of the words is not kept.' : '';
  return { operator, message: `“${typed}” was read as ${printOperator(operator)}.${order}` };
}

/** The operator as it is written in a query. */
export function printOperator(operator: Operator): string {
  return operator.name === 'NEAR' ? `NEAR${operator.distance}` : operator.name;
}

function readReach(reach: string): number {
  if (reach === 's') return SENTENCE_DISTANCE;
  return reach === 'p' ? PARAGRAPH_DISTANCE : Number(reach);
}
