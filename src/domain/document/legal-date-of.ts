import type { DocumentRecord, LegalDate } from './document.ts';

/** When the thing itself appeared, by the first of its dates that says so. */
export function legalDateOf({ dates }: Pick<DocumentRecord, 'dates'>): LegalDate | undefined {
  return dates.publication ?? dates.decision ?? dates.legislation;
}
