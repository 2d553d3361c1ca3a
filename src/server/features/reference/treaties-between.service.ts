import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/reference.ts';
import type { Reader } from '#domain/access/reader.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { nameTreatyWork } from '#domain/document/treaty-work.ts';
import { listPlacesMeant } from '#domain/places/party-names.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import { BILATERAL, CONVENTION } from './list-treaties.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly counter: SearchCounter;
}

type Answer = CallAnswer<typeof calls.findTreatyBetween>;

/** What is looked through for a treaty between two: what it is filed as, and a filter that names its sides. */
const KINDS = [
  { type: BILATERAL, facet: 'party' },
  // Where a document names no parties, its places are they.
  { type: BILATERAL, facet: 'jurisdiction' },
  // The places of a convention are those it matters to; only one that names its parties is between them.
  { type: CONVENTION, facet: 'party' },
] as const;
type Kind = (typeof KINDS)[number];

interface Found extends Pick<SearchCounts, 'ids' | 'total'> {
  readonly pair: readonly string[];
  readonly kind: Kind;
}

/** Two states make few treaties with each other. */
const MOST_BETWEEN = 20;

/** Investment treaties between two states (OP-98). */
export class TreatiesBetweenService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The treaties that two states are sides of, by whatever they are called; none where not both are given, or twice the
   * same one. Of a name that several states bear, those of each of them.
   */
  async find(
    reader: Reader,
    { one, other }: { readonly one?: string | undefined; readonly other?: string | undefined },
  ): Promise<Answer> {
    const kinds = await Promise.all(KINDS.map(async (kind) => ({ kind, held: await this.#count(reader, kind) })));
    const places = new Set(kinds.flatMap(({ kind, held }) => held.list(kind.facet).map(({ value }) => value)));
    const found = await Promise.all(
      listPairs(one, other).flatMap((pair) =>
        kinds
          .filter(({ kind, held }) => pair.every((name) => isHeld(held, kind.facet, name)))
          .map(async ({ kind }): Promise<Found> => ({ pair, kind, ...(await this.#count(reader, kind, pair)) })),
      ),
    );
    const ids = [...new Set(found.flatMap((one) => one.ids))];
    return {
      places: [...places].toSorted((a, b) => a.localeCompare(b, 'en')),
      of: kinds[0]?.held.total.count ?? 0,
      treaties: presentTreaties(reader, ids.length === 0 ? [] : await this.#parts.content.listPreviews(ids)),
      closed: addClosed(found),
    };
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

/** Every two states that the names may mean, in one order. */
function listPairs(one: string | undefined, other: string | undefined): string[][] {
  if (one === undefined || other === undefined) return [];
  const others = listPlacesMeant(other);
  return listPlacesMeant(one).flatMap((first) =>
    others.filter((second) => second !== first).map((second) => [first, second].toSorted()),
  );
}

/** One row for each treaty, with every document on it. */
function presentTreaties(reader: Reader, previews: readonly DocumentPreview[]): Answer['treaties'] {
  const treaties = Map.groupBy(previews, ({ id, record }) => nameTreatyWork(record) ?? id);
  return [...treaties.values()].flatMap((documents) => {
    const [first, ...others] = documents.toSorted((a, b) => countSaid(b) - countSaid(a));
    return first ? [{ ...present(reader, first), others: others.map((one) => present(reader, one)) }] : [];
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
