import type { ConflictAnswer, ConflictQuestionBody } from '#contract/conflict-check.ts';
import type { Reader } from '#domain/access/reader.ts';
import { splitParties } from '#domain/places/split-parties.ts';
import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { lastDayOf, listHits, type ListedRelation } from '#domain/tools/relations/list-hits.ts';
import { listRepeats, repeatsSince } from '#domain/tools/relations/list-repeats.ts';
import { ONGOING, rankPairs } from '#domain/tools/relations/rank-pairs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { NameMeaning, RelationStore } from '#server/ports/relation-store.ts';
import { PassageFinder } from './passage-finder.ts';
import { presentActor, presentClosed, presentHit, RelationPresenter } from './present-relations.ts';
import { checkResults } from './relation-access.ts';
import { RelationFinder, type FoundRelations } from './relation-finder.ts';
import { listPartnered, type RelationParts } from './relations.service.ts';
import { SearchedFinder } from './searched-finder.ts';

/** Rows of one answer; a file holds as many. */
const MOST_ROWS = 1_000;
/** Rows whose passages are read along with them. */
const MOST_PROVED = 40;

type AskedName = ConflictQuestionBody['names'][number];

/** Every known relation between the names of a new matter. What is asked is neither kept nor logged (OP-177). */
export class ConflictCheckService {
  readonly #store: RelationStore;
  readonly #finder: RelationFinder;
  readonly #presenter: RelationPresenter;
  readonly #searched: SearchedFinder;
  readonly #clock: Clock;

  constructor({ relations, content, guard, clock }: RelationParts) {
    this.#store = relations;
    this.#finder = new RelationFinder(relations);
    this.#presenter = new RelationPresenter(relations, new PassageFinder(content, guard));
    this.#searched = new SearchedFinder(relations, content, clock);
    this.#clock = clock;
  }

  /** Throws `feature-locked` where the reader's codes do not have results. */
  async check(reader: Reader, question: ConflictQuestionBody): Promise<ConflictAnswer> {
    checkResults(reader);
    const names = await this.#readNames(reader, question.names);
    const all = [...new Map(names.flatMap(({ actor }) => (actor ? [[actor.number, actor] as const] : []))).values()];
    const found = await this.#finder.find(reader, { kind: 'each-other', all });
    const known = new Map(all.map((actor) => [actor.number, actor]));
    const firms = new Set(found.relations.flatMap(({ firm }) => firm ?? []).filter((firm) => !known.has(firm)));
    const partners = new Map([...known, ...(await this.#store.describeActors(firms))]);
    const listed = listPartnered(found, partners, question.relationshipTypeSelection);
    const hits = listHits(listed, {
      q: null,
      window: question.dates.window,
      today: this.#clock.today(),
      choices: {},
      sortBy: 'date',
      sortOrder: undefined,
    });
    return {
      names: names.map(({ actor, candidates, ...name }) => ({
        ...name,
        actor: actor ? presentActor(actor) : null,
        candidates: candidates.map(presentActor),
      })),
      rows: await this.#presentRows(reader, rankHits(hits).slice(0, MOST_ROWS), found, partners),
      totalRows: hits.length,
      repeats: this.#presentRepeats(found, partners),
      closed: presentClosed(found.closed, (number) => partners.get(number)?.name),
      searched: await this.#searched.read(reader.edition.id),
    };
  }

  #presentRepeats(found: FoundRelations, actors: ReadonlyMap<number, Actor>): ConflictAnswer['repeats'] {
    const today = this.#clock.today();
    const of = listRepeats(found.relations, today).flatMap(({ arbitrator, by, relations }) => {
      const [appointed, appointing] = [actors.get(arbitrator), actors.get(by)];
      if (!appointed || !appointing) return [];
      const cases = listPartnered({ ...found, relations }, actors, []).map((listed) => {
        const { casename, documentUrl } = presentHit(listed, found, actors);
        return { casename, date: listed.relation.from ?? '', url: documentUrl };
      });
      return [{ arbitrator: presentActor(appointed), by: presentActor(appointing), cases }];
    });
    return { since: repeatsSince(today), of };
  }

  async #presentRows(
    reader: Reader,
    hits: readonly ListedRelation[],
    found: Parameters<RelationPresenter['present']>[3],
    partners: ReadonlyMap<number, Actor>,
  ): Promise<ConflictAnswer['rows']> {
    const proved = await this.#presenter.present(reader, undefined, hits.slice(0, MOST_PROVED), found, partners);
    const others = await this.#presenter.presentBare(hits.slice(MOST_PROVED), found, partners);
    return [...proved, ...others].flatMap((hit, at) => {
      const one = partners.get(hits[at]?.relation.one.actor ?? 0);
      return one ? [{ one: presentActor(one), hit }] : [];
    });
  }

  /** Whom each name means: who was picked for it, else who alone goes by it. */
  async #readNames(reader: Reader, asked: readonly AskedName[]) {
    const edition = reader.edition.id;
    const refs = asked.flatMap(({ relType, slug }) =>
      slug === undefined || relType === undefined || !isActorKind(relType) ? [] : [{ kind: relType, id: slug }],
    );
    const picked = refs.length > 0 ? await this.#store.findActors(refs, edition) : [];
    const whole = await this.#store.resolveNames([...new Set(asked.map(({ name }) => name))], edition);
    // Two who are written in one line are nobody together, and asked for each.
    const parted = asked.flatMap((one) => (isNobody(whole.get(one.name)) ? partLine(one) : [one]));
    const parts = new Set(parted.flatMap(({ name }) => (whole.has(name) ? [] : [name])));
    const meanings = new Map([
      ...whole,
      ...(parts.size > 0 ? await this.#store.resolveNames([...parts], edition) : []),
    ]);
    return parted.map(({ name, role, relType, slug }) => {
      const own = picked.find((actor) => actor.kind === relType && actor.id === slug);
      return { name, role, ...readMeaning(own, meanings.get(name)) };
    });
  }
}

/** The strongest pair first, what relates it the most recent first. */
function rankHits(hits: readonly ListedRelation[]): ListedRelation[] {
  return rankPairs(hits, ({ relation }) => ({
    sides: [String(relation.one.actor), String(relation.other.actor)],
    last: lastOf(relation),
  })).flatMap(({ rows }) => rows);
}

function lastOf(relation: ListedRelation['relation']): string {
  if (!relation.isTimeKnown) return '';
  return relation.isOngoing ? ONGOING : (lastDayOf(relation) ?? '');
}

function isNobody(meaning: NameMeaning | undefined): boolean {
  return (meaning?.actors.length ?? 0) === 0;
}

function partLine(one: AskedName): AskedName[] {
  const names = splitParties(one.name);
  return names.length > 1 ? names.map((name) => ({ ...one, name })) : [one];
}

function readMeaning(picked: Actor | undefined, meaning: NameMeaning | undefined) {
  const candidates = meaning?.actors ?? [];
  const actor = picked ?? (meaning?.isSure === true ? candidates[0] : undefined);
  if (actor) return { state: 'one' as const, actor, candidates: [] };
  return { state: candidates.length > 0 ? ('several' as const) : ('none' as const), actor: undefined, candidates };
}
