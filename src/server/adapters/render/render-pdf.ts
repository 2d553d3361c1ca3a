import type { DocumentModel } from '#server/ports/document-renderer.ts';
import { isAddress } from './is-address.ts';
import { compilePages } from './compile-pages.ts';
import { DOCUMENT_TEMPLATE } from './document-template.ts';
import type { PaperFace } from './paper-faces.ts';
import { setHeadingLevels } from './set-heading-levels.ts';

/** Pages of lists, tagged (PDF/UA-1). */
export function renderPdf({ title, facts, blocks }: DocumentModel, moreFaces: readonly PaperFace[] = []): Uint8Array {
  const data = JSON.stringify({
    title,
    facts: facts.map(([label, value]) => ({ label, value, link: isAddress(value) })),
    blocks: setHeadingLevels(blocks),
  });
  // A page with a gap says more of a list than none.
  return compilePages({ template: DOCUMENT_TEMPLATE, data, missingLetters: 'gaps', moreFaces });
}
