import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONVENTION } from '#domain/document/treaty-types.ts';
import { isBound } from '#domain/facts/stands.ts';
import { findCode, idOfCode } from '#domain/places/known-unions.ts';
import { listPlacesMeant } from '#domain/places/party-names.ts';
import { presentListed } from '#server/asking/list-blocks.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { StatusOnDay, StatusTable } from '#server/asking/status-table.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { foldConventions, type Convention } from './fold-conventions.ts';
import { listTreaties } from './list-treaties.ts';
import { findNamedUnion, listUnionsOf } from './union-sides.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews' | 'resolveNames' | 'readCorpusVersion'>;
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly status: Pick<StatusTable, 'listOfPlaces'>;
}

type Shared = CallAnswer<typeof calls.findTreatyBetween>['conventions'];
type Standing = Shared[number]['one'];

/** Somebody who compares asks for one state with many. */
const REMEMBERED = 300;

/** The conventions that bind two states; what is said of a state and a day is kept until the library changes. */
export class SharedConventions {
  readonly #parts: Parts;
  readonly #standings = new RecentAnswers<ReadonlyMap<string, Standing>>(REMEMBERED);
  readonly #conventions = new RecentAnswers<readonly Convention[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Those of a day. A union that is a party binds a member only where a fact says so; where none does, its own
   * participation is named beside the state, if the other one is bound (OP-187).
   */
  async list(reader: Reader, one: string, other: string, day: string): Promise<Shared> {
    const asked = [await this.#parts.content.readCorpusVersion(), reader.edition.id];
    const find = (name: string) =>
      this.#standings.remember(JSON.stringify([...asked, name, day]), () => this.#listStandings(reader, name, day));
    const [first, second, conventions] = await Promise.all([
      find(one),
      find(other),
      this.#conventions.remember(asked.join(' '), () => this.#listConventions(reader)),
    ]);
    return conventions.flatMap(({ id, ids, preview }) => {
      const [side, otherSide] = [first, second].map((of) => ids.flatMap((one) => of.get(one) ?? [])[0]);
      if (!side || !otherSide || (side.union !== null && otherSide.union !== null)) return [];
      const status = `/conventions?convention=${encodeURIComponent(id)}`;
      return [{ ...presentListed(reader, preview), status, one: side, other: otherSide }];
    });
  }

  async #listConventions(reader: Reader): Promise<readonly Convention[]> {
    const treaties = await listTreaties(this.#parts, reader);
    return foldConventions(treaties.filter(({ type, isMultilateral }) => type === CONVENTION && isMultilateral));
  }

  /** How a state, or each of those that a name may mean, stands to the instruments that bind it or a union of its. */
  async #listStandings(reader: Reader, name: string, day: string): Promise<ReadonlyMap<string, Standing>> {
    const { facts, status } = this.#parts;
    const codes = listPlacesMeant(name).flatMap((place) => findNamedUnion(place)?.id ?? findCode(place) ?? []);
    const unions = (await Promise.all(codes.map((code) => listUnionsOf(facts, code, day)))).flat();
    const ids = new Set(codes.map(idOfCode));
    const rows = await status.listOfPlaces([...ids, ...unions.map(idOfCode)], reader.edition.id, day);
    const standings = new Map<string, Standing>();
    for (const row of rows.filter(({ stands }) => isBound(stands))) {
      const isOwn = ids.has(row.place.id ?? '');
      const known = standings.get(row.instrument.id);
      if (!known || (isOwn && known.union !== null))
        standings.set(row.instrument.id, presentStanding(row, name, isOwn));
    }
    return standings;
  }
}

function presentStanding({ place, inForce, through }: StatusOnDay, name: string, isOwn: boolean): Standing {
  return isOwn
    ? { place: place.name, since: inForce, through, union: null }
    : { place: name, since: inForce, through: null, union: place.name };
}
