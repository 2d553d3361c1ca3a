import type { DocumentBlock, DocumentModel, ListModel } from '#server/ports/document-renderer.ts';
import { printCell } from './print-cell.ts';

/** Stands for the name of a row that has none: a heading says something. */
const NAMELESS = '–';

/** Each row under a heading of its own: many columns would be too narrow to be read on paper. */
export function listAsDocument({ title, facts, columns, rows }: ListModel): DocumentModel {
  const blocks = rows.flatMap((row): DocumentBlock[] => {
    const printed = columns.map((column, place) => ({
      label: column.name,
      value: printCell(column, row[place] ?? ''),
      isLink: column.type === 'link',
    }));
    const [name, ...others] = printed;
    return [
      { kind: 'heading', level: 2, text: name?.value.trim() ? name.value : NAMELESS },
      { kind: 'fields', fields: others.filter(({ value }) => value !== '') },
    ];
  });
  return { title, facts, blocks };
}
