import { DRIVERS } from './drivers.ts';
import type { Allowed } from './room.ts';
import { BESIDE_CODE, NAMES_EDITIONS, ROOMS } from './rooms.ts';

const BEGIN = '<!-- The table: npm run check -- arrows --write -->';
const END = '<!-- The end of the table -->';

/** The page of the architecture with the table as it is now between its two marks. Throws when a mark is missing. */
export function putTable(page: string): string {
  const start = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error(`docs/ARCHITECTURE.md lacks its marks: ${BEGIN} and ${END}`);
  return `${page.slice(0, start)}${BEGIN}\n\n${printTable()}\n\n${page.slice(end)}`;
}

/** The table in Markdown: the rooms, what comes from outside, who may name an edition. */
export function printTable(): string {
  const rooms = ROOMS.map((row, index) => [
    `\`${row.name}\``,
    row.holds,
    printAllowed(row) + (row.tests ? `; its tests: ${printAllowed({ imports: [], drivers: [], ...row.tests })}` : ''),
    // A reason that many rows share is read once.
    row.because === ROOMS[index - 1]?.because ? 'as above' : row.because,
  ]);
  const drivers = Object.entries(DRIVERS)
    .filter(([name, [first]]) => first !== name)
    .map(([name, packages]) => [name, packages.map((text) => `\`${text}\``).join(', ')]);
  const editions = Object.entries(NAMES_EDITIONS).map(([glob, why]) => [`\`${glob}\``, why]);
  return [
    printRows(['Room', 'Holds', 'May import', 'Because'], rooms),
    `A test beside the code (\`*.test.ts\`, \`*.conformance.ts\`, \`*.test-support.ts\`) may import what its room may, and ${printAllowed(BESIDE_CODE)}.`,
    printRows(['Driver', 'Is'], drivers),
    'Every other driver is named as its package.',
    printRows(['May name an edition', 'Because'], editions),
  ].join('\n\n');
}

function printAllowed({ imports, drivers }: Allowed): string {
  const rooms = imports.length > 0 ? imports.map((name) => `\`${name}\``).join(', ') : '';
  const outside = drivers.length > 0 ? drivers.join(', ') : '';
  return [rooms, outside].filter((part) => part !== '').join('; ') || 'nothing';
}

function printRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
