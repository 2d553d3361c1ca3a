import type { Law } from '#contract/facts.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { readHistory } from '#domain/facts/history.ts';
import { groupFacts, type LawGroup } from '#domain/facts/law-group.ts';
import { listNamedFacts } from '#domain/facts/list-named-facts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { addressOfPlace, listMembers, type PlaceParticipations } from './place-participations.ts';
import { presentFact, type Showing } from '#server/asking/present-fact.ts';
import { readPlaceNames, type PlaceNames } from '#server/asking/place-names.ts';

interface Parts {
  readonly facts: FactStore;
  readonly reference: Pick<ReferenceStore, 'listRecords'>;
  readonly participations: PlaceParticipations;
  readonly groups: readonly LawGroup[];
  readonly clock: Pick<Clock, 'today'>;
}

const HOLDS: Readonly<Record<string, string>> = { true: 'Holds', false: 'Does not hold', unknown: 'Unknown' };

/** What facts say of a place on a day: what binds it, to what it belongs, its figures of law (OP-186, OP-187). */
export class LawService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `place`: a land code, the id of a place or a union, or a name. Throws `document-not-found` where nobody knows it. */
  async ask(reader: Reader, place: string, day = this.#parts.clock.today()): Promise<Law> {
    const { facts, participations, reference } = this.#parts;
    const { find, nameOf } = await readPlaceNames(reference, reader.edition.id);
    const code = find(place) ?? place;
    const all = await facts.listFacts({ places: [code] });
    if (all.length === 0 && find(place) === undefined) throw new LibraryError('document-not-found');
    const [joined, groups] = await Promise.all([
      participations.list(reader, code, { facts: all, day, nameOf }),
      this.#listGroups(
        reader,
        all.filter(({ subject }) => subject.place === code),
        { day, code },
      ),
    ]);
    return { id: code, name: nameOf(code), day, ...joined, groups };
  }

  /** The figures of a place as rows of a table, those that do not hold on the day among them. */
  async listFacts(reader: Reader, place: string, day?: string): Promise<Entry> {
    const { id, name, groups } = await this.ask(reader, place, day);
    const facts = groups.flatMap(({ title, facts: held, others }) =>
      [...held.flatMap(({ history, ...fact }) => [fact, ...history]), ...others].map((fact) => ({
        ...fact,
        group: title,
        holds: HOLDS[String(fact.holds)],
        details: fact.details.map(({ name: of, words }) => `${of}: ${words}`).join('; '),
      })),
    );
    return { id, name, facts };
  }

  /** Unions of states that facts name members of, with how many they have on a day. */
  async listUnions(reader: Reader, day?: string): Promise<Entry[]> {
    const names = await readPlaceNames(this.#parts.reference, reader.edition.id);
    const all = await Promise.all(names.unions.map((id) => this.#readUnion(id, names, day)));
    return all.filter(({ members }) => members !== null);
  }

  /** One of them. Throws `document-not-found` where there is no such union. */
  async getUnion(reader: Reader, id: string, day?: string): Promise<Entry> {
    return this.#readUnion(id, await readPlaceNames(this.#parts.reference, reader.edition.id), day);
  }

  async #readUnion(id: string, { unions, find, nameOf }: PlaceNames, day = this.#parts.clock.today()) {
    const code = find(id) ?? id;
    const facts = await this.#parts.facts.listFacts({ places: [code] });
    const members = listMembers(code, { facts, day, nameOf });
    if (members.length === 0 && !unions.includes(code)) throw new LibraryError('document-not-found');
    const bound = members.filter(({ stands }) => stands === 'party').length;
    return {
      id: code,
      name: nameOf(code),
      url: addressOfPlace(code),
      members: members.length === 0 ? null : bound,
      said: members.length === 0 ? 'No source of this library names a member' : `${bound} members by our sources`,
    };
  }

  async #listGroups(
    reader: Reader,
    own: readonly Fact[],
    { day, code }: { readonly day: string; readonly code: string },
  ): Promise<Law['groups']> {
    const groups = groupFacts(own, this.#parts.groups, reader.edition.id);
    const showing = await this.#show(
      groups.flatMap((group) => group.facts),
      own,
      day,
    );
    return groups.map(({ id, title, tool, facts }) => {
      const { held, others } = readHistory(facts, day);
      return {
        id,
        title,
        ...(tool ? { tool: { ...tool, url: `${tool.url}${encodeURIComponent(code)}` } } : {}),
        facts: held.map(({ fact, history }) => ({
          ...presentFact(fact, showing),
          history: history.map((one) => presentFact(one, showing)),
        })),
        others: others.map((fact) => presentFact(fact, showing)),
      };
    });
  }

  /** With the facts of other places that rules name. */
  async #show(shown: readonly Fact[], own: readonly Fact[], day: string): Promise<Showing> {
    const { facts, clock } = this.#parts;
    const known = new Map(own.map((fact) => [fact.id, fact]));
    const wanted = [...new Set(shown.flatMap(listNamedFacts))].filter((id) => !known.has(id));
    const others = wanted.length === 0 ? [] : await facts.listFacts({ ids: wanted });
    for (const fact of others) known.set(fact.id, fact);
    return { day, today: clock.today(), find: (id) => known.get(id) };
  }
}
