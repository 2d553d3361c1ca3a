import { describeFailure } from '#importers/describe-failure.ts';
import type { Refusal } from '#importers/importer.ts';
import { RecordRefused } from '#server/ports/content-writer.ts';

/** Errors of the library itself go on; everything a file can cause becomes words, at least one sentence of them. */
export function describeRefusals(error: unknown): readonly Refusal[] {
  if (error instanceof RecordRefused) return [{ line: 0, column: 0, reason: error.message }];
  const refusals = describeFailure(error);
  if (refusals) return refusals;
  throw error;
}
