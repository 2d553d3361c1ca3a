import { Visitor, type ESTree } from 'vite';
import { listMentions } from './list-mentions.ts';
import { propertyOf } from './name-of.ts';
import type { SourceFile } from './source-file.ts';

/** What of these answers the same for the same question; by any other name, by itself or by an alias it may not. */
const PURE: Readonly<Record<string, RegExp>> = { Date: /^(?:UTC|parse)$/u, Math: /^(?!random$)/u };
const NEVER = new Set(['performance', 'crypto', 'Temporal', 'globalThis']);

/** Lines on which a file asks for the time or for chance. */
export function findClocks(source: SourceFile): number[] {
  const allowed = new Set<ESTree.Node>();
  new Visitor({
    MemberExpression: (node) => {
      const { object } = node;
      const name = propertyOf(node);
      if (object.type === 'Identifier' && name !== undefined && PURE[object.name]?.test(name)) allowed.add(object);
    },
    NewExpression: ({ callee, arguments: [first] }) => {
      const isAsked = callee.type === 'Identifier' && callee.name === 'Date' && first && first.type !== 'SpreadElement';
      if (isAsked) allowed.add(callee);
    },
    BinaryExpression: ({ operator, right }) => operator === 'instanceof' && allowed.add(right),
  }).visit(source.program);
  return listMentions(source).flatMap((node) => {
    const name = node.type === 'Identifier' && !allowed.has(node) ? node.name : '';
    return NEVER.has(name) || Object.hasOwn(PURE, name) ? [source.lineOf(node.start)] : [];
  });
}
