import { Visitor } from 'vite';
import { listMentions } from './list-mentions.ts';
import { propertyOf } from './name-of.ts';
import type { SourceFile } from './source-file.ts';

const TIMER = 'setInterval';

/** Lines on which a file takes a timer that goes on by itself, by whatever name. */
export function findTimers(source: SourceFile): number[] {
  const found = listMentions(source).filter((node) => node.type === 'Identifier' && node.name === TIMER);
  new Visitor({
    MemberExpression: (node) => propertyOf(node) === TIMER && found.push(node),
    ImportSpecifier: (node) => 'name' in node.imported && node.imported.name === TIMER && found.push(node),
    Property: ({ key }) => key.type === 'Identifier' && key.name === TIMER && found.push(key),
  }).visit(source.program);
  return [...new Set(found.map(({ start }) => source.lineOf(start)))];
}
