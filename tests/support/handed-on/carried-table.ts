import { readFileSync } from 'node:fs';

/** Where works are handed on, in the order of the table's columns. */
export const FORMATS = ['head', 'coins', 'ris', 'bibtex', 'csl'] as const;
export type Format = (typeof FORMATS)[number];

/** Where a fact stands in a format. */
interface Place {
  /** Of the tag, field or key; undefined where the format has none. */
  readonly name: string | undefined;
  /** Whether Zotero takes it over. */
  readonly isTaken: boolean;
}

export interface CarriedRow extends Readonly<Record<Format, Place>> {
  readonly kind: string;
  readonly fact: string;
  /** Zotero's field; undefined where it has none. */
  readonly field: string | undefined;
}

/** The table of `docs/REFERENCE-MANAGERS.md`. Throws an `Error` for a cell of another form. */
export function readCarriedTable(): CarriedRow[] {
  const text = readFileSync(new URL('../../../docs/REFERENCE-MANAGERS.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => {
    const [kind = '', fact = '', field = '', ...cells] = line.slice(2, -2).split(' | ');
    const places = cells.map(readPlace);
    if (places.length !== FORMATS.length) throw new Error(`A row of ${places.length} formats: ${line}`);
    const [head, coins, ris, bibtex, csl] = places as [Place, Place, Place, Place, Place];
    return { kind, fact, field: field === '–' ? undefined : field, head, coins, ris, bibtex, csl };
  });
}

function readPlace(cell: string): Place {
  if (cell === '–') return { name: undefined, isTaken: false };
  const [, open, name, close] = /^(\(?)`([^`]+)`(\)?)$/u.exec(cell) ?? [];
  if (name === undefined || Boolean(open) !== Boolean(close)) throw new Error(`No cell of the table: ${cell}`);
  return { name, isTaken: !open };
}
