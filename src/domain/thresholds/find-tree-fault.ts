import type { FactValue } from '../facts/fact.ts';
import { readText } from '../facts/participation.ts';
import { listParts, readNode, type Node } from './read-leaf.ts';
import { MEASURES, OPS } from './words.ts';

/** What of the tree of a rule cannot be taken, with its place in it. */
export interface TreeFault {
  /** `of.1.measure`. */
  readonly at: string;
  readonly reason: string;
}

/** Deeper than any law. */
const DEEPEST = 20;
const ENDS = ['fact', 'condition', 'rule', 'unknown'] as const;

/**
 * The first thing in the tree of a rule that no reading could make sense of: a measure that is not known, an end that
 * names nothing. Words of which a later reading may say what they mean are kept, and are unknown until then.
 */
export function findTreeFault(tree: FactValue | undefined, path: readonly string[] = []): TreeFault | undefined {
  const at = path.join('.');
  const node = readNode(tree);
  if (!node) return { at, reason: `must be a node: fields with \`op\`, or one of ${ENDS.join(', ')}` };
  if (path.length > DEEPEST) return { at, reason: `stands more than ${DEEPEST} steps deep` };
  return node['op'] === undefined ? findEndFault(node, path) : findPartFault(node, path);
}

function findEndFault(node: Node, path: readonly string[]): TreeFault | undefined {
  const at = path.join('.');
  if (!ENDS.some((end) => readText(node, end) !== undefined)) {
    return { at, reason: `names no fact; an end has one of ${ENDS.join(', ')}, a node \`op\`: ${OPS.join(', ')}` };
  }
  const { measure } = node;
  if (measure === undefined || MEASURES.some((one) => one === measure)) return undefined;
  return {
    at: [...path, 'measure'].join('.'),
    reason: `\`${readText(node, 'measure') ?? JSON.stringify(measure)}\` is no measure that is known; allowed are ${MEASURES.join(', ')}`,
  };
}

function findPartFault(node: Node, path: readonly string[]): TreeFault | undefined {
  if (node['op'] === 'memberStates' && readText(node, 'fact') === undefined) {
    return { at: path.join('.'), reason: 'names no fact that says how many member states' };
  }
  for (const key of ['of', 'rule', 'exception', 'is', 'others', 'each']) {
    const part = node[key];
    if (part === undefined) continue;
    const isList = Array.isArray(part);
    for (const [index, one] of listParts(part).entries()) {
      const fault = findTreeFault(one, [...path, key, ...(isList ? [String(index)] : [])]);
      if (fault) return fault;
    }
  }
  return undefined;
}
