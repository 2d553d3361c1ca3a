import type { NewHitAnswer, NewHitsAnswer } from '#contract/new-hits.ts';
import { decideHeld, nameSubscriptions } from '#domain/access/decide-access.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import { LibraryError } from '#domain/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { Reader } from '#server/ports/register-call.ts';
import type { SavedSearch } from '#server/ports/search-alert-store.ts';
import {
  isQueryTooExpensive,
  type EngineAnswer,
  type EngineRequest,
  type SearchEngine,
} from '#server/ports/search-engine.ts';
import { planRequest } from './plan-request.ts';

/** Documents of one day that are looked at for their instant, and how many at a time. */
const MOST_OF_A_DAY = 10_000;
const AT_ONCE = 1000;

type Asked = Pick<EngineRequest, 'addedRange' | 'start' | 'size'>;

/**
 * Finds what was first imported after an instant. The index knows days, which leave out all that is older; on the day of
 * the instant itself the store's record of each document decides.
 */
export class NewHitsService implements NewHitFinder {
  readonly #engine: SearchEngine;
  readonly #store: ContentStore;
  readonly #clock: Clock;

  constructor(engine: SearchEngine, store: ContentStore, clock: Clock) {
    this.#engine = engine;
    this.#store = store;
    this.#clock = clock;
  }

  async findNew(reader: Reader, search: SavedSearch, since: string, limit: number): Promise<NewHitsAnswer> {
    const ask = this.#prepare(reader, search);
    const day = since.slice(0, 10);
    const later = await ask({ addedRange: { from: dayAfter(day) }, start: 0, size: limit });
    const sameDay = await this.#findOnDay(ask, day, since);
    // All of the later days is newer than anything of the day itself.
    const ids = [...later.hits.map(({ id }) => id), ...sameDay.ids].slice(0, limit);
    const newest = (await this.#store.listPreviews(ids)).sort(byImport);
    return {
      since,
      hits: newest.map((preview) => present(reader, preview)),
      total: later.total + sameDay.ids.length,
      isExact: sameDay.isWhole,
    };
  }

  async countAdded(reader: Reader, search: SavedSearch, days: readonly string[]): Promise<number[]> {
    const ask = this.#prepare(reader, search);
    const counts: number[] = [];
    for (const from of days) counts.push((await ask({ addedRange: { from }, start: 0, size: 0 })).total);
    return counts;
  }

  generation(): Promise<number> {
    return this.#engine.generation();
  }

  /** Of the day itself what came after the instant, the newest first. */
  async #findOnDay(
    ask: (asked: Asked) => Promise<EngineAnswer>,
    day: string,
    since: string,
  ): Promise<{ readonly ids: readonly string[]; readonly isWhole: boolean }> {
    const found: [id: string, instant: string][] = [];
    let total = 1;
    for (let start = 0; start < Math.min(total, MOST_OF_A_DAY); start += AT_ONCE) {
      const page = await ask({ addedRange: { from: day, to: day }, start, size: AT_ONCE });
      total = page.total;
      const instants = await this.#store.listFirstImports(page.hits.map(({ id }) => id));
      found.push(...[...instants].filter(([, instant]) => instant > since));
    }
    found.sort(([, one], [, other]) => (one < other ? 1 : -1));
    return { ids: found.map(([id]) => id), isWhole: total <= MOST_OF_A_DAY };
  }

  /** The search as the engine takes it, newest import first; the engine's refusal becomes the catalogue's. */
  #prepare(reader: Reader, { endpoint, query }: SavedSearch): (asked: Asked) => Promise<EngineAnswer> {
    const { request } = planRequest(reader, endpoint, query, this.#clock.today());
    const sort = { field: 'relevant-date', descending: true, dateField: 'added' } as const;
    return async (asked) => {
      try {
        return await this.#engine.search({ ...request, ...asked, sort, facets: [], excerpt: false });
      } catch (error) {
        if (!isQueryTooExpensive(error)) throw error;
        throw new LibraryError('query-too-expensive', { at: error.at, length: error.length, reason: error.reason });
      }
    };
  }
}

function present(reader: Reader, preview: DocumentPreview): NewHitAnswer {
  const { record } = preview;
  const { isOpen, heldBy } = decideHeld(reader, preview);
  return {
    id: preview.id,
    title: record.title,
    url: presentDocumentAddress(preview),
    type: record.type,
    date: record.dates.publication ?? record.dates.decision ?? record.dates.legislation ?? null,
    origin: record.court ?? record.organization ?? preview.publicationTitle ?? record.source ?? null,
    addedAt: preview.firstImportedAt,
    summary: isOpen ? (record.summary ?? null) : null,
    isOpen,
    heldBy: isOpen ? [] : nameSubscriptions(reader.edition.subscriptions, heldBy),
  };
}

/** The newest first. */
function byImport(one: DocumentPreview, other: DocumentPreview): number {
  return one.firstImportedAt < other.firstImportedAt ? 1 : one.firstImportedAt > other.firstImportedAt ? -1 : 0;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
