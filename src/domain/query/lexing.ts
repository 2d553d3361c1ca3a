import type { QueryField } from '#domain/query/query-field.ts';
import type { QueryNote } from '#domain/query/query-error.ts';
import type { TermNode } from '#domain/query/query-tree.ts';
import type { Operator } from '#domain/query/translate-connector.ts';

/** A piece of the query with its place in it. */
export type Lexeme =
  | { readonly kind: 'operator'; readonly operator: Operator; readonly at: number; readonly length: number }
  | { readonly kind: 'open' | 'close'; readonly at: number; readonly length: number }
  /** The name of a field, which a parenthesis follows. */
  | { readonly kind: 'field'; readonly field: QueryField; readonly at: number; readonly length: number }
  | {
      readonly kind: 'words' | 'quote';
      readonly terms: readonly TermNode[];
      readonly at: number;
      readonly length: number;
    };

/** A query that is being cut into lexemes. */
export interface Lexing {
  readonly text: string;
  /** Where the first and the last letter or digit stand. */
  readonly firstWord: number;
  readonly lastWord: number;
  readonly lexemes: Lexeme[];
  readonly notes: QueryNote[];
}

/** Every sign that begins or ends a quotation, as a character class takes them. */
export const QUOTES = '"“”„‟«»＂';
