import type { RecordField } from '#domain/query/query-field.ts';

/** Where the words of each field stand among those of a record: from the first position up to the second. */
export type RecordRanges = ReadonlyMap<RecordField, readonly [from: number, to: number]>;

/** The ascending positions that lie in a range. */
export function keepRange(starts: readonly number[], [from, to]: readonly [number, number]): readonly number[] {
  return starts.filter((start) => start >= from && start < to);
}
