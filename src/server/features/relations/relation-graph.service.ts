import type { RelationGraph, RelationPaths } from '#contract/relation-graph.ts';
import type { RelationQuestionBody } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { chooseDrawn, chooseNodes, listEdges, MOST_DRAWN } from '#domain/tools/relations/choose-graph.ts';
import { listHits } from '#domain/tools/relations/list-hits.ts';
import { sayRelation } from '#domain/tools/relations/relation-type.ts';
import type { Relation } from '#domain/tools/relations/relation.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { presentActor, presentHit } from './present-relations.ts';
import { checkResults } from './relation-access.ts';
import { RelationFinder, type FoundRelations } from './relation-finder.ts';
import { listPartnered, type RelationParts, type RelationsService } from './relations.service.ts';
import { SearchedFinder } from './searched-finder.ts';

/** Ways that are told. */
const MOST_PATHS = 5;
/** People on the way who are looked at from either end. */
const MOST_MET = 150;

/** Relations as a graph, and the ways from one to another. */
export class RelationGraphService {
  readonly #store: RelationStore;
  readonly #relations: RelationsService;
  readonly #finder: RelationFinder;
  readonly #searched: SearchedFinder;

  constructor({ relations: store, content, clock }: RelationParts, relations: RelationsService) {
    this.#store = store;
    this.#relations = relations;
    this.#finder = new RelationFinder(store);
    this.#searched = new SearchedFinder(store, content, clock);
  }

  /** Throws `feature-locked` where the reader's codes do not have results. */
  // Long because: it has a line for each field of the graph.
  async draw(reader: Reader, question: RelationQuestionBody): Promise<RelationGraph> {
    checkResults(reader);
    const { one, others, asked } = await this.#relations.collect(reader, question);
    if (!one || !asked) return { nodes: [], edges: [], left: 0 };
    const relations = asked.hits.map(({ relation }) => relation);
    const askedFor = [one, ...others].map(({ number }) => number);
    const chosen = chooseNodes(askedFor, relations);
    const actors = new Map([...asked.partners, [one.number, one]]);
    const nodes = chosen.flatMap((number) => actors.get(number) ?? []);
    const among = await this.#finder.find(reader, { kind: 'each-other', all: nodes });
    const types = question.relationshipTypeSelection;
    const shown = listHits(listPartnered(among, actors, types), { ...asked.wish, q: null, choices: {} });
    const places = new Map(nodes.map(({ number }, at) => [number, at]));
    const edges = listEdges(shown.map(({ relation }) => relation));
    const drawn = chooseDrawn(
      nodes.map(({ number }) => number),
      askedFor,
      edges,
    );
    const counts = new Map<number, number>();
    for (const edge of edges) {
      for (const end of [edge.one, edge.other]) counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    const met = new Set(relations.map(({ other }) => other.actor));
    return {
      nodes: nodes.map((actor, at) => ({
        actor: presentActor(actor),
        isAsked: askedFor.includes(actor.number),
        isDrawn: at < MOST_DRAWN.nodes,
        count: counts.get(actor.number) ?? 0,
      })),
      edges: edges.flatMap((edge) => {
        const { one: from, other: to, kinds, latest } = edge;
        const [fromAt, toAt] = [places.get(from), places.get(to)];
        if (fromAt === undefined || toAt === undefined) return [];
        const told = kinds.map(({ type, count }) => ({ relationshipType: type, count }));
        return [{ from: fromAt, to: toAt, kinds: told, latest: latest ?? null, isDrawn: drawn.has(edge) }];
      }),
      left: [...met].filter((number) => !places.has(number)).length,
    };
  }

  /** The shortest ways to the first of the others: of one step, else of two, else of three. */
  async findPaths(reader: Reader, question: RelationQuestionBody): Promise<RelationPaths> {
    checkResults(reader);
    const searched = await this.#searched.read(reader.edition.id);
    const first = { ...question, relationshipTwo: question.relationshipTwo.slice(0, 1) };
    const { one, others } = await this.#relations.collect(reader, first);
    const [other] = others;
    if (!one || !other) return { paths: [], isCut: false, searched };
    const from = await this.#finder.find(reader, { kind: 'any', one });
    const to = await this.#finder.find(reader, { kind: 'any', one: other });
    const met = [...listPartners(from)].filter((number) => number !== other.number);
    const reached = [...listPartners(to)].filter((number) => number !== one.number);
    const direct = listPartners(from).has(other.number);
    const both = met.filter((number) => reached.includes(number));
    const isCut = !direct && both.length === 0 && (met.length > MOST_MET || reached.length > MOST_MET);
    const between =
      direct || both.length > 0
        ? undefined
        : await this.#findBetween(reader, met.slice(0, MOST_MET), reached.slice(0, MOST_MET));
    const ways = direct
      ? [[one.number, other.number]]
      : between
        ? between.ways.map(([near, far]) => [one.number, near, far, other.number])
        : both.map((middle) => [one.number, middle, other.number]);
    const founds = [from, to, ...(between ? [between.found] : [])];
    const shown = ways.slice(0, MOST_PATHS);
    const people = await this.#describe(founds, shown, [one, other]);
    return {
      paths: shown.map((way) => ({ steps: way.slice(1).flatMap((_end, at) => presentStep(way, at, founds, people)) })),
      isCut: isCut || from.isCut || to.isCut,
      searched,
    };
  }

  /** Pairs of whom one met the one end and the other the other. */
  async #findBetween(reader: Reader, met: readonly number[], reached: readonly number[]) {
    const actors = await this.#store.describeActors([...met, ...reached]);
    const found = await this.#finder.find(reader, { kind: 'each-other', all: [...actors.values()] });
    const [near, far] = [new Set(met), new Set(reached)];
    const ways = new Map<string, [number, number]>();
    for (const { one, other } of found.relations) {
      for (const [a, b] of [
        [one.actor, other.actor],
        [other.actor, one.actor],
      ] as const) {
        if (near.has(a) && far.has(b)) ways.set(`${a} ${b}`, [a, b]);
      }
    }
    return { found, ways: [...ways.values()].toSorted(([a, b], [c, d]) => a - c || b - d) };
  }

