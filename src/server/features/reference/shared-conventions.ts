import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONVENTION } from '#domain/document/treaty-types.ts';
import { isBound } from '#domain/facts/stands.ts';
import { findCode, idOfCode } from '#domain/places/known-unions.ts';
import { listPlacesMeant } from '#domain/places/party-names.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import type { StatusOnDay, StatusTable } from '#server/asking/status-table.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { foldConventions } from './fold-conventions.ts';
import { listTreaties } from './list-treaties.ts';
import { findNamedUnion, listUnionsOf } from './union-sides.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews' | 'resolveNames'>;
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly status: Pick<StatusTable, 'listOfPlaces'>;
}

type Shared = CallAnswer<typeof calls.findTreatyBetween>['conventions'];
type Standing = Shared[number]['one'];

/**
 * The conventions that bind two states on a day. A union that is a party binds a member only where a fact says so; where
 * none does, its own participation is named beside the state, if the other one is bound (OP-187).
 */
export async function listSharedConventions(
  parts: Parts,
  reader: Reader,
  names: readonly [string, string],
  day: string,
): Promise<Shared> {
  const [first, second] = await Promise.all(names.map((name) => listStandings(parts, reader, name, day)));
  const both = [...(first ?? [])].flatMap(([id, one]) => {
    const other = second?.get(id);
    return other && (one.union === null || other.union === null) ? [[id, { one, other }] as const] : [];
  });
  if (both.length === 0) return [];
  const sides = new Map(both);
  const treaties = await listTreaties(parts, reader, new Set(sides.keys()));
  const conventions = treaties.filter(({ type, isMultilateral }) => type === CONVENTION && isMultilateral);
  return foldConventions(conventions).flatMap(({ id, preview }) => {
    const found = sides.get(id);
    const status = `/conventions?convention=${encodeURIComponent(id)}`;
    return found ? [{ ...presentListed(reader, preview), status, ...found }] : [];
  });
}

/** How a state, or each of those that a name may mean, stands to the instruments that bind it or a union of its. */
async function listStandings({ facts, status }: Parts, reader: Reader, name: string, day: string) {
  const codes = listPlacesMeant(name).flatMap((place) => findNamedUnion(place)?.id ?? findCode(place) ?? []);
  const unions = (await Promise.all(codes.map((code) => listUnionsOf(facts, code, day)))).flat();
  const ids = new Set(codes.map(idOfCode));
  const rows = await status.listOfPlaces([...ids, ...unions.map(idOfCode)], reader.edition.id, day);
  const standings = new Map<string, Standing>();
  for (const row of rows.filter(({ stands }) => isBound(stands))) {
    const isOwn = ids.has(row.place.id ?? '');
    const known = standings.get(row.instrument.id);
    if (!known || (isOwn && known.union !== null)) standings.set(row.instrument.id, presentStanding(row, name, isOwn));
  }
  return standings;
}

function presentStanding({ place, inForce, through }: StatusOnDay, name: string, isOwn: boolean): Standing {
  return isOwn
    ? { place: place.name, since: inForce, through, union: null }
    : { place: name, since: inForce, through: null, union: place.name };
}
