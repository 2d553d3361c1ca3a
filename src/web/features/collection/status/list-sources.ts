import type { StatusOfState } from '#domain/collections/fields.ts';

type Sourced = Pick<StatusOfState, 'source' | 'basis' | 'readOn'>;

/** What a source is known by in a table: equal for rows that rest on the same. */
export function keyOfSource({ source, basis, readOn }: Sourced): string {
  return JSON.stringify([source, basis, readOn]);
}

/** The sources of some rows, numbered from 1 in the order they come; rows without any are left out. */
export function listSources(rows: readonly Sourced[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const row of rows) {
    const key = keyOfSource(row);
    if ((row.source !== null || row.basis !== null) && !numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

/** A source as it was keyed. */
export function readSource(key: string): Sourced {
  const [source, basis, readOn] = JSON.parse(key) as [string | null, string | null, string | null];
  return { source, basis, readOn };
}
