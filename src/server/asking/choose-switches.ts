import type { Reader } from '#domain/access/reader.ts';
import type { SearchMode } from '#domain/edition/edition.ts';
import { isFeatureLocked } from '#domain/edition/is-feature-locked.ts';
import type { SearchWithinSwitch } from '#domain/edition/menu.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { CONTENT_TYPE, SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import type { FacetChoice } from '#server/ports/search-engine.ts';

/** A switch that is off, with what a search leaves out for it. */
export interface OffSwitch {
  readonly definition: SearchWithinSwitch;
  /** The reader's subscription does not hold it: asking for it changes nothing. */
  readonly isLocked: boolean;
  /** Leaves its content types out; part of the scope of the search. */
  readonly without: FacetChoice;
}

/**
 * The switches of Search within that are off in a search (OP-11, OP-63). Content types that the reader chose in their
 * own filter count as switched on; where the switches are locked, neither that nor asking for one opens them.
 *
 * @param asked Ids of the switches that were asked for; throws `LibraryError` where the edition has no such switch.
 * @param types The content types chosen in the filter.
 */
export function listOffSwitches(
  { edition, codes }: Pick<Reader, 'edition' | 'codes'>,
  mode: SearchMode,
  asked: readonly string[],
  types: readonly string[],
): OffSwitch[] {
  const allowed = edition.searchWithin.map(({ id }) => id);
  const unknown = asked.find((id) => !allowed.includes(id));
  if (unknown !== undefined) {
    throw new LibraryError('value-not-allowed', {
      field: 'filters',
      reason: `“${unknown}” is nothing that a search looks in.`,
      allowed,
    });
  }
  if (!mode.hasSwitches) return [];
  const isLocked = isFeatureLocked(edition.lockedFeatures, codes, SEARCH_WITHIN);
  return edition.searchWithin.flatMap((definition) => {
    if (!isLocked && asked.includes(definition.id)) return [];
    const values = definition.contentTypes.filter((type) => isLocked || !types.includes(type));
    if (values.length === 0) return [];
    return { definition, isLocked, without: { facet: CONTENT_TYPE, values, none: true } };
  });
}

/** What switching it on would add: the same scope with its content types alone. */
export function scopeOfSwitch(scope: readonly FacetChoice[], { without }: OffSwitch): FacetChoice[] {
  return scope.map((choice) => (choice === without ? { facet: choice.facet, values: choice.values } : choice));
}
