/** The page of a place: what the edition knows of it (OP-101). */
export function presentPlaceAddress(id: string): string {
  return `/jurisdiction/${id}`;
}
