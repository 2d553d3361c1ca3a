import type { Compared } from '#domain/comparison/comparison.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { findPlace } from '#domain/places/find-place.ts';
import { readPlaceNames } from '#server/asking/place-names.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

type Reference = Pick<ReferenceStore, 'listPlaces' | 'listOrganizations' | 'listRecords'>;

/** Who stands in a column. */
export interface NamedColumn {
  /** Land code, id of a place or a union, or id of an institution; the name of what the library has no record of. */
  readonly id: string;
  readonly name: string;
  readonly continent: string | undefined;
  /** The country of an institution. */
  readonly seat: string | undefined;
}

/** Names of columns as documents have them, and what else may be said for them. */
export interface ColumnNames {
  /** Undefined for a document that names nobody of the sort. */
  name(stored: { readonly place: string | null; readonly organization: string | null }): NamedColumn | undefined;
  /** The id that is meant by an id, a code or a name in whatever letter case; what is given where nobody knows it. */
  idOf(given: string): string;
}

/** The names of places, or of the institutions of an edition. */
export function readColumnNames(reference: Reference, compares: Compared, edition: string): Promise<ColumnNames> {
  return compares === 'places' ? readPlaces(reference, edition) : readOrganizations(reference, edition);
}

async function readPlaces(reference: Reference, edition: string): Promise<ColumnNames> {
  const [codes, places] = await Promise.all([readPlaceNames(reference, edition), reference.listPlaces()]);
  const byName = new Map(
    places.flatMap(({ id, record }) =>
      [id, record.land ?? id, record.name, ...record.aliases].map((name) => [foldName(name), { id, record }] as const),
    ),
  );
  const known = (given: string) => byName.get(foldName(given));
  const idOf = (given: string) => {
    const own = known(given);
    return codes.find(given) ?? codes.find(given.toUpperCase()) ?? own?.record.land ?? own?.id ?? given;
  };
  return {
    idOf,
    name: ({ place }) => {
      if (place === null) return undefined;
      const continent = known(place)?.record.continent ?? findPlace(place)?.continent;
      return { id: idOf(place), name: known(place)?.record.name ?? place, continent, seat: undefined };
    },
  };
}

async function readOrganizations(reference: Reference, edition: string): Promise<ColumnNames> {
  const organizations = await reference.listOrganizations(edition);
  const byName = new Map(
    organizations.flatMap(({ id, record }) =>
      [id, record.name, record.shortName ?? id, ...(record.aliases ?? [])].map(
        (name) => [foldName(name), { id, record }] as const,
      ),
    ),
  );
  return {
    idOf: (given) => byName.get(foldName(given))?.id ?? given,
    name: ({ organization }) => {
      if (organization === null) return undefined;
      const own = byName.get(foldName(organization));
      const seat = own?.record.country;
      return { id: own?.id ?? organization, name: own?.record.name ?? organization, continent: undefined, seat };
    },
  };
}
