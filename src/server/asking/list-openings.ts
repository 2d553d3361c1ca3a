import type { Reader } from '#domain/access/reader.ts';
import type { FacetChoice } from '#server/ports/search-engine.ts';

/** The rule of `decideAccess` as the engine takes it: a document is open to the reader where it passes any of these. */
export function listOpenings({ edition, codes }: Pick<Reader, 'edition' | 'codes'>): FacetChoice[] {
  const held = edition.subscriptions.filter(({ code }) => codes.includes(code));
  const publications = held.flatMap((subscription) => (subscription.reduced ? subscription.publications : []));
  const ofEdition = edition.subscriptions.map(({ code }) => code);
  return [
    ...(held.length > 0 ? [{ facet: 'subscription', values: held.map(({ code }) => code) }] : []),
    ...(publications.length > 0 ? [{ facet: 'partof', values: publications }] : []),
    ...(held.some(({ reduced }) => !reduced) ? [{ facet: 'subscription', values: ofEdition, none: true }] : []),
  ];
}
