import { READING_PLACES_LIMIT, type ReadingPlace } from '#domain/tools/desk/reading-place.ts';
import type { ReadingPlaceStore } from '#server/ports/reading-place-store.ts';
import { HISTORY_WISH, isKept, OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';

/** Part of the history, and cleared with it. */
export const PLACES = new OwnedTable<'reading_place', ReadingPlace>('reading_place', {
  fields: same('document', 'version', 'anchor', 'share', 'at'),
  order: 'at DESC, document',
  most: [READING_PLACES_LIMIT, 'document'],
  key: ['account', 'edition', 'document'],
});

/** Where accounts stopped reading, in either database. Held by reading-place-store.conformance.ts. */
export class SqlReadingPlaceStore extends OwnedRows implements ReadingPlaceStore {
  readonly listPlaces: ReadingPlaceStore['listPlaces'] = async (owner, limit) => {
    if (!(await isKept(this.queries, HISTORY_WISH, owner.account))) return [];
    return PLACES.list(this.queries, owner, {}, limit);
  };

  readonly findPlace: ReadingPlaceStore['findPlace'] = async (owner, document) => {
    if (!(await isKept(this.queries, HISTORY_WISH, owner.account))) return undefined;
    return PLACES.find(this.queries, owner, { document });
  };

  readonly keepPlace: ReadingPlaceStore['keepPlace'] = (owner, place) =>
    this.change(owner, async (change) => {
      if (!(await isKept(change, HISTORY_WISH, owner.account))) return false;
      await PLACES.put(change, owner, place);
      return true;
    });

  readonly forgetPlace: ReadingPlaceStore['forgetPlace'] = async (owner, document) => {
    await PLACES.remove(this.queries, owner, { document });
  };
}
