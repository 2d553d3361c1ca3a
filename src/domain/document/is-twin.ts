import { foldName } from '#domain/names/fold-name.ts';
import type { DocumentRecord } from './document.ts';
import { foldCitation } from './normal-citation.ts';
import { legalDateOf } from './legal-date-of.ts';

/**
 * Whether two documents are one thing that came in twice, say as XML and as Word: nothing that readers are shown of them
 * differs, and they share a citation, a case number or a party. Documents of one general title share none.
 */
export function isTwin(one: DocumentRecord, other: DocumentRecord): boolean {
  const isAlike = describe(one) === describe(other);
  if (!isAlike) return false;
  const names = new Set(listNames(one));
  return listNames(other).some((name) => names.has(name));
}

function describe(record: DocumentRecord): string {
  const { title, type, publication, source } = record;
  return JSON.stringify([foldName(title), type, legalDateOf(record) ?? '', publication, source]);
}

function listNames({ citations, caseNumbers, parties, undertakings }: DocumentRecord): string[] {
  return [...citations, ...caseNumbers, ...parties.map(({ name }) => name), ...undertakings].map(foldCitation);
}
