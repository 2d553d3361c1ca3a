import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { BILATERAL_TREATY, CONVENTION, INVESTMENT_PROVISIONS, TREATY_TYPES } from '#domain/document/treaty-types.ts';
import { nameTreatyWork } from '#domain/document/treaty-work.ts';
import { listPlacesMeant } from '#domain/places/party-names.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import type { StatusTable } from '#server/asking/status-table.ts';
import { SharedConventions } from './shared-conventions.ts';
import { listMembers, listSides, listUnionsNamed } from './union-sides.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews' | 'resolveNames' | 'readCorpusVersion'>;
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly status: Pick<StatusTable, 'listOfPlaces'>;
  readonly counter: SearchCounter;
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly clock: Pick<Clock, 'today'>;
}

type Answer = CallAnswer<typeof calls.findTreatyBetween>;

interface Asked {
  readonly one?: string | undefined;
  readonly other?: string | undefined;
  /** Of membership in unions and participation in conventions; today where none is given. */
  readonly day?: string | undefined;
}

/** What is looked through for a treaty between two: what it is filed as, and a filter that names its sides. */
const KINDS = [
  { type: BILATERAL_TREATY, facet: 'party' },
  // Where a document names no parties, its places are they.
  { type: BILATERAL_TREATY, facet: 'jurisdiction' },
  { type: INVESTMENT_PROVISIONS, facet: 'party' },
  // The places of a convention are those it matters to; only one that names its parties is between them.
  { type: CONVENTION, facet: 'party' },
] as const;
type Kind = (typeof KINDS)[number];

interface Found extends Pick<SearchCounts, 'ids' | 'total'> {
  readonly pair: readonly string[];
  /** The union for which one of them stands. */
  readonly through: string | null;
  readonly kind: Kind;
}

/** More than any library names. */
const MOST_UNIONS = 100;
/** Two states make few treaties with each other. */
const MOST_BETWEEN = 20;

