import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { StatusOnDay } from './status-table.ts';

/** A row of a treaty's status as calls answer it. */
export function presentStatus({ instrument: _instrument, place, ...row }: StatusOnDay) {
  return { ...row, place: place.name, url: place.id === null ? null : presentPlaceAddress(place.id) };
}
