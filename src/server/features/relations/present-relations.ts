import type { Reader } from '#domain/access/reader.ts';
import type { RelationActor, RelationAssessment, RelationHit } from '#contract/relations.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { createNamePattern, type NamePattern } from '#domain/tools/relations/find-names.ts';
import { lastDayOf, type ListedRelation } from '#domain/tools/relations/list-hits.ts';
import type { MatterSource } from '#domain/tools/relations/matter.ts';
import { sayRelation } from '#domain/tools/relations/relation-type.ts';
import type { RelationEnd } from '#domain/tools/relations/relation.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import type { PassageFinder } from './passage-finder.ts';
import type { ClosedRelation, FoundRelations } from './relation-finder.ts';

/** Documents told of one relation. */
const MOST_EVIDENCE = 5;
/** Closed cases that are named: as many as are counted exactly (OP-169). */
const MOST_CLOSED_NAMED = 9;

type People = ReadonlyMap<number, Actor>;
type Evidence = RelationHit['evidence'][number];

/** Writes relations with the documents and passages that prove them. */
export class RelationPresenter {
  readonly #store: RelationStore;
  readonly #passages: PassageFinder;

  constructor(store: RelationStore, passages: PassageFinder) {
    this.#store = store;
    this.#passages = passages;
  }

