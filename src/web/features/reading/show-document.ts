import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { describeDaysInForce } from '#domain/document/state-of-law.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { ShownDocument } from '#web/app/document-actions.tsx';
import { isFormer } from './version/name-version.ts';

/** A document as those who act on it see it: the version that is shown, a law with the state that it has (OP-197). */
export function showDocument(document: DocumentDetails): ShownDocument {
  const { id, title, version, bibliographicReference, citations, legisNumber } = document;
  const days = describeDaysInForce(document);
  const cited = bibliographicReference ?? citations[0];
  const citation = days === undefined ? cited : `${cited ?? legisNumber ?? title} (as in force ${days})`;
  return { id, title, url: `${presentTextAddress({ id })}${isFormer(document) ? `?v=${version}` : ''}`, citation };
}
