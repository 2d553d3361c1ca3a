import { findPlace } from '../places/find-place.ts';
import { foldName } from '#domain/names/fold-name.ts';
import type { DocumentRecord } from './document.ts';
import { BILATERAL_TREATY } from './treaty-types.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * What all documents on one treaty between two share, whoever wrote them: its sides, by whatever they are called there,
 * and the day of signature. Null for everything else, and for a treaty whose sides or day a document does not give.
 */
export function nameTreatyWork({
  type,
  parties,
  dates,
}: Pick<DocumentRecord, 'type' | 'parties' | 'dates'>): string | null {
  const day = dates.legislation ?? '';
  if (type !== BILATERAL_TREATY || !DAY.test(day)) return null;
  const sides = new Set(parties.map(({ name }) => findPlace(name)?.id ?? foldName(name)));
  return sides.size === 2 ? `treaty ${[...sides].toSorted().join(' ')} ${day}` : null;
}
