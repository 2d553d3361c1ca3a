import { nameCode } from '../places/known-unions.ts';
import { describeThreshold } from './describe-threshold.ts';
import type { Fact, FactValue } from './fact.ts';
import { readText } from './participation.ts';
import { nameCondition } from './name-condition.ts';

/** A line of a rule; what it consists of stands below it, one step further in. */
export interface RuleLine {
  readonly depth: number;
  readonly words: string;
}

interface Facts {
  /** The fact of an id, where it is known. */
  readonly find: (id: string) => Fact | undefined;
}

type Node = Readonly<Record<string, FactValue>>;

/** How the parts of a node are introduced. */
export const NODE_HEADS: Readonly<Record<string, string>> = {
  all: 'All of these:',
  any: 'One of these:',
  not: 'Not:',
  distinct: 'Two different parties, one for each:',
  sameParty: 'One and the same party meets:',
};

/** A rule on when a filing is required, line by line; each threshold with its amount (OP-186). */
export function describeRule(tree: FactValue, facts: Facts, depth = 0): RuleLine[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [];
  const node = tree as Node;
  const line = (words: string): RuleLine => ({ depth, words });
  const below = (part: FactValue | undefined, steps = 1) =>
    listParts(part).flatMap((one) => describeRule(one, facts, depth + steps));
  const head = NODE_HEADS[readText(node, 'op') ?? ''];
  if (head !== undefined) return [line(head), ...below(node['of'])];
  switch (node['op']) {
    case 'unless':
      return [...below(node['rule'], 0), line('unless:'), ...below(node['exception'])];
    case 'onlyOne':
      return [line('Exactly one party meets:'), ...below(node['is']), line('and:'), ...below(node['others'])];
    case 'memberStates':
      return [line(describeStates(node, facts)), ...below(node['each'])];
    default:
      return [line(describeLeaf(node, facts))];
  }
}

function listParts(part: FactValue | undefined): readonly FactValue[] {
  if (part === undefined) return [];
  return Array.isArray(part) ? part : [part];
}

function describeStates(node: Node, { find }: Facts): string {
  const fact = readText(node, 'fact') ?? '';
  const states = find(fact)?.value;
  return `In each of at least ${typeof states === 'number' ? states : 'so many'} member states:`;
}

function describeLeaf({ fact, condition, about, rule, unknown, ...measure }: Node, { find }: Facts): string {
  if (typeof fact === 'string') {
    const threshold = find(fact);
    if (!threshold) return `A threshold that is not in this library (${fact})`;
    const { label, value } = describeThreshold(threshold, measure);
    return `${label}: ${value}`;
  }
  if (typeof condition === 'string')
    return `${nameCondition(condition, nameCode)}${typeof about === 'string' ? ` (${about})` : ''}`;
  if (typeof rule === 'string') {
    const other = find(rule);
    return `A filing is required in: ${other?.subject.place === undefined ? rule : nameCode(other.subject.place)}`;
  }
  return `Not read: ${typeof unknown === 'string' ? unknown : 'the text of the rule'}`;
}