  async #describe(founds: readonly FoundRelations[], ways: readonly number[][], known: readonly Actor[]) {
    const on = new Set(ways.flat());
    const named = founds.flatMap(({ relations }) =>
      relations
        .filter(({ one, other }) => on.has(one.actor) && on.has(other.actor))
        .flatMap(({ one, other, firm }) =>
          [one, other].flatMap((end) => [end.via ?? [], end.through, firm ?? []].flat()),
        ),
    );
    const actors = await this.#store.describeActors(new Set([...on, ...named]));
    return new Map([...actors, ...known.map((actor) => [actor.number, actor] as const)]);
  }
}

function listPartners({ relations }: FoundRelations): Set<number> {
  return new Set(relations.map(({ other }) => other.actor).toSorted((one, other) => one - other));
}

/** A step of a way with the most recent of its reasons. */
// Long because: it has a line for each field of a step.
function presentStep(
  way: readonly number[],
  at: number,
  founds: readonly FoundRelations[],
  people: ReadonlyMap<number, Actor>,
): RelationPaths['paths'][number]['steps'] {
  const [from, to] = [people.get(way[at] ?? 0), people.get(way[at + 1] ?? 0)];
  if (!from || !to) return [];
  const reasons = founds.flatMap((found) =>
    found.relations
      .filter((relation) => isOf(relation, from.number, to.number))
      .map((relation) => ({ found, relation })),
  );
  const own = new Map(
    reasons.map((reason) => [`${reason.relation.type} ${reason.relation.matter ?? reason.relation.firm}`, reason]),
  );
  const [best] = [...own.values()].toSorted((a, b) => compare(lastDay(b.relation), lastDay(a.relation)));
  if (!best) return [];
  const { relation, found } = best;
  const isForward = relation.one.actor === from.number;
  const [start, end] = isForward ? [relation.one, relation.other] : [relation.other, relation.one];
  const matter = relation.matter === undefined ? undefined : found.matters.get(relation.matter);
  const casename = matter?.title ?? people.get(relation.firm ?? 0)?.name ?? '';
  const hit = presentHit(
    { relation, partner: to, casename, institution: matter?.institution, status: matter?.status },
    found,
    people,
  );
  return [
    {
      from: presentActor(from),
      to: presentActor(to),
      relationshipType: relation.type,
      words: sayRelation(relation.type, start.part, end.part),
      roleFrom: isForward ? hit.roleOne : hit.roleTwo,
      roleTo: isForward ? hit.roleTwo : hit.roleOne,
      casename,
      date: hit.date,
      url: hit.documentUrl,
      others: own.size - 1,
    },
  ];
}

function isOf({ one, other }: Relation, a: number, b: number): boolean {
  return (one.actor === a && other.actor === b) || (one.actor === b && other.actor === a);
}

function lastDay({ to, from, isOngoing }: Relation): string {
  return isOngoing ? '9999' : (to ?? from ?? '');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
