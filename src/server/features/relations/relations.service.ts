import type { RelationAssessment, RelationHit, RelationQuestionBody } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import {
  countValues,
  lastDayOf,
  listHits,
  nameValue,
  type ListedRelation,
  type RelationListWish,
} from '#domain/tools/relations/list-hits.ts';
import { readPartners, type NamedActor } from '#domain/tools/relations/partners.ts';
import { RELATION_TYPE_IDS } from '#domain/tools/relations/relation-type.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { ActorFinder, type NamedActors } from './actor-finder.ts';
import { PassageFinder } from './passage-finder.ts';
import { presentActor, presentClosed, RelationPresenter } from './present-relations.ts';
import { RelationFinder, type FoundRelations } from './relation-finder.ts';
import { areResultsLocked, checkResults } from './relation-access.ts';
import { SearchedFinder } from './searched-finder.ts';

/** Relations of one file. */
const MOST_LISTED = 1_000;

export interface RelationParts {
  readonly relations: RelationStore;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly clock: Clock;
}

/** How one is related to others, as the page and every file show it. */
export class RelationsService {
  readonly #store: RelationStore;
  readonly #actors: ActorFinder;
  readonly #finder: RelationFinder;
  readonly #presenter: RelationPresenter;
  readonly #searched: SearchedFinder;
  readonly #clock: Clock;

  constructor({ relations, content, guard, clock }: RelationParts) {
    this.#store = relations;
    this.#actors = new ActorFinder(relations);
    this.#finder = new RelationFinder(relations);
    this.#presenter = new RelationPresenter(relations, new PassageFinder(content, guard));
    this.#searched = new SearchedFinder(relations, content, clock);
    this.#clock = clock;
  }

  /** OP-90. Throws `field-invalid` for another's customer number. */
  async assess(reader: Reader, question: RelationQuestionBody, isProved = true): Promise<RelationAssessment> {
    checkCustomer(reader, question.customerNo);
    const searched = await this.#searched.read(reader.edition.id);
    if (areResultsLocked(reader)) return { ...EMPTY, isLocked: true, searched };
    const { one, others, unresolved, asked } = await this.collect(reader, question);
    const answer = { ...EMPTY, unresolved, searched, relationshipTwo: others.map(presentActor) };
    if (!one || !asked) return { ...answer, relationshipOne: one ? presentActor(one) : null };
    const { found, hits, listed, wish, partners } = asked;
    const { page, resultsPerPage } = question.searchQuery;
    const shown = hits.slice((page - 1) * resultsPerPage, page * resultsPerPage);
    return {
      ...answer,
      relationshipOne: presentActor(one),
      summary: summarize(hits, partners),
      hits: await (isProved
        ? this.#presenter.present(reader, one, shown, found, partners)
        : this.#presenter.presentBare(shown, found, new Map([...partners, [one.number, one]]))),
      filters: presentFilters(listed, wish, partners),
      totalHits: hits.length,
      years: countYears(hits, wish.today),
      isCut: found.isCut,
      closed: presentClosed(found.closed, (number) => partners.get(number)?.name),
    };
  }

  /** All that the page lists, on all of its pages, for a file; throws `feature-locked` where results are locked. */
  async listAll(reader: Reader, question: RelationQuestionBody): Promise<RelationAssessment> {
    checkResults(reader);
    const searchQuery = { ...question.searchQuery, page: 1, resultsPerPage: MOST_LISTED };
    return this.assess(reader, { ...question, searchQuery }, false);
  }

  /** Who is asked about and what is found of them, for whoever shows it; not to be asked where results are locked. */
  async collect(reader: Reader, question: RelationQuestionBody): Promise<CollectedRelations> {
    const named = await this.#readNamed(reader, question);
    const { one, others } = named;
    const asksOthers = question.relationshipTwo.some(({ relType }) => isActorKind(relType));
    if (!one || (others.length === 0 && asksOthers)) return { ...named, asked: undefined };
    const found = await this.#finder.find(
      reader,
      others.length === 0 ? { kind: 'any', one } : { kind: 'to', one, others },
    );
    const partners = await this.#describePartners(found, others);
    const listed = listPartnered(found, partners, question.relationshipTypeSelection);
    const wish = this.#readWish(question);
    return { ...named, asked: { found, partners, listed, wish, hits: listHits(listed, wish) } };
  }

