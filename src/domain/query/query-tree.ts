import type { QueryField } from '#domain/query/query-field.ts';

/**
 * What the reader asked, as a tree. Words are folded (see `tokenize.ts`); `at` and `length` are UTF-16 offsets into
 * the query as typed, so that an answer can point at the place.
 */
export type QueryNode = TermNode | PhraseNode | NearNode | AndNode | OrNode | NotNode | FieldNode;

export interface QueryPlace {
  readonly at: number;
  readonly length: number;
}

/** One position of the text. */
export type TermNode = WordNode | WildcardNode;

/**
 * Matches a word of the same number-neutral form (`numberKey`), or exactly this word where `exact`; where `related`,
 * words of the same Porter stem too. Words of texts that are not English match only as written (OP-163).
 */
export interface WordNode extends QueryPlace {
  readonly kind: 'word';
  readonly word: string;
  readonly exact: boolean;
  /** Never beside `exact`. */
  readonly related?: true;
}

/** Matches words as written: `*` is any run of letters or digits, none included; `?` is exactly one. */
export interface WildcardNode extends QueryPlace {
  readonly kind: 'wildcard';
  readonly pattern: string;
}

/** Consecutive positions; at least two terms. */
export interface PhraseNode extends QueryPlace {
  readonly kind: 'phrase';
  readonly terms: readonly TermNode[];
}

/** What is marked in one colour and counted by itself. */
export type TermOrPhrase = TermNode | PhraseNode;

/** At most `distance` other words between the nearest ends, either order, no shared position, one field. */
export interface NearNode extends QueryPlace {
  readonly kind: 'near';
  readonly distance: number;
  readonly left: QueryNode;
  readonly right: QueryNode;
}

export interface AndNode extends QueryPlace {
  readonly kind: 'and';
  readonly children: readonly QueryNode[];
}

export interface OrNode extends QueryPlace {
  readonly kind: 'or';
  readonly children: readonly QueryNode[];
}

/** Documents that match `keep` and do not match `exclude`. */
export interface NotNode extends QueryPlace {
  readonly kind: 'not';
  readonly keep: QueryNode;
  readonly exclude: QueryNode;
}

/** The child, looked for in one field alone (OP-165). Holds no other field, and never stands inside NEAR. */
export interface FieldNode extends QueryPlace {
  readonly kind: 'field';
  readonly field: QueryField;
  readonly child: QueryNode;
}

/** Normalised form: inside `near` only terms, phrases and further `near` remain (OR and AND are multiplied out). */
export type PositionalNode = TermNode | PhraseNode | NearNode;
