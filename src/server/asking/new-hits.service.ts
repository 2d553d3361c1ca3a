import type { NewHitAnswer } from '#contract/new-hits.ts';
import { decideHit } from '#domain/access/decide-hit.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { joinWords } from '#domain/query/plain-words.ts';
import { isNewSince, listDoubtfulDays, type SeenMark } from '#domain/tools/desk/search-alert.ts';
import { writeSearchBody } from '#domain/search/saved-search-body.ts';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview, FirstImport } from '#server/ports/content-store.ts';
import type { FoundNew, NewHitFinder } from '#server/ports/new-hit-finder.ts';

import { type EngineAnswer, type EngineRequest, type SearchEngine } from '#server/ports/search-engine.ts';
import { askEngine } from './ask-engine.ts';
import { planRequest } from './plan-request.ts';

/** Documents of a stretch of days that are looked at for their instant at most, and how many at a time. */
const MOST_LOOKED_AT = 10_000;
const AT_ONCE = 1000;
/** First imports remembered of one state of the library. */
const MOST_KNOWN = 20_000;

type Asked = Pick<EngineRequest, 'addedRange' | 'start' | 'size'>;
type Ask = (asked: Asked) => Promise<EngineAnswer>;
type Imported = readonly [id: string, first: FirstImport];

interface ImportsOfDays {
  /** The newest first. */
  readonly found: readonly Imported[];
  /** How many documents were added on these days; not all are among `found`. */
  readonly total: number;
  /** The oldest of the library that answered. */
  readonly corpusVersion: number;
}

interface FoundLater {
  readonly ids: readonly string[];
  readonly total: number;
  readonly corpusVersion: number;
  /** The day before the first of these; undefined where no day can be trusted. */
  readonly end: string | undefined;
}

interface FoundOnDays {
  readonly ids: readonly string[];
  readonly isWhole: boolean;
  /** The oldest of the library that answered. */
  readonly corpusVersion: number;
}

/**
 * Finds what was first imported after a mark. The index knows days (UTC), which leave out all that is older; on the day
 * of the mark itself the store's record of each document decides. Held by new-hit-finder.conformance.ts.
 */
export class NewHitsService implements NewHitFinder {
  readonly #engine: SearchEngine;
  readonly #store: ContentStore;
  readonly #clock: Clock;
  /** What the store said of documents: alerts of a reader ask for the same days one after the other. */
  #known: { readonly generation: number; readonly imports: Map<string, FirstImport> } | undefined;

  constructor(engine: SearchEngine, store: ContentStore, clock: Clock) {
    this.#engine = engine;
    this.#store = store;
    this.#clock = clock;
  }

  async findNew(reader: Reader, search: SavedSearch, since: SeenMark, limit: number): Promise<FoundNew> {
    const ask = this.#prepare(reader, search);
    const later = await this.#findLater(ask, since, limit);
    const doubtful = await this.#findOnDays(ask, since, later.end);
    return {
      since: since.at,
      // All of the later days is newer than anything of the day itself.
      hits: await this.#present(reader, [...later.ids, ...doubtful.ids].slice(0, limit)),
      total: later.total + doubtful.ids.length,
      isExact: doubtful.isWhole,
      // Where the library changed between the two questions, the first did not know all that the second did.
      seen: this.#mark(Math.min(later.corpusVersion, doubtful.corpusVersion)),
    };
  }

  async listNew(reader: Reader, search: SavedSearch, since: SeenMark, limit: number): Promise<NewHitAnswer[]> {
    const ask = this.#prepare(reader, search);
    const later = await this.#findLater(ask, since, limit);
    if (later.ids.length === limit) return this.#present(reader, later.ids);
    const doubtful = await this.#findOnDays(ask, since, later.end);
    return this.#present(reader, [...later.ids, ...doubtful.ids].slice(0, limit));
  }

