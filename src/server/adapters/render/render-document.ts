import { loadEasternFaces } from './eastern-faces.ts';
import type { DocumentModel, PageFormat } from '#server/ports/document-renderer.ts';

/** The bytes of pages; what makes a format is loaded when it is first needed. */
export async function renderDocument(format: PageFormat, document: DocumentModel): Promise<Uint8Array> {
  switch (format) {
    case 'word':
      return (await import('./render-word.ts')).renderWord(document);
    case 'pdf':
      return (await import('./render-pdf.ts')).renderPdf(document, await loadEasternFaces(JSON.stringify(document)));
  }
}
