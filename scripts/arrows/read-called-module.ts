import type { ESTree } from 'vite';
import { foldText, type Constants } from './fold-text.ts';
import { nameOf } from './name-of.ts';
import { isLoader } from './read-constants.ts';

/** What a call names: a module, whose name may show only when it runs, or a path beside the file. */
export type CalledModule =
  | { readonly kind: 'module'; readonly specifier: string | undefined }
  | { readonly kind: 'path'; readonly specifier: string };

const LOADS_MODULE =
  /^(?:import\.meta\.(?:resolve|glob)|(?:\w+\.)*getBuiltinModule|(?:vi|vitest)\.(?:(?:un)?mock|do(?:Un)?[mM]ock|import(?:Actual|Mock)))$/u;
const JOINS_PATH = /^(?:\w+\.)?(?:join|resolve)$/u;

/** What a call names, where it is one of those that load by name; undefined for any other. */
export function readCalledModule(
  node: ESTree.CallExpression | ESTree.NewExpression,
  constants: Constants,
): CalledModule | undefined {
  const [first, second] = node.arguments;
  if (!first) return undefined;
  const callee = nameOf(node.callee);
  if (node.type === 'NewExpression') {
    const isBeside = callee === 'URL' && second !== undefined && nameOf(second) === 'import.meta.url';
    return isBeside || callee.endsWith('Worker') ? pathOf([first], constants) : undefined;
  }
  if (LOADS_MODULE.test(callee) || isLoader(node.callee, constants.loaders)) {
    // `vi.mock(import('…'))` holds an import of its own.
    return first.type === 'ImportExpression' ? undefined : { kind: 'module', specifier: foldText(first, constants) };
  }
  const joins = JOINS_PATH.test(callee) && nameOf(first) === 'import.meta.dirname';
  return joins ? pathOf(node.arguments.slice(1), constants) : undefined;
}

function pathOf(parts: readonly ESTree.Node[], constants: Constants): CalledModule | undefined {
  const texts = parts.map((part) => foldText(part, constants));
  return texts.includes(undefined) ? undefined : { kind: 'path', specifier: texts.join('/') };
}
