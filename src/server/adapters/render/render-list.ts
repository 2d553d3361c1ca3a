import type { ListFormat, ResultList } from '#server/ports/document-renderer.ts';
import { createListTable } from './list-columns.ts';

/** The bytes of a list; what makes a format is loaded when it is first needed. */
export async function renderList(format: ListFormat, list: ResultList): Promise<Uint8Array> {
  switch (format) {
    case 'excel':
      return (await import('./render-excel.ts')).renderExcel(createListTable(list));
    case 'word':
      return (await import('./render-word.ts')).renderWord(list);
    case 'pdf':
      return (await import('./render-pdf.ts')).renderPdf(list);
  }
}
