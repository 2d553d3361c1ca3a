import { Visitor, type ESTree } from 'vite';
import { listMentions } from './list-mentions.ts';
import { nameOf } from './name-of.ts';
import type { SourceFile } from './source-file.ts';

const CALLS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'cookieStore']);
const PROPERTIES =
  /(?:^|\.)(?:cookie|sendBeacon)$|^(?:window|globalThis|self)\.(?:fetch|XMLHttpRequest|WebSocket|EventSource|cookieStore)$/u;

/** Lines on which a file reaches the network or the cookies of the browser. */
export function findBrowserCalls(source: SourceFile): number[] {
  const found = listMentions(source).filter((node) => node.type === 'Identifier' && CALLS.has(node.name));
  const look = (node: ESTree.Node, name: string) => PROPERTIES.test(name) && found.push(node);
  new Visitor({
    MemberExpression: (node) => look(node, nameOf(node)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init) return;
      for (const part of id.properties) {
        if (part.type === 'Property') look(part, `${nameOf(init)}.${nameOf(part.key)}`);
      }
    },
  }).visit(source.program);
  return found.map(({ start }) => source.lineOf(start));
}
