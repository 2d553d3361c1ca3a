import type { ESTree } from 'vite';

/** What stands within parentheses, casts and `?.`. */
export function unwrap(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}
