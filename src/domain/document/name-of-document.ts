import { listNumberForms, listTitleForms } from './document-alias.ts';
import type { DocumentRecord } from './document.ts';
import { hasDivision } from './neutral-citation.ts';
import { foldCitation, listFoldedForms } from './normal-citation.ts';
import { compactIsbn } from './compact-isbn.ts';
import { listPublicParties } from './list-public-parties.ts';
import { listPartyForms } from './party-forms.ts';

/** By what a document was found, as the document has it. */
export interface FoundName {
  readonly kind: 'citation' | 'case-number' | 'title' | 'party' | 'parties';
  readonly text: string;
}

/** Which of a document's names a folded name is. */
export function nameOfDocument(id: string, record: DocumentRecord, name: string): FoundName {
  const isMeant = (text: string | undefined): text is string =>
    text !== undefined && (listFoldedForms(text).includes(name) || compactIsbn(text) === name);
  const caseNumber =
    record.caseNumbers.find((number) => isMeant(number) || listNumberForms(number).includes(name)) ??
    record.caseNumbers.find((number) => hasDivision(foldCitation(number), name));
  if (caseNumber !== undefined) return { kind: 'case-number', text: caseNumber };
  const citations = [...record.citations, record.bibliographicReference, record.legislationNumber, id, record.key];
  const citation =
    citations.find(isMeant) ?? citations.find((text) => text !== undefined && hasDivision(foldCitation(text), name));
  if (citation !== undefined) return { kind: 'citation', text: citation };
  const party = [...listPublicParties(record), ...record.undertakings].find((text) =>
    listPartyForms(text).includes(name),
  );
  const isTitle = party === undefined || listTitleForms(record.title).includes(name);
  return isTitle ? { kind: 'title', text: record.title } : { kind: 'party', text: party };
}
