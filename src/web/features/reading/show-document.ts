import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentDetails } from '#contract/document.ts';
import type { ShownDocument } from '#web/app/document-actions.tsx';
import { isFormer } from './version/name-version.ts';

/** A document as those who act on it see it: the version that is shown. */
export function showDocument(document: DocumentDetails): ShownDocument {
  const { id, title, version, cited, comparisons, jurisdictions } = document;
  const url = `${presentTextAddress({ id })}${isFormer(document) ? `?v=${version}` : ''}`;
  return { id, title, url, cited, comparisons, jurisdictions };
}
