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
  const declarations: ESTree.VariableDeclaration[] = [];
  const named: { node: ESTree.Node; name: ESTree.Node }[] = [];
  const calls: (ESTree.CallExpression | ESTree.NewExpression)[] = [];
  const add = (node: ESTree.Node & { source?: ESTree.Node | null }) => {
    if (node.source) named.push({ node, name: node.source });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    TSExternalModuleReference: (node) => named.push({ node, name: node.expression }),
    TSModuleDeclaration: (node) => node.id.type === 'Literal' && named.push({ node, name: node.id }),
    VariableDeclaration: (node) => declarations.push(node),
    CallExpression: (node) => calls.push(node),
    NewExpression: (node) => calls.push(node),
  }).visit(source.program);
  const constants = readConstants(declarations);
  const called = calls.map((node) => ({ node, module: readCalledModule(node, constants) }));
  return [
    ...named.map(({ node, name }) => place(source, node, { kind: 'module', specifier: foldText(name, constants) })),
    ...called.flatMap(({ node, module }) => (module ? [place(source, node, module)] : [])),
    ...readReferences(source),
  ];
}

function place({ lineOf }: SourceFile, { start }: ESTree.Node, module: CalledModule): ImportSite {
  return { ...module, line: lineOf(start) };
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
