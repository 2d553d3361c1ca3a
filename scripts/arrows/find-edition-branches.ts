import { Visitor, type ESTree } from 'vite';
import { nameOf, propertyOf } from './name-of.ts';
import type { SourceFile } from './source-file.ts';
import { unwrap } from './unwrap.ts';

/** What may be asked of the list of editions: it treats all of them alike. */
const OF_ALL = new Set(['map', 'flatMap', 'filter', 'some', 'every', 'forEach', 'includes', 'join', 'values']);
/** What an id or a code is called; `code` alone is a code of subscription where the file knows of those. */
const ID = /(?:^|\.)(?:\w*[eE]dition(?:Id)?|\w*[eE]dition\.id|\w*[sS]ubscription(?:Code|\.code)|heldCode|accessCode)$/u;
const CODE = /(?:^|\.)code$/u;
const CODES_FROM = /\/(?:subscription-code|held-codes)\.ts$/u;
const OF_LETTERS =
  /^(?:startsWith|endsWith|slice|substr|substring|at|charAt|charCodeAt|codePointAt|length|indexOf|lastIndexOf|includes|match|matchAll|search|replace|replaceAll|split|\d+)$/u;
const PATTERN_CALLS = new Set(['test', 'exec']);
const COMPARES = new Set(['<', '>', '<=', '>=']);

/** Lines on which a file goes by the place of an edition in the list, or by the letters of its id or of a code. */
export function findEditionBranches(source: SourceFile): number[] {
  const lists = new Set(['EDITION_IDS']);
  const isList = (node: ESTree.Node) => lists.has(nameOf(copied(node)));
  const isId = createIdTest(source);
  const found: ESTree.Node[] = [];
  const takeApart = (pattern: ESTree.Node, value: ESTree.Node) => {
    if (pattern.type === 'ArrayPattern' && (isList(value) || isId(value))) found.push(pattern);
    if (pattern.type === 'Identifier' && isList(value)) lists.add(pattern.name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => init && takeApart(id, init),
    AssignmentExpression: ({ left, right }) => takeApart(left, right),
    MemberExpression: (node) => {
      const name = propertyOf(node) ?? '?';
      const isBranch = isList(node.object) ? !OF_ALL.has(name) : isId(node.object) && OF_LETTERS.test(name);
      if (isBranch) found.push(node);
    },
    CallExpression: (node) => {
      const callee = unwrap(node.callee);
      const [first] = node.arguments;
      if (callee.type !== 'MemberExpression' || !first) return;
      const takesPlace = 'params' in first && Array.isArray(first.params) && first.params.length > 1;
      const readsLetters = PATTERN_CALLS.has(propertyOf(callee) ?? '') && isId(first);
      if ((isList(callee.object) && takesPlace) || readsLetters) found.push(node);
    },
    BinaryExpression: (node) => {
      if (COMPARES.has(node.operator) && (isId(node.left) || isId(node.right))) found.push(node);
    },
    ArrayExpression: (node) => {
      if (node.elements.some((part) => part?.type === 'SpreadElement' && isId(part.argument))) found.push(node);
    },
  }).visit(source.program);
  return found.map(({ start }) => source.lineOf(start));
}

/** Tells an id of an edition or a code of a subscription by what it is called. */
function createIdTest({ program }: SourceFile): (node: ESTree.Node) => boolean {
  const knowsCodes = program.body.some(
    (node) => node.type === 'ImportDeclaration' && CODES_FROM.test(node.source.value),
  );
  return (node) => {
    const name = nameOf(unwrap(node));
    return ID.test(name) || (knowsCodes && CODE.test(name));
  };
}

/** What a list is a copy of: `[...ids]`. */
function copied(node: ESTree.Node): ESTree.Node {
  const inner = unwrap(node);
  const [first] = inner.type === 'ArrayExpression' ? inner.elements : [];
  return first?.type === 'SpreadElement' ? copied(first.argument) : inner;
}
