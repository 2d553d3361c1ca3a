import { setImmediate as nextTurn } from 'node:timers/promises';
import { decideAccess } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { listFirmRelations } from '#domain/tools/relations/list-firm-relations.ts';
import { listRelations, type IsAsked } from '#domain/tools/relations/list-relations.ts';
import type { Practices } from '#domain/tools/relations/list-takers.ts';
import type { Employment, Matter, MatterSource } from '#domain/tools/relations/matter.ts';
import type { Face, Relation } from '#domain/tools/relations/relation.ts';
import { restrictMatter } from '#domain/tools/relations/restrict-matter.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';

/** Who is related to whom is asked: one to some, one to anybody, or all of them to each other. */
export type RelationQuestion =
  | { readonly kind: 'to'; readonly one: Actor; readonly others: readonly Actor[] }
  | { readonly kind: 'any'; readonly one: Actor }
  | { readonly kind: 'each-other'; readonly all: readonly Actor[] };

/** That two are related by what the reader may not open: the case and no more (OP-138). */
export interface ClosedRelation {
  readonly one: number;
  /** Whom the reader asked for; undefined where that was anybody. */
  readonly other: number | undefined;
  /** Id of the matter, to tell it from others; never answered. */
  readonly matter: string;
  readonly title: string;
  readonly institution: string | undefined;
}

export interface FoundRelations {
  readonly relations: readonly Relation[];
  readonly closed: readonly ClosedRelation[];
  /** What relations refer to, by ids, as far as the reader may know it. */
  readonly matters: ReadonlyMap<string, Matter>;
  readonly sources: ReadonlyMap<string, MatterSource>;
  /** Whether there are more matters than are looked at, which only one related to anybody can have. */
  readonly isCut: boolean;
}

/** Matters that are looked at for one related to anybody. */
export const MOST_MATTERS = 2_000;
/** Matters worked through before others have their turn. */
const AT_ONCE = 100;
const FIRM = 1;
const PERSON = 0;

/** Finds relations in what records and documents say, as far as a reader may know: the one place that decides it. */
export class RelationFinder {
  readonly #store: RelationStore;

  constructor(store: RelationStore) {
    this.#store = store;
  }

  async find(reader: Reader, question: RelationQuestion): Promise<FoundRelations> {
    const asked = listAsked(question);
    const faces = await this.#listFaces(asked);
    const { numbers, isCut } = await this.#chooseMatters(reader, question, faces);
    const matters = await this.#store.readMatters(numbers, reader.edition.id);
    const needsFirms = question.kind === 'any' || asked.some(({ kind }) => kind === FIRM);
    const practices = needsFirms ? await this.#readPractices(reader, matters) : new Map<number, Employment[]>();
    const employments = await this.#readEmployments(reader, question, asked);
    if (question.kind === 'any') addFaces(faces, matters, [...practices.values()].flat(), employments);
    const isOpen = openTo(reader);
    const isAsked = readOrder(question);
    const found = new Collector(question);
    for (const [at, matter] of matters.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
      const all = listRelations(matter, faces, isAsked, practices);
      if (all.length === 0) continue;
      const parts = restrictMatter(matter, isOpen);
      const isWhole = parts[0] === matter;
      const open = openPractices(practices, isOpen);
      const seen =
        isWhole && open === practices ? all : parts.flatMap((part) => listRelations(part, faces, isAsked, open));
      found.add(seen, parts);
      found.addClosed(all, seen, matter);
    }
    const firms = listFirmRelations(employments, faces, isAsked);
    const openFirms = listFirmRelations(
      employments.filter(({ source }) => isOpen(source)),
      faces,
      isAsked,
    );
    found.add(openFirms, []);
    found.addClosedFirms(firms, openFirms, employments);
    return { ...found.get(), isCut };
  }

