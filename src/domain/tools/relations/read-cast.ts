import { readCastRow, readColumns, type CastColumns, type CastRow } from './read-cast-row.ts';

/** The most names of one check (OP-177). */
export const MOST_CAST = 200;
/** The longest line that can be a name. */
export const LONGEST_CAST_NAME = 300;

/** A line of a cast: a name as it was written, and the part that the line gives it. */
export interface CastEntry {
  readonly name: string;
  /** For example `Counsel for the claimant`; '' where the line gives none. */
  readonly role: string;
}

const BULLET = /^[\s\-–—•·*▪◦]+|^\s*\(?\d{1,3}[.)]\s+/u;
const LABEL = /^([^:]{2,60}):\s*(.*)$/u;
const LINE = /\r?\n|;/u;
const TAB = '\t';

/**
 * The names of a pasted cast, each once, in their order: one a line or between semicolons, with or without a bullet, a
 * number or a label (`Claimant: …`); a label alone on its line holds for the lines below it, up to an empty one. Lines
 * with tabs are rows of a table, with or without a heading that says which column has the names.
 */
export function readCast(text: string): CastEntry[] {
  const entries = new Map<string, CastEntry>();
  const add = (name: string, role: string) => {
    const tidied = tidy(name);
    if (tidied !== '' && !entries.has(tidied)) entries.set(tidied, { name: tidied, role: tidy(role) });
  };
  let heading = '';
  let columns: CastColumns | undefined;
  for (const raw of text.split(LINE)) {
    if (raw.trim() === '') [heading, columns] = ['', undefined];
    else if (raw.includes(TAB)) {
      const cells = raw.split(TAB).map(tidy);
      const found = readColumns(cells);
      const { names, role } = found ? NOBODY : readCastRow(cells, columns);
      columns = found ?? columns;
      for (const name of names) add(name, role === '' ? heading : role);
    } else {
      columns = undefined;
      const { name, role } = readLine(raw.replace(BULLET, '').trim(), heading);
      if (name === '') heading = role;
      add(name, role);
    }
  }
  return [...entries.values()];
}

const NOBODY: CastRow = { names: [], role: '' };

/** A line with its label, or with the one above it. */
function readLine(line: string, heading: string): CastEntry {
  const labelled = LABEL.exec(line);
  if (!labelled) return { name: line, role: heading };
  return { name: (labelled[2] ?? '').trim(), role: labelled[1]?.trim() ?? '' };
}

/** What is longer is no name: nothing is looked for beyond that. */
function tidy(cell: string): string {
  return cell
    .slice(0, LONGEST_CAST_NAME * 2)
    .replaceAll(/^["'“”„]+|["'“”,]+$/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CAST_NAME);
}
