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
const CELL = /\t/u;

/**
 * The names of a pasted cast, each once, in their order: one a line or between semicolons, with or without a bullet, a
 * number or a label (`Claimant: …`); a label alone on its line holds for the lines below it, up to an empty one.
 */
export function readCast(text: string): CastEntry[] {
  const entries = new Map<string, CastEntry>();
  let heading = '';
  for (const raw of text.split(LINE)) {
    const line = raw.replace(BULLET, '').trim();
    if (line === '') {
      heading = '';
      continue;
    }
    const labelled = LABEL.exec(line);
    const role = labelled?.[1]?.trim() ?? heading;
    const rest = labelled ? (labelled[2] ?? '').trim() : line;
    if (rest === '') heading = role;
    for (const cell of rest.split(CELL)) {
      const name = tidy(cell);
      if (name !== '' && !entries.has(name)) entries.set(name, { name, role });
    }
  }
  return [...entries.values()];
}

function tidy(cell: string): string {
  return cell
    .replaceAll(/^["'“”„]+|["'“”,]+$/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CAST_NAME);
}