  async getMark(reader: Reader, search: SavedSearch): Promise<SeenMark> {
    const { corpusVersion } = await this.#prepare(reader, search)({ start: 0, size: 0 });
    return this.#mark(corpusVersion);
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

  #mark(corpusVersion: number): SeenMark {
    return { at: this.#clock.now(), corpusVersion };
  }

  /**
   * What was imported after the days in doubt, all of it new. Where a clock was ahead once, documents stand on days to
   * come, whenever they came in: then none of the days can be trusted.
   */
  async #findLater(ask: Ask, since: SeenMark, limit: number): Promise<FoundLater> {
    const { to } = listDoubtfulDays(since);
    const { found, total, corpusVersion } = await this.#readDays(ask, { from: dayAfter(to) }, limit);
    const [newest] = found;
    if (newest && newest[1].at > this.#clock.now()) return { ids: [], total: 0, corpusVersion, end: undefined };
    return { ids: listIds(found).slice(0, limit), total, corpusVersion, end: to };
  }

  /** Of the days in doubt, up to `end`, what is new, the newest first. */
  async #findOnDays(ask: Ask, since: SeenMark, end: string | undefined): Promise<FoundOnDays> {
    const { from } = listDoubtfulDays(since);
    const days = await this.#readDays(ask, end === undefined ? { from } : { from, to: end }, Infinity);
    const now = this.#clock.now();
    const ids = listIds(days.found.filter(([, first]) => isNewSince(since, first, now)));
    return { ids, isWhole: days.total <= MOST_LOOKED_AT, corpusVersion: days.corpusVersion };
  }

  /**
   * What was imported on these days, at least the newest `wanted` of it. The index knows no instants: documents of one
   * day come by their legal date, so that a day has to be read to its end before it is known which are the newest.
   */
  async #readDays(ask: Ask, addedRange: NonNullable<Asked['addedRange']>, wanted: number): Promise<ImportsOfDays> {
    const size = wanted === 0 ? 1 : AT_ONCE;
    const found: Imported[] = [];
    let total = 1;
    let corpusVersion = Infinity;
    for (let start = 0; start < Math.min(total, MOST_LOOKED_AT); start += size) {
      const page = await ask({ addedRange, start, size });
      total = page.total;
      corpusVersion = Math.min(corpusVersion, page.corpusVersion);
      found.push(...(await this.#listFirstImports(page)));
      const last = found.at(-1);
      if (wanted === 0 || (last && found.filter((one) => dayOf(one) > dayOf(last)).length >= wanted)) break;
    }
    found.sort(([, one], [, other]) => Number(one.at < other.at) - Number(one.at > other.at));
    return { found, total, corpusVersion };
  }

  async #listFirstImports({ generation, hits }: EngineAnswer): Promise<Imported[]> {
    if (this.#known?.generation !== generation || this.#known.imports.size > MOST_KNOWN) {
      this.#known = { generation, imports: new Map() };
    }
    const { imports } = this.#known;
    const ids = hits.map(({ id }) => id);
    const asked = await this.#store.listFirstImports(ids.filter((id) => !imports.has(id)));
    for (const [id, first] of asked) imports.set(id, first);
    return ids.flatMap((id) => {
      const first = imports.get(id);
      return first ? [[id, first]] : [];
    });
  }

  async #present(reader: Reader, ids: readonly string[]): Promise<NewHitAnswer[]> {
    return (await this.#store.listPreviews(ids)).map((preview) => present(reader, preview));
  }

  /**
   * The search as the engine takes it, newest import first. A page leaves out of all of the words what it shows as a
   * phrase above them (OP-181); what came since nothing has shown, so that here it belongs to them.
   */
  #prepare(reader: Reader, search: SavedSearch): Ask {
    const planned = planRequest(reader, search.endpoint, writeSearchBody(search), this.#clock.today());
    const { request, words, read } = planned;
    const whole = words && read === 'all' ? { query: joinWords(words) } : {};
    const sort = { field: 'relevant-date', descending: true, dateField: 'added' } as const;
    return (asked) =>
      askEngine(this.#engine, { ...request, ...whole, ...asked, sort, facets: [], excerpt: false, idsOnly: true });
  }
}

function present(reader: Reader, preview: DocumentPreview): NewHitAnswer {
  const { record } = preview;
  const access = decideHit(reader, preview);
  return {
    id: preview.id,
    title: record.title,
    url: presentDocumentAddress(preview, reader),
    type: record.type,
    date: legalDateOf(record) ?? null,
    origin: record.court ?? record.organization ?? preview.publicationTitle ?? record.source ?? null,
    addedAt: preview.firstImportedAt,
    summary: access.isOpen ? (record.summary ?? null) : null,
    ...access,
  };
}

function listIds(imports: readonly Imported[]): string[] {
  return imports.map(([id]) => id);
}

function dayOf([, { at }]: Imported): string {
  return at.slice(0, 10);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
