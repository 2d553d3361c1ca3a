import { Visitor, type ESTree } from 'vite';
import { foldText } from './fold-text.ts';
import { readCalledModule, type CalledModule } from './read-called-module.ts';
import { readConstants } from './read-constants.ts';
import type { SourceFile } from './source-file.ts';

/**
 * One place where a file names a module, however it is spelled. `module`: by its specifier, undefined where that shows
 * only when the program runs. `path`: by an address or a path beside the file, which counts where it is a file of ours.
 */
export type ImportSite = CalledModule & { readonly line: number };

/**
 * Every import of a file: declarations, re-exports, types, `import()`, `require`, mocks, workers and addresses beside
 * the file. Comments and texts that only look like one are none.
 */
export function readImports(source: SourceFile): ImportSite[] {
  const constants = readConstants(source.program);
  const sites: ImportSite[] = readReferences(source);
  const add = (node: ESTree.Node, called: CalledModule) => sites.push({ ...called, line: source.lineOf(node.start) });
  const addModule = (node: ESTree.Node, name: ESTree.Node | null | undefined) => {
    if (name) add(node, { kind: 'module', specifier: foldText(name, constants) });
  };
  const addCalled = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const called = readCalledModule(node, constants);
    if (called) add(node, called);
  };
  new Visitor({
    ImportDeclaration: (node) => addModule(node, node.source),
    ExportAllDeclaration: (node) => addModule(node, node.source),
    ExportNamedDeclaration: (node) => addModule(node, node.source),
    ImportExpression: (node) => addModule(node, node.source),
    TSImportType: (node) => addModule(node, node.source),
    TSExternalModuleReference: (node) => addModule(node, node.expression),
    TSModuleDeclaration: (node) => addModule(node, node.id.type === 'Literal' ? node.id : undefined),
    CallExpression: addCalled,
    NewExpression: addCalled,
  }).visit(source.program);
  return sites;
}

/** `/// <reference path="…" />` and `types="…"`. */
function readReferences({ comments, lineOf }: SourceFile): ImportSite[] {
  return comments.flatMap(({ type, value, start }) => {
    const [, by, name] = (type === 'Line' && /^\/\s*<reference\s+(path|types)=["']([^"']+)["']/u.exec(value)) || [];
    if (name === undefined) return [];
    const specifier = by === 'path' && !name.startsWith('.') ? `./${name}` : name;
    return [{ line: lineOf(start), specifier, kind: 'module' as const }];
  });
}