  /** Parties count for those whom they belong to, as records say (OP-137). */
  async #listFaces(asked: readonly Actor[]): Promise<Map<number, Face[]>> {
    const faces = new Map<number, Face[]>(asked.map(({ number }) => [number, [{ actor: number, via: undefined }]]));
    const groups = asked.filter(({ kind }) => kind !== PERSON && kind !== FIRM).map(({ number }) => number);
    for (const [group, parts] of groups.length > 0 ? await this.#store.listBelonging(groups) : []) {
      for (const part of parts) faces.set(part, [...(faces.get(part) ?? []), { actor: group, via: part }]);
    }
    return faces;
  }

  /** Matters in which two who are asked for together may have met. */
  async #chooseMatters(reader: Reader, question: RelationQuestion, faces: ReadonlyMap<number, readonly Face[]>) {
    const members = await this.#listMembers(reader, listAsked(question));
    const records = [...new Set([...faces.keys(), ...[...members.values()].flat()])];
    const matters = await this.#store.listMatterNumbers(records, reader.edition.id);
    const asked = new Map<number, Set<number>>();
    const addAll = (actor: number, record: number) => {
      for (const matter of matters.get(record) ?? []) {
        const there = asked.get(matter);
        if (there) there.add(actor);
        else asked.set(matter, new Set([actor]));
      }
    };
    for (const [record, own] of faces) for (const { actor } of own) addAll(actor, record);
    for (const [firm, people] of members) for (const person of people) addAll(firm, person);
    const wanted = [...asked]
      .filter(([, there]) => isWanted(question, there))
      .map(([matter]) => matter)
      .toSorted((one, other) => other - one);
    const isCut = question.kind === 'any' && wanted.length > MOST_MATTERS;
    return { numbers: isCut ? wanted.slice(0, MOST_MATTERS) : wanted, isCut };
  }

  /** The people of firms that are asked for: a case that prints no firm beside them may be one of the firm. */
  async #listMembers(reader: Reader, asked: readonly Actor[]): Promise<Map<number, number[]>> {
    const firms = asked.filter(({ kind }) => kind === FIRM).map(({ number }) => number);
    if (firms.length === 0) return new Map();
    const employments = await this.#store.listEmployments({ firms }, reader.edition.id);
    return new Map(
      [...Map.groupBy(employments, ({ firm }) => firm)].map(([firm, own]) => [firm, own.map(({ person }) => person)]),
    );
  }

  async #readPractices(reader: Reader, matters: readonly Matter[]): Promise<Map<number, Employment[]>> {
    const counsel = matters.flatMap(({ statements }) =>
      statements.flatMap(({ role, actor }) => (role === 'counsel' || role === 'representative' ? (actor ?? []) : [])),
    );
    const employments = await this.#store.listPractices([...new Set(counsel)], reader.edition.id);
    return Map.groupBy(employments, ({ person }) => person);
  }

  async #readEmployments(reader: Reader, question: RelationQuestion, asked: readonly Actor[]): Promise<Employment[]> {
    const edition = reader.edition.id;
    const people = asked.filter(({ kind }) => kind === PERSON).map(({ number }) => number);
    const own = people.length > 0 ? await this.#store.listEmployments({ people }, edition) : [];
    if (question.kind !== 'any') return own;
    const { one } = question;
    const firms = one.kind === FIRM ? [one.number] : [...new Set(own.map(({ firm }) => firm))];
    return firms.length > 0 ? this.#store.listEmployments({ firms }, edition) : [];
  }
}

/** Collects what is found, and what is not told but for the case in which it stands. */
class Collector {
  readonly #isAny: boolean;
  readonly #relations: Relation[] = [];
  readonly #closed = new Map<string, ClosedRelation>();
  readonly #matters = new Map<string, Matter>();
  readonly #sources = new Map<string, MatterSource>();

  constructor({ kind }: RelationQuestion) {
    this.#isAny = kind === 'any';
  }

  add(relations: readonly Relation[], matters: readonly Matter[]): void {
    this.#relations.push(...relations);
    for (const matter of matters) {
      this.#matters.set(matter.id, matter);
      for (const source of matter.sources) this.#sources.set(source.id, source);
    }
  }

