import { findPlace } from '#domain/places/find-place.ts';

const FORM_OF_STATE =
  /^(?:(?:the |[A-Z][a-z]+(?:'s)? )*(?:Republic|Kingdom|Sultanate|Principality|State|Commonwealth)) of (?:the )?(?=\p{Lu})/u;

/**
 * The name that the library has for a country which a list gives by its full style: `Kingdom of Spain`, `Iran, Islamic
 * Republic of`; of one it does not know, the style without what every state may be called. Who stands with a state in
 * one value, as in `Kingdom of Spain and Harbour Board`, is left out.
 */
export function shortCountryName(name: string): string {
  const first = findPlace(name) ?? findPlace(name.replace(/ and \p{Lu}.*$/u, ''));
  if (first) return first.name;
  const turned = /^([^,]+), (?:[\p{Lu}\p{Ll}'. ]+ )?(?:Republic|State|States|Kingdom) of(?: the)?$/u.exec(name)?.[1];
  return turned ?? name.replace(FORM_OF_STATE, '');
}
