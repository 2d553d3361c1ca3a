import type { PlainTable, TableFormat } from '#server/ports/document-renderer.ts';

/** The bytes of a table; what makes a format is loaded when it is first needed. */
export async function renderTable(format: TableFormat, table: PlainTable): Promise<Uint8Array> {
  switch (format) {
    case 'excel':
      return (await import('./render-excel.ts')).renderExcel(table);
    case 'word':
      return (await import('./render-word-table.ts')).renderWordTable(table);
  }
}
