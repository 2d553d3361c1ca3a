import type { RelationAssessment, RelationHit, RelationQuestionBody } from '#contract/relations.ts';
import type { Reader } from '#domain/access/reader.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { isActorKind } from '#domain/relations/actor-kind.ts';
import type { Actor } from '#domain/relations/actor.ts';
import { countValues, listHits, nameValue, type ListedRelation, type RelationListWish } from '#domain/relations/list-hits.ts';
import { readPartners, type NamedActor } from '#domain/relations/partners.ts';
import { RELATION_TYPE_IDS } from '#domain/relations/relation-type.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { RelationStore } from '#server/ports/relation-store.ts';
import { ActorFinder, type NamedActors } from './actor-finder.ts';
import { PassageFinder } from './passage-finder.ts';
import { presentActor, presentClosed, RelationPresenter } from './present-relations.ts';
import { RelationFinder, type FoundRelations } from './relation-finder.ts';
import { areResultsLocked, checkTool } from './relation-access.ts';
import { SearchedFinder } from './searched-finder.ts';

export interface RelationParts {
  readonly relations: RelationStore;
  readonly content: ContentStore;
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

  constructor({ relations, content, clock }: RelationParts) {
    this.#store = relations;
    this.#actors = new ActorFinder(relations);
    this.#finder = new RelationFinder(relations);
    this.#presenter = new RelationPresenter(relations, new PassageFinder(content));
    this.#searched = new SearchedFinder(relations, content, clock);
    this.#clock = clock;
  }

  /** OP-90. Throws `not-subscribed` to whose codes the tool does not belong, `field-invalid` for another's customer number. */
  async assess(reader: Reader, question: RelationQuestionBody): Promise<RelationAssessment> {
    checkTool(reader);
    checkCustomer(reader, question.customerNo);
    const searched = await this.#searched.read(reader.edition.id);
    if (areResultsLocked(reader)) return { ...EMPTY, isLocked: true, searched };
    const named = await this.#readNamed(reader, question);
    const { one, others, unresolved } = named;
    const answer = { ...EMPTY, unresolved, searched, relationshipTwo: others.map(presentActor) };
    if (!one || (others.length === 0 && question.relationshipTwo.some(({ relType }) => isActorKind(relType)))) {
      return { ...answer, relationshipOne: one ? presentActor(one) : null };
    }
    const found = await this.#finder.find(
      reader,
      others.length === 0 ? { kind: 'any', one } : { kind: 'to', one, others },
    );
    const partners = await this.#describePartners(found, others);
    const listed = listPartnered(found, partners, question.relationshipTypeSelection);
    const wish = this.#readWish(question);
    const hits = listHits(listed, wish);
    const { page, resultsPerPage } = question.searchQuery;
    const shown = hits.slice((page - 1) * resultsPerPage, page * resultsPerPage);
    return {
      ...answer,
      relationshipOne: presentActor(one),
      summary: summarize(hits, partners),
      hits: await this.#presenter.present(one, shown, found, partners),
      filters: presentFilters(listed, wish, partners),
      totalHits: hits.length,
      isCut: found.isCut,
      closed: presentClosed(found.closed, (number) => partners.get(number)?.name),
    };
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

const EMPTY = {
  relationshipOne: null,
  relationshipTwo: [],
  unresolved: [],
  isLocked: false,
  summary: [],
  hits: [] as RelationHit[],
  filters: [],
  totalHits: 0,
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
function listPartnered(
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

function summarize(hits: readonly ListedRelation[], partners: ReadonlyMap<number, Actor>): RelationAssessment['summary'] {
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
