import type { StringTable } from './string-table.ts';

/** Several sorted tables as one: each distinct string once, in order. */
export interface MergedTable {
  readonly size: number;
  /** A table and a place in it where each string stands. */
  readonly owners: Uint16Array;
  readonly places: Uint32Array;
  /** For each table, the place of each merged string in it, `ABSENT` where it is not. */
  readonly inverse: readonly Uint32Array[];
}

export const ABSENT = 0xffffffff;

/** Merges sorted tables. */
export function mergeTables(tables: readonly StringTable[]): MergedTable {
  const most = tables.reduce((sum, table) => sum + table.size, 0);
  const owners = new Uint16Array(most);
  const places = new Uint32Array(most);
  const inverse = tables.map(() => new Uint32Array(most).fill(ABSENT));
  const heads = new Uint32Array(tables.length);
  let size = 0;
  for (;;) {
    let least = -1;
    for (let index = 0; index < tables.length; index++) {
      if (heads[index]! >= tables[index]!.size) continue;
      const order = least < 0 ? -1 : compareStrings(tables[index]!, heads[index]!, tables[least]!, heads[least]!);
      if (order < 0) least = index;
    }
    if (least < 0) break;
    const owner = tables[least]!;
    const place = heads[least]!;
    owners[size] = least;
    places[size] = place;
    for (let index = least; index < tables.length; index++) {
      const head = heads[index]!;
      if (head >= tables[index]!.size || compareStrings(tables[index]!, head, owner, place) !== 0) continue;
      inverse[index]![size] = head;
      heads[index] = head + 1;
    }
    size++;
  }
  return { size, owners, places, inverse };
}

function compareStrings(a: StringTable, placeA: number, b: StringTable, placeB: number): number {
  const startA = a.offsets[placeA]!;
  const startB = b.offsets[placeB]!;
  const lengthA = a.offsets[placeA + 1]! - startA;
  const lengthB = b.offsets[placeB + 1]! - startB;
  const shared = Math.min(lengthA, lengthB) - 1;
  for (let at = 0; at < shared; at++) {
    const difference = a.bytes[startA + at]! - b.bytes[startB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}
