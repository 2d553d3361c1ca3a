import type { Fact } from '#domain/facts/fact.ts';
import { isValidOn } from '#domain/facts/validity.ts';
import { readStands, type Stands } from '#domain/facts/stands.ts';
import { createStatusRow } from '#domain/facts/status-row.ts';
import { THE_INSTRUMENT } from '#domain/records/fact.ts';
import { idOfCode, nameCode } from '#domain/places/known-unions.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore, StatusRow, StatusWish } from '#server/ports/reference-store.ts';
import { InstrumentFacts } from './instrument-facts.ts';

interface Parts {
  readonly reference: Pick<ReferenceStore, 'listInstruments' | 'listStatus'>;
  readonly facts: FactStore;
  readonly known: KnownInstruments;
  readonly clock: Clock;
}

type Instruments = Awaited<ReturnType<ReferenceStore['listInstruments']>>;

/** A row as it stands on a day. */
export interface StatusOnDay extends StatusRow {
  readonly stands: Stands;
  /** The union or the state through which it is bound, as the library prints it. */
  readonly through: string | null;
}

/** The depositary and the secretariat of an instrument (OP-188). */
export interface Offices {
  readonly depositary: string | null;
  readonly secretariat: string | null;
}

/** What places did about the instruments of an edition, as facts say it, else as rows of their status (OP-186). */
export class StatusTable {
  readonly #parts: Parts;
  readonly #facts: InstrumentFacts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#facts = new InstrumentFacts(parts);
  }

  /** By the names of the places, as they stand on a day (`yyyy-mm-dd`); today where none is given. */
  async list(wish: StatusWish, day = this.#parts.clock.today()): Promise<StatusOnDay[]> {
    return this.#listOf(await this.#parts.reference.listInstruments(wish.edition), wish, day);
  }

  async #listOf(instruments: Instruments, wish: StatusWish, day: string): Promise<StatusOnDay[]> {
    const { reference } = this.#parts;
    const [stored, said] = await Promise.all([reference.listStatus(wish), this.#listSaid(instruments, wish)]);
    const rows = said.flatMap(({ instrument, facts }) => createRows(instrument, facts, day));
    const known = new Set(rows.map(nameRow));
    const others = stored.filter((row) => !known.has(nameRow(row)));
    return [...others.map((row) => ({ ...row, stands: readStands(row, day), through: null })), ...rows].toSorted(
      (a, b) => a.place.name.localeCompare(b.place.name, 'en'),
    );
  }

  /** The same of several places, by the ids of their records. */
  async listOfPlaces(places: readonly string[], edition: string, day: string): Promise<StatusOnDay[]> {
    const instruments = await this.#parts.reference.listInstruments(edition);
    const rows = await Promise.all(places.map((place) => this.#listOf(instruments, { edition, place }, day)));
    return rows.flat();
  }

  /** The same of the instruments that a document is, or whose text it holds, today. */
  async listOf({ id, key }: { readonly id: string; readonly key: string }, edition: string): Promise<StatusOnDay[]> {
    const all = await this.#parts.reference.listInstruments(edition);
    const held = all.filter(({ record }) => record.key === key || record.document === id || record.document === key);
    const day = this.#parts.clock.today();
    const rows = await Promise.all(held.map((one) => this.#listOf([one], { edition, instrument: one.id }, day)));
    return rows.flat();
  }

  /** Who keeps an instrument, by its names, and who serves it, on a day; null where no fact says it. */
  async readOffices(day = this.#parts.clock.today()): Promise<(names: readonly string[]) => Offices> {
    const [findNames, all] = await Promise.all([
      this.#facts.readNames(),
      this.#parts.facts.listFacts({ places: [THE_INSTRUMENT] }),
    ]);
    const facts = all.filter((fact) => isValidOn(fact, day) === true);
    return (names) => {
      const known = findNames(names);
      const read = (topic: string) => {
        const said = facts.find((fact) => fact.topic === topic && known.includes(fact.subject.instrument ?? ''));
        return typeof said?.value === 'string' ? said.value : null;
      };
      return { depositary: read('depositary'), secretariat: read('secretariat') };
    };
  }

  /** The instruments of which facts say something, with that. */
  async #listSaid(instruments: Instruments, { instrument, place }: StatusWish) {
    const findNames = await this.#facts.readNames();
    const held = instruments
      .filter(({ id }) => instrument === undefined || id === instrument)
      .map(({ id, record: { name, aliases } }) => ({ id, name, names: findNames([id, name, ...aliases]) }))
      .filter(({ names }) => names.length > 0);
    if (held.length === 0) return [];
    const facts = await this.#parts.facts.listFacts({
      instruments: [...new Set(held.flatMap(({ names }) => names))],
      ...(place === undefined ? {} : { places: [place] }),
    });
    // A fact names the union, too, of which its place is a member.
    const ofPlace = facts.filter(({ subject }) => place === undefined || idOfCode(subject.place ?? '') === place);
    return held.map(({ id, name, names }) => ({
      instrument: { id, name },
      facts: ofPlace.filter(({ subject }) => names.includes(subject.instrument ?? '')),
    }));
  }
}

/** Of one place and one instrument there is one row. */
function nameRow({ instrument, place }: StatusRow): string {
  return `${instrument.id} ${place.id ?? place.name}`;
}

function createRows(instrument: StatusRow['instrument'], facts: readonly Fact[], day: string): StatusOnDay[] {
  const byPlace = Map.groupBy(facts, ({ subject }) => subject.place ?? THE_INSTRUMENT);
  return [...byPlace].flatMap(([code, own]) => {
    const row = code === THE_INSTRUMENT ? undefined : createStatusRow(own, day);
    if (!row) return [];
    const { through, facts: _facts, ...said } = row;
    const place = { id: idOfCode(code), name: nameCode(code) };
    return [{ instrument, place, ...said, through: through === null ? null : nameCode(through) }];
  });
}