  addClosed(all: readonly Relation[], seen: readonly Relation[], matter: Matter): void {
    const { id, title, institution } = matter;
    for (const { one, other } of listUnseen(all, seen))
      this.#addClosed(one.actor, other.actor, { id, title, institution });
  }

  addClosedFirms(all: readonly Relation[], seen: readonly Relation[], employments: readonly Employment[]): void {
    const sources = new Map(employments.map(({ source }) => [source.id, source]));
    const told = new Set(seen.flatMap((relation) => relation.sources));
    for (const source of sources.values()) if (told.has(source.id)) this.#sources.set(source.id, source);
    for (const relation of listUnseen(all, seen)) {
      const source = relation.sources.flatMap((id) => sources.get(id) ?? []).find(({ id }) => !told.has(id));
      if (source) this.#addClosed(relation.one.actor, relation.other.actor, { ...source, institution: undefined });
    }
  }

  get(): Omit<FoundRelations, 'isCut'> {
    return {
      relations: this.#relations,
      closed: [...this.#closed.values()],
      matters: this.#matters,
      sources: this.#sources,
    };
  }

  #addClosed(one: number, partner: number, matter: Pick<Matter, 'id' | 'title' | 'institution'>): void {
    const other = this.#isAny ? undefined : partner;
    const { id, title, institution } = matter;
    this.#closed.set(`${one} ${other ?? ''} ${id}`, { one, other, matter: id, title, institution });
  }
}

/** Relations of a kind that a pair has only where everything is read. */
function listUnseen(all: readonly Relation[], seen: readonly Relation[]): Relation[] {
  const keyOf = ({ type, one, other }: Relation) => `${type} ${one.actor} ${other.actor}`;
  const keys = new Set(seen.map(keyOf));
  return all.filter((relation) => !keys.has(keyOf(relation)));
}

function listAsked(question: RelationQuestion): readonly Actor[] {
  if (question.kind === 'each-other') return question.all;
  return question.kind === 'any' ? [question.one] : [question.one, ...question.others];
}

/** Each pair is asked for in one order: of one and others the one first, of all those that come first first. */
function readOrder(question: RelationQuestion): IsAsked {
  if (question.kind === 'each-other') {
    const places = new Map(question.all.map(({ number }, at) => [number, at]));
    return (one, other) => (places.get(one) ?? Infinity) < (places.get(other) ?? -1);
  }
  const { number } = question.one;
  if (question.kind === 'any') return (one, other) => one === number && other !== number;
  const others = new Set(question.others.map((actor) => actor.number));
  return (one, other) => one === number && others.has(other);
}

function isWanted(question: RelationQuestion, there: ReadonlySet<number>): boolean {
  if (question.kind === 'any') return true;
  if (question.kind === 'each-other') return there.size > 1;
  return there.has(question.one.number) && there.size > 1;
}

/** Whoever took part in the matters of one is asked for, too, as themselves. */
function addFaces(
  faces: Map<number, Face[]>,
  matters: readonly Matter[],
  practices: readonly Employment[],
  employments: readonly Employment[],
): void {
  const firms = [...practices, ...employments].flatMap(({ firm, person }) => [firm, person]);
  const actors = matters.flatMap(({ statements }) => statements.flatMap(({ actor }) => actor ?? []));
  for (const actor of new Set([...actors, ...firms])) {
    if (!faces.has(actor)) faces.set(actor, [{ actor, via: undefined }]);
  }
}

/** Matters are read as the edition holds them. */
function openTo(reader: Reader): (source: MatterSource) => boolean {
  const editions = [reader.edition.id];
  return (source) => decideAccess(reader, { ...source, editions }).isOpen;
}

/** The same map where all of it is open, so that nothing is worked out twice. */
function openPractices(practices: Practices, isOpen: (source: MatterSource) => boolean): Practices {
  const isAllOpen = [...practices.values()].every((own) => own.every(({ source }) => isOpen(source)));
  if (isAllOpen) return practices;
  return new Map([...practices].map(([person, own]) => [person, own.filter(({ source }) => isOpen(source))]));
}
