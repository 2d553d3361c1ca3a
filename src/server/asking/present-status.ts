import type { StatusRow } from '#server/ports/reference-store.ts';

/** The page of a place. */
export function addressOfPlace(id: string): string {
  return `/jurisdiction/${id}`;
}

/** A row of a treaty's status as calls answer it. */
export function presentStatus({ instrument: _instrument, place, ...row }: StatusRow) {
  return { ...row, place: place.name, url: place.id === null ? null : addressOfPlace(place.id) };
}
