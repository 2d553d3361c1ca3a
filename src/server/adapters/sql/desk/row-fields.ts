import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import type { StoredSearch } from '#domain/search/saved-search.ts';

/** How something that is said of a thing stands in the columns of its row. */
interface Field<Row, Value> {
  read(row: Row): Value;
  write(value: Value): Partial<Row>;
}

/** Columns that say a value as it is; that they say no other is left to whoever writes them. */
type ColumnOf<Row, Value> = { [Column in keyof Row]: Value extends Row[Column] ? Column : never }[keyof Row];

/** What is said of a thing: each by the column that says the same, or by how it is read and written. */
export type Fields<Row, Thing> = {
  readonly [Name in keyof Thing]-?: ColumnOf<Row, Thing[Name]> | Field<Row, Thing[Name]>;
};

/** Fields whose columns have their names. */
export function same<const Name extends string>(...names: readonly Name[]): { readonly [One in Name]: One } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [One in Name]: One };
}

/** A value that one column says in another form. */
export function inForm<const Column extends string, Stored, Value>(
  column: Column,
  read: (stored: Stored) => Value,
  write: (value: Value) => Stored,
): Field<Record<Column, Stored>, Value> {
  return {
    read: (row) => read(row[column]),
    write: (value) => ({ [column]: write(value) }) as Record<Column, Stored>,
  };
}

/** A value as JSON. */
export function inJson<const Column extends string, Value>(column: Column) {
  return inForm(column, readJson<Value>, JSON.stringify);
}

/** Most lists are empty: a thousand of them need no parser. */
function readJson<Value>(json: string): Value {
  return json === '[]' ? ([] as Value) : (JSON.parse(json) as Value);
}

/** Yes as 1, no as 0. */
export function inFlag<const Column extends string>(column: Column) {
  return inForm(column, (stored: number) => stored !== 0, Number);
}

/** A search as stores keep it. */
export const inSearch = inForm('search_json', parseSavedSearch, printSavedSearch);

/** The same where there may be none. */
export const inSearchIfAny = inForm(
  'search_json',
  (stored: string | null): StoredSearch | null => (stored === null ? null : parseSavedSearch(stored)),
  (search) => search && printSavedSearch(search),
);

/** The thing that a row says. */
export function readFields<Row extends object, Thing>(fields: Fields<Row, Thing>, row: Row): Thing {
  const said = Object.entries<keyof Row | Field<Row, unknown>>(fields);
  return Object.fromEntries(
    said.map(([name, field]) => [name, typeof field === 'object' ? field.read(row) : row[field]]),
  ) as Thing;
}

/** The columns of what is given of a thing. */
export function writeFields<Row extends object, Thing extends object>(
  fields: Fields<Row, Thing>,
  thing: Partial<Thing>,
) {
  const columns: Partial<Row> = {};
  for (const [name, field] of Object.entries<keyof Row | Field<Row, unknown>>(fields)) {
    if (!(name in thing)) continue;
    const value = thing[name as keyof Thing];
    Object.assign(columns, typeof field === 'object' ? field.write(value) : { [field]: value });
  }
  return columns;
}
