import { translateFailure } from '#server/adapters/sqlite/sqlite-failure.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

/** What an operator is told of a store that fails: a full disk, a folder that cannot be written. Undefined for other errors. */
export function describeStoreTrouble(error: unknown): string | undefined {
  const translated = translateFailure(error);
  return translated instanceof StoreUnavailable ? translated.message : undefined;
}
