import type { ListModel, ListTable } from '#server/ports/document-renderer.ts';
import { printCell } from './print-cell.ts';

/** Lines that a text editor, a search and a comparison of two files can work with; numbers as they are counted. */
export function renderText({ title, facts, more = [], ...table }: ListModel): Uint8Array {
  const head = [title, '='.repeat(title.length), ...facts.map(([label, value]) => `${label}: ${value}`)];
  const blocks = [
    ...writeRows(table),
    ...more.flatMap(({ name, ...rest }) => [`${name}\r\n${'-'.repeat(name.length)}`, ...writeRows(rest)]),
  ];
  return Buffer.from(`\u{FEFF}${[head.join('\r\n'), ...blocks].join('\r\n\r\n')}\r\n`);
}

function writeRows({ columns, rows }: ListTable): string[] {
  return rows.map((row, index) => {
    const cells = columns.map((column, place) => {
      const cell = row[place] ?? '';
      return { name: column.name, text: typeof cell === 'number' ? String(cell) : printCell(column, cell) };
    });
    const [first, ...others] = cells;
    const lines = others.flatMap(({ name, text }) => (text === '' ? [] : [`   ${name}: ${indent(text)}`]));
    return [`${index + 1}. ${first?.text ?? ''}`, ...lines].join('\r\n');
  });
}

/** Further lines of a text stand below its first. */
function indent(text: string): string {
  return text.split(/\r?\n/).join('\r\n      ');
}
