import type { DocumentBlock, DocumentModel, ListModel } from '#server/ports/document-renderer.ts';
import { printCell } from './print-cell.ts';

/** Stands for the name of a row that has none: a heading says something. */
const NAMELESS = '–';

/**
 * Each row under a heading of its own: many columns would be too narrow to be read on paper. The heading leads where the
 * first link of its row does; the address stands below it for paper.
 */
export function listAsDocument({ title, facts, columns, rows }: ListModel): DocumentModel {
  const place = columns.findIndex(({ type }) => type === 'link');
  const blocks = rows.flatMap((row): DocumentBlock[] => {
    const link = String(row[place] ?? '');
    const printed = columns.map((column, index) => ({
      label: column.name,
      value: printCell(column, row[index] ?? ''),
      isLink: column.type === 'link' && index !== place,
    }));
    const [name, ...others] = printed;
    return [
      { kind: 'heading', level: 2, text: name?.value.trim() ? name.value : NAMELESS, link },
      { kind: 'fields', fields: others.filter(({ value }) => value !== '') },
    ];
  });
  return { title, facts, blocks };
}
