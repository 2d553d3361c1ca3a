import { Visitor, type ESTree } from 'vite';
import type { SourceFile } from './source-file.ts';

/** The places where a file uses a name as a value: no key, no property of something else and no type is one. */
export function listMentions({ program }: SourceFile): ESTree.Node[] {
  const others = new Set<ESTree.Node>();
  const mentions: ESTree.Node[] = [];
  const addKey = (node: { readonly key: ESTree.Node; readonly computed: boolean }) =>
    node.computed || others.add(node.key);
  new Visitor({
    Property: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
    MemberExpression: ({ property, computed }) => computed || others.add(property),
    TSTypeReference: ({ typeName }) => others.add(typeName),
    Identifier: (node) => others.has(node) || mentions.push(node),
  }).visit(program);
  return mentions;
}
