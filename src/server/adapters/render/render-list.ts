import type { FileFormat, ListModel } from '#server/ports/document-renderer.ts';
import { listAsDocument } from './list-as-document.ts';
import { renderDocument } from './render-document.ts';
import { renderText } from './render-text.ts';

/** The bytes of a list; what makes a format is loaded when it is first needed. */
export async function renderList(format: FileFormat, list: ListModel): Promise<Uint8Array> {
  switch (format) {
    case 'excel':
      return (await import('./render-excel.ts')).renderExcel(list);
    case 'text':
      return renderText(list);
    default:
      return renderDocument(format, listAsDocument(list));
  }
}
