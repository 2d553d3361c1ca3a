import type { ESTree } from 'vite';

/** The name of what an expression means, with dots (`import.meta.url`); empty where it is no chain of names. */
export function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node;
  const name = property.type === 'Literal' ? String(property.value) : node.computed ? '' : nameOf(property);
  return name === '' ? '' : `${nameOf(object)}.${name}`;
}
