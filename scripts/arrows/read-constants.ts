import { Visitor, type ESTree } from 'vite';
import { foldText, type Constants } from './fold-text.ts';
import { nameOf } from './name-of.ts';

/** The names of a file that stand for texts, and those that load modules. */
export function readConstants(program: ESTree.Program): Constants {
  const texts = new Map<string, string>();
  const loaders = new Set(['require']);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return;
      const text = foldText(init, { texts, loaders });
      if (text !== undefined) texts.set(id.name, text);
      if (isLoader(init, loaders)) loaders.add(id.name);
    },
  }).visit(program);
  return { texts, loaders };
}

/** Whether an expression is a function that loads by name: `require`, what `createRequire` answers, a name for either. */
export function isLoader(node: ESTree.Node, loaders: ReadonlySet<string>): boolean {
  if (node.type === 'CallExpression') return /(?:^|\.)createRequire$/u.test(nameOf(node.callee));
  return loaders.has(nameOf(node).replace(/^module\.|\.resolve$/gu, ''));
}
