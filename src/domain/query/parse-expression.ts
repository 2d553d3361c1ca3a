import type { Conjunction, Cursor, FieldLexeme, Part } from '#domain/query/expression-part.ts';
import type { Lexeme } from '#domain/query/lexing.ts';
import { QueryProblem } from '#domain/query/query-error.ts';
import {
  refuseFieldBesideNear,
  refuseFieldInField,
  refuseMissingOperand,
  refuseNotAfterNear,
  refuseNotInsideNear,
  refuseOnlyNot,
} from '#domain/query/refuse-expression.ts';
import type { NearNode, NotNode, OrNode, QueryNode, TermNode } from '#domain/query/query-tree.ts';
import type { Operator } from '#domain/query/translate-connector.ts';

/** How deep a tree may be: parentheses, and NEAR in a chain. */
export const LARGEST_DEPTH = 100;

/**
 * Reads balanced lexemes by precedence: parentheses, NEAR, NOT, AND, OR. Throws `QueryProblem` where an operand is
 * missing or NOT stands where it has no meaning.
 */
export function parseExpression(text: string, lexemes: readonly Lexeme[]): QueryNode {
  return parseOr({ text, lexemes, next: 0 }, 0).node;
}

function parseOr(cursor: Cursor, nesting: number): Part {
  const alternatives = [parseAnd(cursor, nesting)];
  while (acceptOperator(cursor, 'OR')) alternatives.push(parseAnd(cursor, nesting));
  const parts = alternatives.flatMap((alternative) => alternative.part ?? []);
  if (parts.length < alternatives.length) refuseOnlyNot(cursor, alternatives);
  return joinParts('or', parts);
}

function parseAnd(cursor: Cursor, nesting: number): Conjunction {
  const kept: Part[] = [];
  const excluded: Part[] = [];
  const start = peek(cursor)?.at ?? cursor.text.length;
  do {
    const isExcluded = acceptOperator(cursor, 'NOT');
    const part = parseNear(cursor, nesting);
    (isExcluded ? excluded : kept).push(part);
  } while (acceptOperator(cursor, 'AND') || startsOperand(peek(cursor)));
  const before = cursor.lexemes[cursor.next - 1];
  const end = before === undefined ? start : before.at + before.length;
  if (kept.length === 0) return { part: undefined, start, end };
  const keep = joinParts('and', kept);
  if (excluded.length === 0) return { part: keep, start, end };
  const exclude = joinParts('or', excluded);
  const node: NotNode = { kind: 'not', keep: keep.node, exclude: exclude.node, at: start, length: end - start };
  return { part: { node, start, end, depth: 1 + Math.max(keep.depth, exclude.depth) }, start, end };
}

function parseNear(cursor: Cursor, nesting: number): Part {
  let left = parseOperand(cursor, nesting);
  for (let near = peek(cursor); near?.kind === 'operator' && near.operator.name === 'NEAR'; near = peek(cursor)) {
    cursor.next++;
    const { start } = left;
    refuseNotAfterNear(cursor, near);
    const right = parseOperand(cursor, nesting);
    refuseFieldBesideNear(near, left.node, right.node);
    const place = { at: start, length: right.end - start };
    const { distance } = near.operator;
    const node: NearNode = { kind: 'near', distance, left: left.node, right: right.node, ...place };
    refuseNotInsideNear(node);
    const depth = 1 + Math.max(left.depth, right.depth);
    if (depth > LARGEST_DEPTH) {
      throw new QueryProblem(place, `More than ${LARGEST_DEPTH} NEAR stand in one chain. Split the query into parts.`);
    }
    left = { node, start, end: right.end, depth };
  }
  return left;
}

function parseOperand(cursor: Cursor, nesting: number): Part {
  const first = peek(cursor);
  if (first?.kind === 'quote') {
    cursor.next++;
    return partOf(first.terms, first.at, first.at + first.length);
  }
  if (first?.kind === 'words') return parseBareWords(cursor, first.at);
  if (first?.kind === 'field') return parseField(cursor, first, nesting);
  if (first?.kind !== 'open') refuseMissingOperand(cursor);
  if (nesting >= LARGEST_DEPTH) {
    const reason = `More than ${LARGEST_DEPTH} parentheses stand inside one another. Split the query into parts.`;
    throw new QueryProblem(first, reason);
  }
  cursor.next++;
  const inner = parseOr(cursor, nesting + 1);
  // The lexer has balanced the parentheses, so what ends an expression inside one is its closing parenthesis.
  const close = peek(cursor);
  cursor.next++;
  const end = close === undefined ? inner.end : close.at + close.length;
  return { ...inner, start: first.at, end };
}

/** A name and what stands in the parentheses behind it. */
function parseField(cursor: Cursor, name: FieldLexeme, nesting: number): Part {
  if (cursor.field) refuseFieldInField(cursor.field, name);
  cursor.next++;
  cursor.field = name;
  const inner = parseOperand(cursor, nesting);
  cursor.field = undefined;
  const place = { at: name.at, length: inner.end - name.at };
  const node = { kind: 'field' as const, field: name.field, child: inner.node, ...place };
  return { node, start: name.at, end: inner.end, depth: 1 + inner.depth };
}

/** Neighbouring words without quotes are one phrase. */
function parseBareWords(cursor: Cursor, start: number): Part {
  const terms: TermNode[] = [];
  let end = start;
  for (let lexeme = peek(cursor); lexeme?.kind === 'words'; lexeme = peek(cursor)) {
    terms.push(...lexeme.terms);
    end = lexeme.at + lexeme.length;
    cursor.next++;
  }
  return partOf(terms, start, end);
}

function partOf(terms: readonly TermNode[], start: number, end: number): Part {
  const [first] = terms;
  const place = { at: start, length: end - start };
  const node =
    terms.length === 1 && first !== undefined ? { ...first, ...place } : { kind: 'phrase' as const, terms, ...place };
  return { node, start, end, depth: 1 };
}

function joinParts(kind: 'and' | 'or', parts: readonly Part[]): Part {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('Nothing to join.');
  if (first === last) return first;
  const children = parts.map((part) => part.node);
  const node = { kind, children, at: first.start, length: last.end - first.start } as OrNode;
  const depth = 1 + parts.reduce((deepest, part) => Math.max(deepest, part.depth), 0);
  return { node, start: first.start, end: last.end, depth };
}

function peek(cursor: Cursor): Lexeme | undefined {
  return cursor.lexemes[cursor.next];
}

function acceptOperator(cursor: Cursor, name: Operator['name']): boolean {
  const lexeme = peek(cursor);
  if (lexeme?.kind !== 'operator' || lexeme.operator.name !== name) return false;
  cursor.next++;
  return true;
}

function startsOperand(lexeme: Lexeme | undefined): boolean {
  if (lexeme === undefined || lexeme.kind === 'close') return false;
  return lexeme.kind !== 'operator' || lexeme.operator.name === 'NOT';
}
