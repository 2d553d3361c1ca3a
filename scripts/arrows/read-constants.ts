import type { ESTree } from 'vite';
import { foldText, type Constants } from './fold-text.ts';
import { nameOf } from './name-of.ts';

/** The names of a file that stand for texts, and those that load modules; a name of two texts stands for none. */
export function readConstants(declarations: readonly ESTree.VariableDeclaration[]): Constants {
  const texts = new Map<string, string | undefined>();
  const loaders = new Set(['require']);
  for (const { kind, declarations: declarators } of declarations) {
    for (const { id, init } of declarators) {
      if (id.type !== 'Identifier' || !init) continue;
      const text = kind === 'const' ? foldText(init, { texts, loaders }) : undefined;
      texts.set(id.name, texts.has(id.name) && texts.get(id.name) !== text ? undefined : text);
      if (isLoader(init, loaders)) loaders.add(id.name);
    }
  }
  return { texts, loaders };
}

/** Whether an expression is a function that loads by name: `require`, what `createRequire` answers, a name for either. */
export function isLoader(node: ESTree.Node, loaders: ReadonlySet<string>): boolean {
  if (node.type === 'CallExpression') return /(?:^|\.)createRequire$/u.test(nameOf(node.callee));
  return loaders.has(nameOf(node).replace(/^module\.|\.resolve$/gu, ''));
}
