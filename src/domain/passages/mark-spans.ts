import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import { tokenizeText, type TokenList } from '#domain/words/tokenize.ts';
import type { MarkedText, TextMark } from './marked-text.ts';

/** Words of a match, counted from 0, and the term of the query that it is of. */
export type MatchSpan = Pick<FieldSpan, 'first' | 'last' | 'term'>;

/** Marks the matches inside a text; what does not lie in it is left out. */
export function markSpans(tokens: TokenList, firstPosition: number, spans: readonly MatchSpan[]): TextMark[] {
  return spans.flatMap((span) => {
    const start = tokens.starts[span.first - firstPosition];
    const end = tokens.ends[Math.min(span.last - firstPosition, tokens.ends.length - 1)];
    return start === undefined || end === undefined ? [] : [{ start, end, term: span.term }];
  });
}

/** A whole text with its matches. */
export function markText(text: string, spans: readonly MatchSpan[]): MarkedText {
  return { text, marks: spans.length === 0 ? [] : markSpans(tokenizeText(text), 0, spans) };
}
