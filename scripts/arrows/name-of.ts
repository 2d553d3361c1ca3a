import type { ESTree } from 'vite';
import { foldText, type Constants } from './fold-text.ts';

const NO_CONSTANTS: Constants = { texts: new Map(), loaders: new Set() };

/** The name of what an expression means, with dots (`import.meta.url`); empty where it is no chain of names. */
export function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`;
  if (node.type !== 'MemberExpression') return '';
  const { object, property } = node;
  const name = property.type === 'Literal' ? String(property.value) : node.computed ? '' : nameOf(property);
  return name === '' ? '' : `${nameOf(object)}.${name}`;
}

/** The name of the property that an expression asks for; undefined where it shows only when it runs. */
export function propertyOf({ property, computed }: ESTree.MemberExpression, constants?: Constants): string | undefined {
  if (property.type === 'PrivateIdentifier') return `#${property.name}`;
  if (!computed) return nameOf(property);
  return property.type === 'Literal' ? String(property.value) : foldText(property, constants ?? NO_CONSTANTS);
}
