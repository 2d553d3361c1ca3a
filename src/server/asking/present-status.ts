import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { StatusRow } from '#server/ports/reference-store.ts';

/** A row of a treaty's status as calls answer it. */
export function presentStatus({ instrument: _instrument, place, ...row }: StatusRow) {
  return { ...row, place: place.name, url: place.id === null ? null : presentPlaceAddress(place.id) };
}
