import { splitTreePath } from '#domain/document/tree-path.ts';
import { findPlace } from '#domain/places/find-place.ts';
import type { SortOrder } from '#domain/edition/sort-choice.ts';
import { isSortedByDate, type FavoriteSort } from './favorite-sorts.ts';

/** What the order of a list and its filters ask of a favorite. */
export interface SortedFavorite {
  readonly jurisdictions: readonly string[];
  readonly topics: readonly string[];
  /** Instant, UTC. */
  readonly addedDate: string;
  /** Null where nobody is known to have reviewed it. */
  readonly reviewDate: string | null;
  readonly title: string;
  /** In the style of its reader; only where the list is sorted by it, and none of what is cited by its title alone. */
  readonly citation?: string | undefined;
  /** Legal date; null where none is known. */
  readonly date: string | null;
  readonly court: string | null;
  /** '' where nothing was written. */
  readonly note: string;
}

/** What a list is narrowed to; nothing named is no constraint. */
export interface FavoriteFilter {
  readonly jurisdictions: readonly string[];
  /** Paths through a tree, `a > b`. */
  readonly topics: readonly string[];
}

/** Whether a favorite meets both lists, where both are chosen (SR-206 to SR-208, OP-126). */
export function isAmongFavorites(favorite: SortedFavorite, filter: FavoriteFilter): boolean {
  return (
    meets(favorite.jurisdictions, filter.jurisdictions, isSamePlace) &&
    meets(favorite.topics, filter.topics, isOnOnePath)
  );
}

/** Sorted whatever the letter case; what has no value comes last in either direction, and equal ones the newest first. */
export function sortFavorites<T extends SortedFavorite>(
  favorites: readonly T[],
  sortBy: FavoriteSort,
  order: SortOrder,
): T[] {
  const direction = order === 'desc' ? -1 : 1;
  const compare = isSortedByDate(sortBy) ? compareInstants : LETTERS.compare;
  const keyed = favorites.map((favorite) => ({ favorite, key: KEYS[sortBy](favorite) ?? '' }));
  return keyed
    .toSorted((one, other) => {
      if (one.key === '' || other.key === '') return Number(one.key === '') - Number(other.key === '');
      return direction * compare(one.key, other.key);
    })
    .map(({ favorite }) => favorite);
}

const QUOTATION_MARKS = /[“”‘’"']/gu;
const LETTERS = new Intl.Collator('en', { sensitivity: 'base' });

/** Instants and dates as ISO writes them stand in the order of their letters; the rules of a language cost a hundred times as much. */
function compareInstants(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const KEYS: Readonly<Record<FavoriteSort, (favorite: SortedFavorite) => string | null | undefined>> = {
  AddedDate: ({ addedDate }) => addedDate,
  ReviewDate: ({ reviewDate }) => reviewDate,
  Jurisdiction: ({ jurisdictions }) => jurisdictions[0],
  Topic: ({ topics }) => topics[0],
  Title: ({ title }) => title,
  // Where a name stands in quotation marks it stands among names.
  Citation: ({ citation, title }) => (citation ?? title).replaceAll(QUOTATION_MARKS, ''),
  Date: ({ date }) => date,
  Court: ({ court }) => court,
  Note: ({ note }) => note,
};

function meets(
  values: readonly string[],
  wanted: readonly string[],
  isSame: (one: string, other: string) => boolean,
): boolean {
  return wanted.length === 0 || values.some((value) => wanted.some((one) => isSame(value, one)));
}

/** By name, whichever of its names, or by land code. */
function isSamePlace(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [place, wanted] = [findPlace(one), findPlace(other)];
  if (place === undefined) return false;
  return place.id === wanted?.id || place.land?.toLowerCase() === other.toLowerCase();
}

/** Whether one is the other or above it: `Mergers` and `Mergers > Remedies`, never `Mergersport`. */
function isOnOnePath(one: string, other: string): boolean {
  const [steps, wanted] = [splitTreePath(one.toLowerCase()), splitTreePath(other.toLowerCase())];
  const length = Math.min(steps.length, wanted.length);
  return length > 0 && steps.slice(0, length).every((step, index) => step === wanted[index]);
}
