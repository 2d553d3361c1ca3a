/** The id that a field has on the page. */
export function elementId(field: string): string {
  return `deal-${field.replaceAll(' ', '-')}`;
}

/** The id of the part on how a place was worked. */
export function idOfPlace(place: string): string {
  return `merger-place-${place}`;
}
