import type { DocumentBlock, DocumentModel, ListModel, ListTable } from '#server/ports/document-renderer.ts';
import { printCell } from './print-cell.ts';

/** Stands for the name of a row that has none: a heading says something. */
const NAMELESS = '–';

/**
 * Each row under a heading of its own: many columns would be too narrow to be read on paper. The heading leads where the
 * first link of its row does; the address stands below it for paper.
 */
export function listAsDocument({ title, facts, more = [], ...table }: ListModel): DocumentModel {
  const others = more.flatMap(({ name, ...rest }): DocumentBlock[] => [
    { kind: 'heading', level: 1, text: name },
    ...listBlocks(rest),
  ]);
  return { title, facts, blocks: [...listBlocks(table), ...others] };
}

function listBlocks({ columns, rows }: ListTable): DocumentBlock[] {
  const place = columns.findIndex(({ type }) => type === 'link');
  return rows.flatMap((row): DocumentBlock[] => {
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
}