  async #readNamed(reader: Reader, { relationshipOne, relationshipTwo }: RelationQuestionBody) {
    const left = readNamed(relationshipOne);
    if (!isActorKind(left.relType)) {
      throw new LibraryError('field-invalid', { field: 'relationshipOne.relType', reason: 'Say 0, 1, 2 or 3.' });
    }
    const right = readPartners(relationshipTwo.map(readNamed));
    const found = await this.#actors.find(reader.edition.id, [left, ...right]);
    const one = found.actors[0];
    const others = found.actors.slice(1).flatMap((actor) => (actor && actor.number !== one?.number ? [actor] : []));
    const distinct = [...new Map(others.map((actor) => [actor.number, actor])).values()];
    return { one, others: distinct, unresolved: presentUnresolved(found) };
  }

  async #describePartners({ relations }: FoundRelations, others: readonly Actor[]): Promise<Map<number, Actor>> {
    const known = new Map(others.map((actor) => [actor.number, actor]));
    const wanted = new Set(
      relations.flatMap(({ other, firm }) => [other.actor, firm ?? []].flat()).filter((number) => !known.has(number)),
    );
    return new Map([...known, ...(await this.#store.describeActors(wanted))]);
  }

  #readWish({ searchQuery }: RelationQuestionBody): RelationListWish {
    const { q, dates, filters, sortBy, sortOrder } = searchQuery;
    return {
      q,
      window: dates.window,
      today: this.#clock.today(),
      choices: Object.fromEntries(filters.map(({ id, filterItems }) => [id, filterItems])),
      sortBy,
      sortOrder: sortOrder ?? undefined,
    };
  }
}

/** Who was asked about, and what was found of them; nothing where nobody is known. */
export interface CollectedRelations {
  readonly one: Actor | undefined;
  readonly others: readonly Actor[];
  readonly unresolved: RelationAssessment['unresolved'];
  readonly asked:
    | {
        readonly found: FoundRelations;
        readonly partners: ReadonlyMap<number, Actor>;
        readonly listed: readonly ListedRelation[];
        readonly wish: RelationListWish;
        readonly hits: readonly ListedRelation[];
      }
    | undefined;
}

const EMPTY = {
  relationshipOne: null,
  relationshipTwo: [],
  unresolved: [],
  isLocked: false,
  summary: [],
  hits: [] as RelationHit[],
  filters: [],
  totalHits: 0,
  years: [],
  isCut: false,
  closed: { ...roundClosed(0), cases: [] },
};

function readNamed({ name, relType, slug }: RelationQuestionBody['relationshipOne']): NamedActor {
  return { name, relType, ...(typeof slug === 'string' ? { slug } : {}) };
}

function checkCustomer({ visitor }: Reader, customerNo: string | null | undefined): void {
  const own = visitor.account?.accountNo ?? visitor.institution?.customerNo ?? '';
  if (customerNo === undefined || customerNo === null || customerNo === '' || customerNo === own) return;
  throw new LibraryError('field-invalid', { field: 'customerNo', reason: 'It is not the number of your account.' });
}

function presentUnresolved({ asked, candidates }: NamedActors): RelationAssessment['unresolved'] {
  return [...candidates].map(([at, found]) => ({
    name: asked[at]?.name ?? '',
    relType: asked[at]?.relType ?? 0,
    candidates: found.map(presentActor),
  }));
}

/** Relations of the kinds that are asked for, each with its partner. */
export function listPartnered(
  { relations, matters }: FoundRelations,
  partners: ReadonlyMap<number, Actor>,
  types: RelationQuestionBody['relationshipTypeSelection'],
): ListedRelation[] {
  return relations.flatMap((relation) => {
    const partner = partners.get(relation.other.actor);
    if (!partner || (types.length > 0 && !types.includes(relation.type))) return [];
    const matter = relation.matter === undefined ? undefined : matters.get(relation.matter);
    const casename = matter?.title ?? (relation.firm === undefined ? '' : (partners.get(relation.firm)?.name ?? ''));
    return [{ relation, partner, casename, institution: matter?.institution, status: matter?.status }];
  });
}

function countYears(hits: readonly ListedRelation[], today: string): RelationAssessment['years'] {
  const counts = new Map<string, number>();
  for (const { relation } of hits) {
    if (!relation.isTimeKnown) continue;
    const year = (relation.isOngoing ? today : (lastDayOf(relation) ?? '')).slice(0, 4);
    if (year !== '') counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .toSorted((one, other) => (one.year < other.year ? -1 : 1));
}

function summarize(
  hits: readonly ListedRelation[],
  partners: ReadonlyMap<number, Actor>,
): RelationAssessment['summary'] {
  const groups = Map.groupBy(hits, ({ partner, relation }) => `${partner.number} ${relation.type}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const partner = first && partners.get(first.partner.number);
      return first && partner
        ? [{ partner: presentActor(partner), relationshipType: first.relation.type, count: group.length }]
        : [];
    })
    .toSorted(
      (one, other) =>
        other.count - one.count ||
        (one.partner.name < other.partner.name ? -1 : one.partner.name > other.partner.name ? 1 : 0) ||
        RELATION_TYPE_IDS.indexOf(one.relationshipType) - RELATION_TYPE_IDS.indexOf(other.relationshipType),
    );
}

function presentFilters(
  listed: readonly ListedRelation[],
  wish: RelationListWish,
  partners: ReadonlyMap<number, Actor>,
): RelationAssessment['filters'] {
  const names = new Map([...partners.values()].map(({ kind, id, name }) => [`${kind}/${id}`, name]));
  return countValues(listed, wish).map(({ id, name, counts }) => ({
    id,
    name,
    items: [...counts]
      .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
      .map(([value, count]) => ({
        value,
        name: id === 'partner' ? (names.get(value) ?? value) : nameValue(id, value),
        count,
        selected: wish.choices[id]?.includes(value) ?? false,
      })),
  }));
}
