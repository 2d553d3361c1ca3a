/** Where a table says the names and their parts; undefined for a table without a heading. */
export interface CastColumns {
  readonly name: number;
  readonly role: number | undefined;
}

/** What a row of a table says: its names, and the part that it gives them. */
export interface CastRow {
  readonly names: readonly string[];
  /** '' where the row says none. */
  readonly role: string;
}

const NAME = /^(?:full )?names?$|^(?:person|party|firm|who)$/iu;
const ROLE = /^(?:roles?|parts?|side|capacity|function)$/iu;
const SIDE = '(?:co-)?(?:claimants?|respondents?|applicants?|defendants?|petitioners?|tribunal|part(?:y|ies)|states?)';
const PART = new RegExp(
  `^(?:${SIDE}|(?:lead |legal |party-appointed |presiding |sole |tribunal |candidate )*(?:counsel|(?:co-)?arbitrators?|president|chair|experts?|secretary|witness|law firms?|representatives?|candidates?|funders?)(?: (?:for|of|to|by) (?:the |both )?${SIDE})?)$`,
  'iu',
);

/** The columns of a heading: one of its cells says that names stand below. */
export function readColumns(cells: readonly string[]): CastColumns | undefined {
  const name = cells.findIndex((cell) => NAME.test(cell));
  if (name === -1) return undefined;
  const role = cells.findIndex((cell, at) => at !== name && ROLE.test(cell));
  return { name, role: role === -1 ? undefined : role };
}

/** A row below such a heading; without one each cell is a name, but for those that say a part. */
export function readCastRow(cells: readonly string[], columns: CastColumns | undefined): CastRow {
  if (columns) {
    const role = columns.role === undefined ? '' : (cells[columns.role] ?? '');
    return { names: [cells[columns.name] ?? ''].filter(Boolean), role };
  }
  const names = cells.filter((cell) => cell !== '' && !PART.test(cell));
  if (names.length === 0) return { names: cells.filter(Boolean), role: '' };
  return { names, role: cells.find((cell) => PART.test(cell)) ?? '' };
}
