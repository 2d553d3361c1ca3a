import { foldName } from '#domain/names/fold-name.ts';
import { findCode, KNOWN_UNIONS, nameCode } from '#domain/places/known-unions.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

/** Places and unions by their codes, those of an edition's records among them. */
export interface PlaceNames {
  /** Ids of the unions. */
  readonly unions: readonly string[];
  /** The code of a place or a union by that, its id or a name; undefined where nobody knows it. */
  find(name: string): string | undefined;
  nameOf(code: string): string;
}

/** The unions that every library knows, and those of the records of an edition (OP-187). */
export async function readPlaceNames(
  reference: Pick<ReferenceStore, 'listRecords'>,
  edition: string,
): Promise<PlaceNames> {
  const own = await reference.listRecords('union', edition);
  const names = new Map(own.map(({ id, record }) => [id, record.name]));
  const ids = new Map(
    own.flatMap(({ id, record }) => [id, record.name, ...record.aliases].map((name) => [foldName(name), id] as const)),
  );
  return {
    unions: [...new Set([...KNOWN_UNIONS.map(({ id }) => id), ...names.keys()])],
    find: (name) => findCode(name) ?? ids.get(foldName(name)),
    nameOf: (code) => names.get(code) ?? nameCode(code),
  };
}
