import type { Law } from '#contract/facts.ts';
import type { Jurisdiction } from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentPlaceAddress } from '#domain/addresses/place-address.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { isOfParticipation, readText } from '#domain/facts/participation.ts';
import { createStatusRow } from '#domain/facts/status-row.ts';
import { THE_INSTRUMENT } from '#domain/records/fact.ts';
import { findUnion, idOfCode } from '#domain/places/known-unions.ts';
import type { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { PlaceNames } from '#server/asking/place-names.ts';

interface Parts {
  readonly instruments: Pick<InstrumentFacts, 'readNames'>;
  readonly reference: Pick<ReferenceStore, 'listRecords'>;
  /** What the edition has a text or a summary of, with all of its names. */
  readonly listJoined: (
    reader: Reader,
    place: string,
    day: string,
  ) => Promise<Pick<Jurisdiction, 'conventions'> & { readonly names: readonly string[] }>;
}

interface Said {
  /** All facts that name the place. */
  readonly facts: readonly Fact[];
  readonly day: string;
  readonly nameOf: PlaceNames['nameOf'];
}

/** In what a place takes part: conventions, also those that the edition has no text of, and unions (OP-187). */
export class PlaceParticipations {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `code`: of the place or the union, as facts have it. */
  async list(
    reader: Reader,
    code: string,
    { facts, day, nameOf }: Said,
  ): Promise<Pick<Law, 'conventions' | 'unions' | 'members'>> {
    const [held, findNames, treaties] = await Promise.all([
      this.#parts.listJoined(reader, idOfCode(code), day),
      this.#parts.instruments.readNames(),
      this.#parts.reference.listRecords('instrument', undefined),
    ]);
    // By an id alone a reader knows no treaty, and another edition's is nobody's business here (OP-122).
    const told = new Set([...findNames(held.names), ...treaties.map(({ id }) => id)]);
    const own = facts.filter(({ subject }) => subject.place === code);
    const others = own.filter(({ subject: { instrument } }) => instrument !== undefined && !told.has(instrument));
    const joined = own.filter((fact) => unionOf(fact) !== undefined);
    const named = (name: string, url: string | null = null) => ({
      place: nameOf(code),
      url: null,
      treaty: { name, url },
    });
    return {
      conventions: [
        ...held.conventions,
        ...listRows(others, { of: ({ subject }) => subject.instrument ?? '', day, nameOf }).map(([name, row]) => ({
          ...row,
          ...named(name),
        })),
      ],
      unions: listRows(joined, { of: (fact) => unionOf(fact) ?? '', day, nameOf }).map(([union, row]) => ({
        ...row,
        ...named(nameOf(union), addressOfPlace(union)),
      })),
      members: listMembers(code, { facts, day, nameOf }),
    };
  }
}

/** Who is a member of a union, or was, as facts that name it say. */
export function listMembers(union: string, { facts, day, nameOf }: Said): Law['members'] {
  const own = facts.filter((fact) => unionOf(fact) === union);
  const rows = listRows(own, { of: ({ subject }) => subject.place ?? THE_INSTRUMENT, day, nameOf });
  return rows.map(([place, row]) => ({ ...row, place: nameOf(place), url: addressOfPlace(place) }));
}

function unionOf({ kind, value }: Fact): string | undefined {
  const union = kind === 'membership' ? readText(value, 'union') : undefined;
  return union === undefined ? undefined : (findUnion(union)?.id ?? union);
}

/** Rows of facts that say something of the same thing, by its name. */
function listRows(
  facts: readonly Fact[],
  { of, day, nameOf }: Omit<Said, 'facts'> & { readonly of: (fact: Fact) => string },
) {
  const groups = [...Map.groupBy(facts, of)].toSorted(([a], [b]) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return groups.flatMap(([name, own]) => {
    const row = own.some(isOfParticipation) ? createStatusRow(own, day) : undefined;
    if (!row) return [];
    const { facts: _facts, through, ...said } = row;
    return [[name, { ...said, through: through === null ? null : nameOf(through) }] as const];
  });
}

/** The page of a place, or of a union that has no law of its own. */
export function addressOfPlace(code: string): string {
  return idOfCode(code) === code ? `/union/${code}` : presentPlaceAddress(idOfCode(code));
}
