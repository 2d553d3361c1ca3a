import { Visitor, type ESTree } from 'vite';
import { EDITION_IDS } from '#domain/edition/edition.ts';
import type { SourceFile } from './source-file.ts';

const NAMES: readonly string[] = EDITION_IDS;
/** In a longer text, a name in quotation marks: what a statement of SQL would hold. */
const QUOTED = new RegExp(`(["'\`])(?:${NAMES.join('|')})\\1`, 'u');

/** Lines on which a file names an edition: as a text, a key, a type or a name of its own. */
export function findEditionNames(source: SourceFile): number[] {
  const lines = new Set<number>();
  const look = (node: ESTree.Node, text: string) => {
    if (NAMES.includes(text) || QUOTED.test(text)) lines.add(source.lineOf(node.start));
  };
  new Visitor({
    Literal: (node) => look(node, 'regex' in node ? node.regex.pattern.replace(/\W/gu, '') : String(node.value)),
    TemplateElement: (node) => look(node, node.value.cooked ?? ''),
    Identifier: (node) => look(node, node.name),
    JSXText: (node) => look(node, node.value.trim()),
  }).visit(source.program);
  return [...lines];
}
