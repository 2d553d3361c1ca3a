import type { Conjunction, Cursor, FieldLexeme } from '#domain/query/expression-part.ts';
import type { Lexeme } from '#domain/query/lexing.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { QueryProblem } from '#domain/query/query-error.ts';
import type { FieldNode, NearNode, NotNode, QueryNode } from '#domain/query/query-tree.ts';
import { listChildren } from '#domain/query/visit-leaves.ts';
import { printOperator } from '#domain/query/translate-connector.ts';

type OperatorLexeme = Extract<Lexeme, { kind: 'operator' }>;

/** Throws the `QueryProblem` for a term that should stand at the cursor and does not. */
export function refuseMissingOperand(cursor: Cursor): never {
  const found = cursor.lexemes[cursor.next];
  const before = cursor.lexemes[cursor.next - 1];
  if (before?.kind === 'operator' && found?.kind === 'operator') {
    const place = spanOf(before, found);
    const reason = `${nameOf(before)} and ${nameOf(found)} stand next to each other with no term between them.`;
    throw new QueryProblem(place, reason, removalOf(found));
  }
  if (before?.kind === 'operator') {
    throw new QueryProblem(placeOf(before), `${nameOf(before)} needs a term after it.`, removalOf(before));
  }
  if (found?.kind === 'operator') {
    throw new QueryProblem(placeOf(found), `${nameOf(found)} needs a term before it.`, removalOf(found));
  }
  if (before?.kind === 'open' && found !== undefined) {
    const name = cursor.lexemes[cursor.next - 2];
    if (name?.kind === 'field') {
      const place = spanOf(name, found);
      throw new QueryProblem(place, `There is nothing to search for in ${name.field}( ).`, { ...place, to: '' });
    }
    const place = spanOf(before, found);
    throw new QueryProblem(place, 'There is nothing between these parentheses.', { ...place, to: '' });
  }
  throw new QueryProblem({ at: 0, length: cursor.text.length }, 'There is no word to search for.');
}

/** Throws the `QueryProblem` for alternatives of which at least one has nothing but NOT terms. */
export function refuseOnlyNot(cursor: Cursor, alternatives: readonly Conjunction[]): never {
  const { text, lexemes, next } = cursor;
  const only = alternatives.filter((alternative) => alternative.part === undefined);
  const [first] = only;
  const start = first?.start ?? 0;
  const place = { at: start, length: (first?.end ?? start) - start };
  if (alternatives.length > 1) {
    const kept = alternatives.filter((alternative) => alternative.part !== undefined);
    const keptText = kept.map(({ start: from, end }) => text.slice(from, end)).join(' OR ');
    const onlyText = only.map(({ start: from, end }) => text.slice(from, end)).join(' ');
    const at = alternatives[0]?.start ?? 0;
    const length = (alternatives.at(-1)?.end ?? at) - at;
    const reason =
      'NOT cannot stand beside OR: almost every document would match. Put it after a term, as in “a NOT b”.';
    const to = `${kept.length > 1 ? `(${keptText})` : keptText} ${onlyText}`;
    throw new QueryProblem(place, reason, kept.length > 0 ? { at, length, to } : undefined);
  }
  const open = lexemes.findLast((lexeme, index) => index < next && lexeme.kind === 'open' && lexeme.at < start);
  const close = lexemes[next];
  if (open === undefined || close?.kind !== 'close') {
    throw new QueryProblem(place, 'NOT needs a term that the documents do contain, as in “a NOT b”.');
  }
  const name = lexemes[lexemes.indexOf(open) - 1];
  const inside = text.slice(start, place.at + place.length);
  if (name?.kind === 'field') {
    const reason = `NOT cannot stand alone in ${name.field}( ). Put it before the field, as in “a NOT ${name.field}(b)”.`;
    const [, only] = /^NOT\s+(?!.*\bNOT\b)(.*)$/su.exec(inside) ?? [];
    const whole = spanOf(name, close);
    throw new QueryProblem(
      place,
      reason,
      only === undefined ? undefined : { ...whole, to: `NOT ${name.field}(${only})` },
    );
  }
  const group = spanOf(open, close);
  const reason = 'NOT cannot stand alone in parentheses. Put it after a term, as in “a NOT b”.';
  throw new QueryProblem(place, reason, { ...group, to: inside });
}

/** Throws: a field search stands inside another one. */
export function refuseFieldInField(outer: FieldLexeme, inner: FieldLexeme): never {
  const reason = `${inner.field}( ) cannot stand inside ${outer.field}( ). Join the two with AND, as in “${outer.field}(a) AND ${inner.field}(b)”.`;
  throw new QueryProblem(placeOf(inner), reason, removalOf(inner));
}

/** Throws where an operand of NEAR is a field search or holds one. */
export function refuseFieldBesideNear(near: OperatorLexeme, left: QueryNode, right: QueryNode): void {
  const field = findField(left) ?? findField(right);
  if (field === undefined) return;
  const typed = nameOf(near);
  const reason = `${typed} cannot reach into ${field.field}( ) or out of it. Put it inside, as in “${field.field}(a ${typed} b)”, or write AND.`;
  throw new QueryProblem(placeOf(near), reason, { ...placeOf(near), to: 'AND' });
}

function findField(node: QueryNode): FieldNode | undefined {
  if (node.kind === 'field') return node;
  for (const child of listChildren(node)) {
    const found = findField(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Throws where NOT follows NEAR. */
export function refuseNotAfterNear(cursor: Cursor, near: OperatorLexeme): void {
  const found = cursor.lexemes[cursor.next];
  if (found?.kind !== 'operator' || found.operator.name !== 'NOT') return;
  const place = spanOf(near, found);
  throw new QueryProblem(place, `NOT cannot follow ${nameOf(near)}. Exclude the term as in “a NOT b”.`, {
    ...place,
    to: 'NOT',
  });
}

/** Throws where an operand of NEAR excludes something. */
export function refuseNotInsideNear(near: NearNode): void {
  for (const operand of [near.left, near.right]) {
    const excluding = findNot(operand);
    if (excluding === undefined) continue;
    const place = { at: excluding.at, length: excluding.length };
    const typed = printOperator({ name: 'NEAR', distance: near.distance });
    const reason = `NOT cannot stand inside ${typed}. Exclude the term from the whole, as in “(a ${typed} b) NOT c”.`;
    if (operand !== excluding) throw new QueryProblem(place, reason);
    const kept: NearNode =
      operand === near.left ? { ...near, left: excluding.keep } : { ...near, right: excluding.keep };
    const to = `(${printQuery({ ...excluding, keep: kept })})`;
    throw new QueryProblem(place, reason, { at: near.at, length: near.length, to });
  }
}

function findNot(node: QueryNode): NotNode | undefined {
  if (node.kind === 'not') return node;
  if (node.kind !== 'and' && node.kind !== 'or') return undefined;
  for (const child of node.children) {
    const found = findNot(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nameOf(lexeme: OperatorLexeme): string {
  return printOperator(lexeme.operator);
}

function placeOf(lexeme: Lexeme): { at: number; length: number } {
  return { at: lexeme.at, length: lexeme.length };
}

function spanOf(first: Lexeme, last: Lexeme): { at: number; length: number } {
  return { at: first.at, length: last.at + last.length - first.at };
}

function removalOf(lexeme: Lexeme): { at: number; length: number; to: string } {
  return { ...placeOf(lexeme), to: '' };
}