  /** The relations of one page, with passages; `known` are those whose names are at hand. */
  async present(
    reader: Reader,
    one: Actor | undefined,
    shown: readonly ListedRelation[],
    found: FoundRelations,
    known: People,
  ): Promise<RelationHit[]> {
    const people = await this.describe(shown, one ? new Map([...known, [one.number, one]]) : known);
    const patterns = new Patterns(people);
    const hits: RelationHit[] = [];
    for (const listed of shown) {
      const hit = presentHit(listed, found, people);
      hits.push({ ...hit, ...(await this.#prove(reader, listed, hit, patterns)) });
    }
    return hits;
  }

  /** The same without passages, of which many would keep everybody waiting. */
  async presentBare(shown: readonly ListedRelation[], found: FoundRelations, known: People): Promise<RelationHit[]> {
    const people = await this.describe(shown, known);
    return shown.map((listed) => presentHit(listed, found, people));
  }

  /** Everybody whom relations name, also those through whom somebody acted. */
  async describe(shown: readonly ListedRelation[], known: People): Promise<Map<number, Actor>> {
    const named = shown.flatMap(({ relation: { one, other } }) =>
      [one, other].flatMap(({ actor, via, through }) => [actor, via ?? [], through].flat()),
    );
    const missing = new Set(named.filter((number) => !known.has(number)));
    return new Map([...known, ...(missing.size > 0 ? await this.#store.describeActors(missing) : [])]);
  }

  async #prove(reader: Reader, { relation }: ListedRelation, hit: RelationHit, known: Patterns) {
    const evidence: Evidence[] = [];
    for (const document of hit.evidence) {
      // The record of a case is no text; its papers are.
      const isCase = document.id === hit.caseId;
      const passages = isCase ? [] : await this.#passages.find(reader, document.id, known.list(relation));
      evidence.push({
        ...document,
        passages: passages.map((passage) => ({ ...passage, url: `${document.url}#${passage.anchor}` })),
      });
    }
    const snippet = evidence.flatMap(({ passages }) => passages)[0]?.text ?? null;
    return { evidence, snippet };
  }
}

/** A relation without its passages. */
// Long because: it has a line for each field of a relation.
export function presentHit(
  { relation, partner, casename, institution, status }: ListedRelation,
  found: FoundRelations,
  people: People,
): RelationHit {
  const matter = relation.matter === undefined ? undefined : found.matters.get(relation.matter);
  const isCase = matter?.kind === 'case';
  const evidence = listEvidence(relation.sources, relation.stages, matter?.sources ?? [], found);
  const actor = people.get(partner.number);
  return {
    id: [
      relation.type,
      relation.basis,
      relation.matter ?? relation.firm,
      partner.id,
      relation.one.via,
      relation.other.via,
      relation.type === 'appeared-before' ? relation.one.part : undefined,
    ]
      .filter((part) => part !== undefined)
      .join('.'),
    partner: actor ? presentActor(actor) : { name: partner.name, relType: partner.kind, slug: partner.id, note: null },
    relationshipType: relation.type,
    words: sayRelation(relation.type, relation.one.part, relation.other.part),
    basis: relation.basis,
    roleOne: describeRole(relation.one, people),
    roleTwo: describeRole(relation.other, people),
    viaOne: nameVia(relation.one, people),
    viaTwo: nameVia(relation.other, people),
    caseId: isCase ? matter.id : null,
    proceedingId: isCase ? (relation.stages[0] ?? null) : null,
    proceedings: (matter?.stages ?? [])
      .filter(({ id }) => relation.stages.includes(id))
      .map(({ id, title }) => ({ id, title })),
    casename,
    institution: institution ?? null,
    date: lastDayOf(relation) ?? null,
    from: relation.from ?? null,
    to: relation.to ?? null,
    isOngoing: relation.isOngoing,
    isTimeKnown: relation.isTimeKnown,
    status: status ?? null,
    documentUrl: evidence[0]?.url ?? null,
    snippet: null,
    evidence,
  };
}

/** First what says so, then the other papers of the same proceedings. */
function listEvidence(
  saying: readonly string[],
  stages: readonly string[],
  papers: readonly MatterSource[],
  { sources }: FoundRelations,
): Evidence[] {
  const said = saying.flatMap((id) => sources.get(id) ?? []);
  const beside = papers.filter(
    ({ id, stage }) => stage !== undefined && stages.includes(stage) && !saying.includes(id),
  );
  return [
    ...said.map((source) => presentEvidence(source, true)),
    ...beside.map((source) => presentEvidence(source, false)),
  ].slice(0, MOST_EVIDENCE);
}

function presentEvidence(source: MatterSource, isSaying: boolean): Evidence {
  const { id, title, type, date } = source;
  return { id, title, type, date: date ?? null, url: presentTextAddress(source), isSaying, passages: [] };
}

function describeRole({ roles, through }: RelationEnd, people: People): string {
  const names = through.flatMap((number) => people.get(number)?.name ?? []);
  const words = roles.join('; ');
  return names.length > 0 ? `${words} (${names.join(', ')})` : words;
}

function nameVia({ via }: RelationEnd, people: People): string | null {
  return via === undefined ? null : (people.get(via)?.name ?? null);
}

/** How texts name people, worked out once for each of them and only where there is a text. */
class Patterns {
  readonly #people: People;
  readonly #known = new Map<number, NamePattern | undefined>();

  constructor(people: People) {
    this.#people = people;
  }

  /** Those of both sides of a relation, as far as they can be told from other words. */
  list({ one, other }: ListedRelation['relation']): NamePattern[] {
    return [one, other].flatMap(({ actor, via }) => this.#find(via ?? actor) ?? []);
  }

  #find(number: number): NamePattern | undefined {
    if (this.#known.has(number)) return this.#known.get(number);
    const named = this.#people.get(number);
    const pattern = named && createNamePattern(named.name, named.kind === 0);
    this.#known.set(number, pattern);
    return pattern;
  }
}

export function presentActor({ name, kind, id, note }: Actor): RelationActor {
  return { name, relType: kind, slug: id, note: note ?? null };
}

/** Closed cases as a rounded number, and the names of as many as are counted exactly (OP-138, OP-169). */
export function presentClosed(
  closed: readonly ClosedRelation[],
  nameOf: (number: number) => string | undefined,
): RelationAssessment['closed'] {
  const cases = new Set(closed.map(({ matter }) => matter));
  return {
    ...roundClosed(cases.size),
    cases: closed.slice(0, MOST_CLOSED_NAMED).map(({ title, institution, other }) => ({
      title,
      institution: institution ?? null,
      partner: other === undefined ? null : (nameOf(other) ?? null),
    })),
  };
}
