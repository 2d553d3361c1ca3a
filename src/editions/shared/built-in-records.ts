import { EUROPEAN_UNION } from '#domain/places/european-union.ts';
import { KNOWN_PLACES, type KnownPlace } from '#domain/places/known-places.ts';
import { createStateParty } from '#domain/records/state-party.ts';
import type { PartyRecord } from '#domain/records/party.ts';
import type { PlaceRecord } from '#domain/records/place.ts';
import { builtInKey } from '#domain/records/record-kind.ts';
import { CONVENTIONS } from '#domain/places/convention-parties.ts';

/** What every library knows before anything is imported: places, and each of them as a party. */
export const BUILT_IN_RECORDS: readonly (
  | { readonly kind: 'place'; readonly record: PlaceRecord }
  | { readonly kind: 'party'; readonly record: PartyRecord }
)[] = KNOWN_PLACES.flatMap((place) => [
  { kind: 'place', record: createPlace(place) },
  { kind: 'party', record: createStateParty(place) },
]);

/** A place with the groups that it belongs to: the European Union, and the conventions that it is a party to. */
function createPlace({ kind: _kind, called: _called, ...place }: KnownPlace): PlaceRecord {
  const { id, land } = place;
  const groups = [EUROPEAN_UNION, ...CONVENTIONS].filter(({ lands }) => land !== undefined && lands.includes(land));
  return { ...place, key: builtInKey(id), editions: [], groups: groups.map(({ name }) => name), meta: {} };
}
