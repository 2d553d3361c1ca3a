import type { Reader } from '#domain/access/reader.ts';
import type { Beside, Collection } from '#domain/collections/collection.ts';
import { fillPath, readText, type Entry } from '#domain/collections/entry.ts';
import { sortRecords } from '#domain/collections/sort-records.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { listBlocks, presentListed, SEARCH } from '#server/asking/list-blocks.ts';
import type { SearchCounter } from '#server/asking/search-counter.ts';
import type { CollectionRules } from '#server/ports/collection-rules.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

interface Parts {
  readonly reference: Pick<ReferenceStore, 'listRecords'>;
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly counter: SearchCounter;
  readonly rules: CollectionRules;
}

/** So many entries that a search finds are listed. */
const MOST_FOUND = 1_000;

/** Lists and entries of collections, as their definitions say. */
export class CollectionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader, collection: Collection): Promise<Entry> {
    const { key, groupedBy, beside = {} } = collection.list;
    const [rows, ...others] = await Promise.all([
      this.listRows(reader, collection),
      ...Object.entries(beside).map(async ([name, one]) => [name, await this.#makeBeside(reader, one)] as const),
    ]);
    return { [key]: groupedBy === undefined ? rows : groupRows(rows, groupedBy), ...Object.fromEntries(others) };
  }

  /** Throws `document-not-found` where the reader's edition has no such entry. */
  async get(reader: Reader, collection: Collection, id: string): Promise<Entry> {
    const { entry, counts } = collection;
    if (entry?.rule !== undefined) return this.getByRule(reader, entry.rule, id);
    const row = (await this.listRows(reader, collection)).find((one) => one['id'] === id);
    if (!row) throw new LibraryError('document-not-found');
    if (!counts || !entry?.parts.includes('blocks')) return row;
    const subject = { facet: counts.facet, value: readText(row, counts.by) ?? '' };
    const { blocks } = await listBlocks(this.#parts, reader, subject);
    return { ...row, blocks };
  }

  getByRule(reader: Reader, rule: string, id: string): Promise<Entry> {
    const make = this.#parts.rules.entries[rule];
    if (!make) throw new Error(`no rule for entries is called ${rule}`);
    return make(reader, id);
  }

  /** Its entries one after the other. */
  async listRows(reader: Reader, collection: Collection): Promise<readonly Entry[]> {
    const { feed, fields, counts } = collection;
    if ('rule' in feed) {
      const make = this.#parts.rules.lists[feed.rule];
      if (!make) throw new Error(`no rule for lists is called ${feed.rule}`);
      return make(reader);
    }
    const [sources, counted] = await Promise.all([
      'search' in feed ? this.#find(reader, feed.search) : this.#listRecords(reader, feed),
      counts && this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [counts.facet] }),
    ]);
    return sources.map((source) => {
      const row: Record<string, unknown> = { ...source };
      for (const [name, type] of Object.entries(fields)) {
        if (type === 'counted') row[name] = counts && counted?.of(counts.facet, readText(source, counts.by) ?? '');
        else if (type === 'address') row[name] = fillPath(collection.entryPage ?? '', source);
        else row[name] ??= null;
      }
      return row;
    });
  }

  async #listRecords(reader: Reader, feed: Extract<Collection['feed'], { records: unknown }>): Promise<Entry[]> {
    const { records, everywhere, where = {}, unless = {}, order } = feed;
    const all = await this.#parts.reference.listRecords(records, everywhere ? undefined : reader.edition.id);
    const entries = all.map(({ id, record }): Entry => ({ ...record, id }));
    const fits = (entry: Entry) =>
      Object.entries(where).every(([field, value]) => entry[field] === value) &&
      Object.entries(unless).every(([field, value]) => entry[field] !== value);
    return sortRecords(entries.filter(fits), order);
  }

  /** A document with what its record says, its address and its date. */
  async #find(reader: Reader, search: Search): Promise<Entry[]> {
    const chosen = listChosen(search);
    const wish = { endpoint: SEARCH, chosen, facets: [], size: MOST_FOUND };
    const { ids } = await this.#parts.counter.count(reader, wish);
    const previews = await this.#parts.content.listPreviews(ids);
    return previews.map((preview) => ({ ...preview.record, ...presentListed(reader, preview) }));
  }

  async #makeBeside(reader: Reader, beside: Beside): Promise<unknown> {
    if ('links' in beside) return this.#listLinks(reader, beside.links);
    const facets = 'values' in beside ? [beside.values] : [];
    const chosen = listChosen(beside.search);
    const counts = await this.#parts.counter.count(reader, { endpoint: SEARCH, chosen, facets });
    if ('name' in beside) {
      const { count, url } = counts.total;
      return count === 0 ? null : { name: beside.name, count, url };
    }
    return counts.list(beside.values).map(({ value }) => {
      const { count, url } = counts.of(beside.values, value);
      return { name: value, count, url };
    });
  }

  async #listLinks(reader: Reader, list: string): Promise<unknown> {
    const links = await this.#listRecords(reader, { records: 'link', where: { list }, order: ['group', 'name'] });
    const nothing = { description: null, country: null, address: null, readOn: null };
    return groupRows(
      links.map((link) => ({ ...nothing, ...link })),
      'group',
    );
  }
}

type Search = Readonly<Record<string, readonly string[]>>;

function listChosen(search: Search) {
  return Object.entries(search).flatMap(([facet, values]) => values.map((value) => ({ facet, value })));
}

/** In the order in which the groups first come. */
function groupRows(rows: readonly Entry[], by: string): { name: string; links: Entry[] }[] {
  return [...Map.groupBy(rows, (row) => readText(row, by) ?? '')].map(([name, links]) => ({ name, links }));
}
