import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { ShownDocument } from '#web/app/document-actions.tsx';

/** A document as those who act on it see it; a text of law is cited with the state of the law that it has (OP-197). */
export function showDocument(document: DocumentDetails): ShownDocument {
  const { id, title, bibliographicReference, citations, legisNumber } = document;
  const days = describeDaysInForce(document);
  const cited = bibliographicReference ?? citations[0];
  const citation = days === undefined ? cited : `${cited ?? legisNumber ?? title} (as in force ${days})`;
  return { id, title, url: presentTextAddress({ id }), citation };
}
