import { Visitor, type ESTree } from 'vite';
import { foldText } from './fold-text.ts';
import { nameOf, propertyOf } from './name-of.ts';
import { readConstants } from './read-constants.ts';
import type { SourceFile } from './source-file.ts';
import { unwrap } from './unwrap.ts';

/** Doors to any module or to any text as code, whatever they are asked of. */
const DOORS = new Set(['mainModule', '_linkedBinding', '_load', '_resolveFilename', '_extensions', 'dlopen']);
const OF_PROCESS = 'binding';
const BY_TEXT = new Set(['eval', 'Function']);

/** Lines on which a file gets at modules, or runs a text, in a way that no list of its imports shows. */
export function findWaysRound(source: SourceFile): number[] {
  const declarations: ESTree.VariableDeclaration[] = [];
  new Visitor({ VariableDeclaration: (node) => declarations.push(node) }).visit(source.program);
  const constants = readConstants(declarations);
  const processes = listProcesses(declarations);
  const found: ESTree.Node[] = [];
  const look = (node: ESTree.Node, object: ESTree.Node, name: string | undefined) => {
    const isProcess = isOf(unwrap(object), processes);
    const isDoor = name === undefined ? isProcess : DOORS.has(name) || (isProcess && name === OF_PROCESS);
    const isModule = name === 'constructor' && /(?:^|\.)module$/u.test(nameOf(object));
    if (isDoor || isModule) found.push(node);
  };
  const call = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const callee = unwrap(node.callee);
    const name = callee.type === 'MemberExpression' ? propertyOf(callee, constants) : nameOf(callee);
    const runsText = BY_TEXT.has(name ?? '') && (callee.type === 'Identifier' || isGlobal(callee));
    // `(() => {}).constructor('…')` is `Function('…')`; `new this.constructor()` is a class of ours, and takes no text.
    const [first] = node.arguments;
    const isText = first !== undefined && foldText(first, constants) !== undefined;
    if (runsText || (name === 'constructor' && isText)) found.push(node);
  };
  new Visitor({
    MemberExpression: (node) => look(node, node.object, propertyOf(node, constants)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init) return;
      for (const part of id.properties) {
        if (part.type === 'Property')
          look(part, init, part.computed ? foldText(part.key, constants) : nameOf(part.key));
      }
    },
    CallExpression: call,
    NewExpression: call,
  }).visit(source.program);
  return found.map(({ start }) => source.lineOf(start));
}

function listProcesses(declarations: readonly ESTree.VariableDeclaration[]): ReadonlySet<string> {
  const names = new Set(['process']);
  for (const { id, init } of declarations.flatMap((declaration) => declaration.declarations)) {
    if (id.type === 'Identifier' && init && isOf(unwrap(init), names)) names.add(id.name);
  }
  return names;
}

function isOf(node: ESTree.Node, names: ReadonlySet<string>): boolean {
  const name = nameOf(node);
  return names.has(name) || /^(?:globalThis|global)\.process$/u.test(name);
}

function isGlobal(node: ESTree.Node): boolean {
  return /^(?:globalThis|global|window|self)\.\w+$/u.test(nameOf(node));
}