/** Investment treaties between two states, trade agreements that have a part on investment, and conventions (OP-98). */
export class TreatiesBetweenService {
  readonly #parts: Parts;
  readonly #conventions: SharedConventions;
  readonly #members = new RecentAnswers<string[]>(MOST_UNIONS);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#conventions = new SharedConventions(parts);
  }

  /**
   * The treaties that two states are sides of, by whatever they are called; none where not both are given, or twice the
   * same one. Of a name that several states bear, those of each of them; of a member of a union on the day that is asked for,
   * those of the union, too, which is named (OP-187).
   */
  async find(reader: Reader, { one, other, day = this.#parts.clock.today() }: Asked): Promise<Answer> {
    const kinds = await Promise.all(KINDS.map(async (kind) => ({ kind, held: await this.#count(reader, kind) })));
    const named = new Set(kinds.flatMap(({ kind, held }) => held.list(kind.facet).map(({ value }) => value)));
    const unions = listUnionsNamed(named);
    // A state that no treaty names has those of its union.
    const places = new Set([...named, ...(await this.#listMembers([...unions.keys()]))]);
    const pairs = await this.#listPairs(one, other, { day, unions });
    const found = await Promise.all(
      pairs.flatMap(({ pair, through }) =>
        kinds
          .filter(({ kind, held }) => pair.every((name) => isHeld(held, kind.facet, name)))
          .map(async ({ kind }): Promise<Found> => ({
            pair,
            through,
            kind,
            ...(await this.#count(reader, kind, pair)),
          })),
      ),
    );
    const ids = [...new Set(found.flatMap((one) => one.ids))];
    const shared = await this.#listShared(reader, one, other, day);
    return {
      places: [...places].toSorted((a, b) => a.localeCompare(b, 'en')),
      of: kinds[0]?.held.total.count ?? 0,
      treaties: presentTreaties(reader, ids.length === 0 ? [] : await this.#parts.content.listPreviews(ids), found),
      day,
      // A convention that names both as its parties stands among the treaties.
      conventions: shared.filter(({ id }) => !ids.includes(id)),
      closed: addClosed(found),
    };
  }

  /** Kept until the library changes: every answer says whom there are. */
  async #listMembers(unions: readonly string[]): Promise<string[]> {
    const { facts, content } = this.#parts;
    const version = await content.readCorpusVersion();
    const list = (union: string) => this.#members.remember(`${version} ${union}`, () => listMembers(facts, union));
    return (await Promise.all(unions.map(list))).flat();
  }

  async #listShared(reader: Reader, one: string | undefined, other: string | undefined, day: string) {
    if (one === undefined || other === undefined) return [];
    return this.#conventions.list(reader, one, other, day);
  }

  /** Every two sides that the names may mean, in one order; a state and its own union are none. */
  async #listPairs(one: string | undefined, other: string | undefined, asked: Parameters<typeof listSides>[2]) {
    if (one === undefined || other === undefined) return [];
    const list = async (name: string) =>
      (await Promise.all(listPlacesMeant(name).map((place) => listSides(this.#parts.facts, place, asked)))).flat();
    const [firsts, seconds] = await Promise.all([list(one), list(other)]);
    const pairs = firsts.flatMap((first) =>
      seconds
        .filter((second) => second.name !== first.name)
        .map((second) => ({
          pair: [first.name, second.name].toSorted(),
          through: first.through ?? second.through ?? null,
        })),
    );
    return [...new Map(pairs.map((one) => [one.pair.join('\n'), one])).values()];
  }

  #count(reader: Reader, { type, facet }: Kind, pair?: readonly string[]): Promise<SearchCounts> {
    const wish = { endpoint: SEARCH, chosen: [{ facet: CONTENT_TYPE, value: type }] };
    return this.#parts.counter.count(
      reader,
      pair ? { ...wish, facets: [], size: MOST_BETWEEN, every: { facet, values: pair } } : { ...wish, facets: [facet] },
    );
  }
}

/** Nothing is asked of a state that no document names, open or closed. */
function isHeld(held: SearchCounts, facet: string, name: string): boolean {
  const { count, closed } = held.of(facet, name);
  return count + closed.count > 0;
}

/** One row for each treaty, with every document on it. */
function presentTreaties(
  reader: Reader,
  previews: readonly DocumentPreview[],
  found: readonly Found[],
): Answer['treaties'] {
  const ordered = previews.toSorted(
    (a, b) => TREATY_TYPES.indexOf(a.record.type) - TREATY_TYPES.indexOf(b.record.type),
  );
  const treaties = Map.groupBy(ordered, ({ id, record }) => nameTreatyWork(record) ?? id);
  return [...treaties.values()].flatMap((documents) => {
    const [first, ...others] = documents.toSorted((a, b) => countSaid(b) - countSaid(a));
    if (!first) return [];
    const through = found.find(({ ids }) => ids.includes(first.id))?.through ?? null;
    return [{ ...present(reader, first), through, others: others.map((one) => present(reader, one)) }];
  });
}

/** A document that says more of its treaty stands before one that is only the entry of a list. */
function countSaid({ record: { summary, officialText } }: DocumentPreview): number {
  return Number(summary !== undefined) + Number(officialText !== undefined);
}

function present(reader: Reader, preview: DocumentPreview) {
  const { status = null, dates, source = null } = preview.record;
  return { ...presentListed(reader, preview), status, inForce: dates.entryIntoForce ?? null, source };
}

/** A document that both filters find is counted once. */
function addClosed(found: readonly Found[]): Answer['closed'] {
  const groups = Map.groupBy(found, ({ pair, kind }) => `${kind.type} ${pair.join(' ')}`);
  const most = [...groups.values()].map((group) => Math.max(...group.map(({ total }) => total.closed.count)));
  const sum = roundClosed(most.reduce((all, count) => all + count, 0));
  return { count: sum.count, isExact: sum.isExact && found.every(({ total }) => total.closed.isExact) };
}
