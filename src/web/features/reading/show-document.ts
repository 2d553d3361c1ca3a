import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { ShownDocument } from '#web/app/document-actions.tsx';

/** A document as those who act on it see it. */
export function showDocument({ id, title, bibliographicReference, citations }: DocumentDetails): ShownDocument {
  return { id, title, url: presentTextAddress({ id }), citation: bibliographicReference ?? citations[0] };
}
