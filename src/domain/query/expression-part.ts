import type { Lexeme } from '#domain/query/lexing.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

export type FieldLexeme = Extract<Lexeme, { kind: 'field' }>;

/** The lexemes of a query and which of them is read next. */
export interface Cursor {
  readonly text: string;
  readonly lexemes: readonly Lexeme[];
  next: number;
  /** The field search that is being read. */
  field?: FieldLexeme | undefined;
}

/** A part that was read, with its extent in the text, parentheses included. `depth` counts nodes inside one another. */
export interface Part {
  readonly node: QueryNode;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
}

/** What stands between two ORs; without `part` it has nothing but NOT terms. */
export interface Conjunction {
  readonly part: Part | undefined;
  readonly start: number;
  readonly end: number;
}
