import type { PlaceGroupKind } from './comparison.ts';

/** Somebody who stands in a column, with what groups them. */
export interface GroupedColumn {
  readonly id: string;
  readonly name: string;
  /** Name of the continent; of an institution, that of its seat. */
  readonly continent: string | undefined;
  /** Of an institution: the country of its seat. */
  readonly seat: string | undefined;
  /** As a fact says it. */
  readonly legalFamily: string | undefined;
}

/** Who takes part in a union or a convention. */
export interface NamedMembers {
  readonly kind: 'union' | 'convention';
  readonly name: string;
  readonly isMember: (id: string) => boolean;
}

export interface PlaceGroup {
  readonly kind: PlaceGroupKind;
  readonly name: string;
  /** Ids of columns, in the order of these. */
  readonly columns: readonly string[];
}

/**
 * Columns in groups (OP-144): countries by continent, unions, conventions and legal families, institutions by seat. A group
 * has one of them at least.
 */
export function groupColumns(columns: readonly GroupedColumn[], members: readonly NamedMembers[]): PlaceGroup[] {
  const joined = members.map(({ kind, name, isMember }) => ({
    kind,
    name,
    columns: columns.filter(({ id }) => isMember(id)).map(({ id }) => id),
  }));
  return [
    ...groupBy(columns, 'continent', ({ continent }) => continent),
    ...joined.filter((group) => group.columns.length > 0),
    ...groupBy(columns, 'legal family', ({ legalFamily }) => legalFamily),
    ...groupBy(columns, 'seat', ({ seat }) => seat),
  ];
}

function groupBy(
  columns: readonly GroupedColumn[],
  kind: PlaceGroupKind,
  nameOf: (column: GroupedColumn) => string | undefined,
): PlaceGroup[] {
  const groups = Map.groupBy(columns, nameOf);
  return [...groups]
    .flatMap(([name, of]) => (name === undefined ? [] : [{ kind, name, columns: of.map(({ id }) => id) }]))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
