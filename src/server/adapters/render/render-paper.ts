import type { Paper } from '#domain/paper/paper.ts';
import { loadEasternFaces } from './eastern-faces.ts';
import type { PageFormat } from '#server/ports/document-renderer.ts';

/** The bytes of texts; what makes a format is loaded when it is first needed. */
export async function renderPaper(format: PageFormat, paper: Paper): Promise<Uint8Array> {
  switch (format) {
    case 'word':
      return (await import('./render-paper-word.ts')).renderPaperWord(paper);
    case 'pdf':
      return (await import('./render-paper-pdf.ts')).renderPaperPdf(
        paper,
        await loadEasternFaces(JSON.stringify(paper)),
      );
  }
}
