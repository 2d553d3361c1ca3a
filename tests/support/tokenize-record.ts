import { RECORD_FIELDS, type RecordField } from '#domain/query/query-field.ts';
import type { RecordRanges } from '#domain/query/record-ranges.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import { tokenizeText, type TokenList } from '#domain/words/tokenize.ts';

/** Wider than any NEAR, between two things that a record says. */
const GAP = Array.from({ length: 101 }, () => '');

/** What a record says as the evaluator takes it, without the room that an index leaves for each field. */
export function tokenizeRecord(
  texts: readonly FieldText[],
  language?: string,
): { readonly record: TokenList; readonly recordRanges: RecordRanges } {
  const words: string[] = [];
  const recordRanges = new Map<RecordField, readonly [number, number]>();
  for (const field of [undefined, ...RECORD_FIELDS]) {
    const from = words.length;
    for (const { text } of texts.filter((said) => said.field === field)) {
      words.push(...tokenizeText(text, language).words, ...GAP);
    }
    if (field) recordRanges.set(field, [from, words.length]);
  }
  const none = new Uint32Array(words.length);
  return { record: { words, starts: none, ends: none }, recordRanges };
}
