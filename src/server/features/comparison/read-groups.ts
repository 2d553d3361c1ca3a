import { groupColumns, type NamedMembers, type PlaceGroup } from '#domain/comparison/place-groups.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { judgeParties } from '#domain/facts/judge-parties.ts';
import { readText } from '#domain/facts/participation.ts';
import { isValidOn } from '#domain/facts/validity.ts';
import { EUROPEAN_UNION } from '#domain/places/european-union.ts';
import { findUnion, nameCode } from '#domain/places/known-unions.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { PlaceFacts } from './place-facts.ts';
import type { Product } from './product-reader.ts';

interface Parts {
  readonly facts: FactStore;
  readonly reference: Pick<ReferenceStore, 'listRecords'>;
  readonly known: KnownInstruments;
  readonly instruments: Pick<InstrumentFacts, 'findNames'>;
  readonly places: PlaceFacts;
  readonly clock: Pick<Clock, 'today'>;
}

const REMEMBERED = 30;

/** Groups of columns as facts of law have them today, as those of the jurisdiction filter are (OP-144, OP-186). */
export class GroupReader {
  readonly #parts: Parts;
  readonly #groups = new RecentAnswers<readonly PlaceGroup[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  read(edition: Edition, product: Product): Promise<readonly PlaceGroup[]> {
    const day = this.#parts.clock.today();
    const key = `${product.corpusVersion} ${edition.id} ${product.record.id} ${day}`;
    return this.#groups.remember(key, () => this.#read(edition, product, day));
  }

  async #read(edition: Edition, { record, columns, corpusVersion }: Product, day: string): Promise<PlaceGroup[]> {
    const present = columns.filter(({ answer }) => answer !== undefined);
    const families = new Map<string, string>();
    for (const { id } of record.compares === 'places' ? present : []) {
      const facts = await this.#parts.places.list(corpusVersion, id);
      const family = facts.find(
        (fact) => fact.kind === 'property' && fact.topic === 'legal family' && isValidOn(fact, day) === true,
      );
      if (typeof family?.value === 'string') families.set(id, family.value);
    }
    const members = await Promise.all([
      ...record.unions.map((union) => this.#readUnion(union, day)),
      ...record.conventions.map((convention) => this.#readConvention(edition, convention, day)),
    ]);
    return groupColumns(
      present.map(({ id, name, continent, seat }) => ({ id, name, continent, seat, legalFamily: families.get(id) })),
      members,
    );
  }

  /** Of whom no fact says whether it is a member of the European Union, the treaty that every library knows says so. */
  async #readUnion(given: string, day: string): Promise<NamedMembers> {
    const known = findUnion(given);
    const id = known?.id ?? given;
    const [all, [own]] = await Promise.all([
      this.#parts.facts.listFacts({ places: [id] }),
      this.#parts.reference.listRecords('union', undefined, id),
    ]);
    const isMember = judgeParties(
      all.filter(({ kind, value }) => kind === 'membership' && readText(value, 'union') === id),
      day,
    );
    const table: readonly string[] = known?.name === EUROPEAN_UNION.name ? EUROPEAN_UNION.lands : [];
    const name = own?.record.name ?? nameCode(id);
    return { kind: 'union', name, isMember: (place) => isMember(place) ?? table.includes(place) };
  }

  /** As for the filter: facts decide, else the table of the edition's own group of that name. */
  async #readConvention(edition: Edition, given: string, day: string): Promise<NamedMembers> {
    const [own] = await this.#parts.reference.listRecords('instrument', undefined, given);
    const name = own?.record.name ?? this.#parts.known.find(given)?.name ?? given;
    const names = await this.#parts.instruments.findNames([given, name]);
    const facts = names.length === 0 ? [] : await this.#parts.facts.listFacts({ instruments: names });
    const isParty = judgeParties(facts, day);
    const group = edition.valueGroups.find(
      (one) => one.kind === 'convention' && (one.id === given || one.name === name),
    );
    const table = group?.parties?.lands ?? [];
    return { kind: 'convention', name, isMember: (place) => isParty(place) ?? table.includes(place) };
  }
}
