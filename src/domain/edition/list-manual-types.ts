import type { Edition } from './edition.ts';

/** Content types that the manual of IP prosecution is made of; none in an edition without one. */
export function listManualTypes({ searchWithin }: Pick<Edition, 'searchWithin'>): readonly string[] {
  return searchWithin.find(({ id }) => id === 'manual-ip')?.contentTypes ?? [];
}
