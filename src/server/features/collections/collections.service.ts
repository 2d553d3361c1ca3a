import type { EntryAnswer } from '#contract/collection.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Beside, Collection } from '#domain/collections/collection.ts';
import { fillPath, readText, type Entry } from '#domain/collections/entry.ts';
import type { CountedDocuments, Fields } from '#domain/collections/fields.ts';
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
/** What invented documents are filed under. */
const DEMO = { facet: 'demo', value: 'Demo' };

/** Lists and entries of collections, as their definitions say. */
export class CollectionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader, collection: Collection, day?: string): Promise<Entry> {
    const { key, groupedBy, adds, beside = {} } = collection.list;
    const [rows, ...others] = await Promise.all([
      this.listRows(reader, collection, day),
      ...Object.entries(beside).map(async ([name, one]) => [name, await this.#makeBeside(reader, one)] as const),
    ]);
    const listed = groupedBy === undefined ? rows : groupRows(rows, groupedBy);
    const answer: Entry = { [key]: listed, ...Object.fromEntries(others) };
    return adds ? { ...answer, ...(await this.#add(reader, adds.rule, answer)) } : answer;
  }

  /** Made by itself, without the list. Throws `document-not-found` where the reader's edition has no such entry. */
  async get<C extends Collection>(reader: Reader, collection: C, id: string, day?: string): Promise<EntryAnswer<C>> {
    return (await this.#make(reader, collection, id, day)) as EntryAnswer<C>;
  }

  async #make(reader: Reader, collection: Collection, id: string, day?: string): Promise<Entry> {
    const { entry, counts } = collection;
    if (!entry) throw new LibraryError('document-not-found');
    if (entry.rule !== undefined) return this.getByRule(reader, entry.rule, id, day);
    const [source] = await this.#listSources(reader, collection.feed, { id: entry.anyCase ? id.toLowerCase() : id });
    if (!source) throw new LibraryError('document-not-found');
    const subject = counts && { facet: counts.facet, value: readText(source, counts.by) ?? '' };
    const types = Object.values(entry.fields);
    const [counted, listed] = await Promise.all([
      subject && this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [subject], facets: [DEMO.facet] }),
      subject && types.includes('blocks') ? listBlocks(this.#parts, reader, subject) : {},
    ]);
    const row = {
      ...fillRow(source, entry.fields, collection.entryPage, counted?.total),
      ...listed,
      demo: counted?.of(DEMO.facet, DEMO.value).count,
    };
    return entry.adds === undefined ? row : { ...row, ...(await this.#add(reader, entry.adds, row)) };
  }

  #add(reader: Reader, rule: string, row: Entry): Promise<Entry> {
    const make = this.#parts.rules.additions[rule];
    if (!make) throw new Error(`no rule that adds to entries is called ${rule}`);
    return make(reader, row);
  }

  getByRule(reader: Reader, rule: string, id: string, day?: string): Promise<Entry> {
    const make = this.#parts.rules.entries[rule];
    if (!make) throw new Error(`no rule for entries is called ${rule}`);
    return make(reader, id, day);
  }

  /** Its entries one after the other. */
  async listRows(reader: Reader, collection: Collection, day?: string): Promise<readonly Entry[]> {
    const { feed, fields, counts } = collection;
    const [sources, counted] = await Promise.all([
      this.#listSources(reader, feed, { day }),
      counts && this.#parts.counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [counts.facet] }),
    ]);
    return sources.map((source) => {
      const own = counts && counted?.of(counts.facet, readText(source, counts.by) ?? '');
      return fillRow(source, fields, collection.entryPage, own);
    });
  }

  /** What entries are made of, or the one of an id: records, documents that a search finds, what a rule makes. */
  async #listSources(
    reader: Reader,
    feed: Collection['feed'],
    { id, day }: { readonly id?: string; readonly day?: string | undefined },
  ): Promise<readonly Entry[]> {
    if ('records' in feed) return this.#listRecords(reader, feed, id);
    if ('search' in feed) return this.#listFound(reader, feed.search, id);
    const make = this.#parts.rules.lists[feed.rule];
    if (!make) throw new Error(`no rule for lists is called ${feed.rule}`);
    const all = await make(reader, day);
    return id === undefined ? all : all.filter((one) => one['id'] === id);
  }

  async #listRecords(
    reader: Reader,
    { records, everywhere, where = {}, unless = {}, order }: Extract<Collection['feed'], { records: unknown }>,
    id?: string,
  ): Promise<Entry[]> {
    const all = await this.#parts.reference.listRecords(records, everywhere ? undefined : reader.edition.id, id);
    const entries = all.map((one): Entry => ({ ...one.record, id: one.id }));
    const fits = (entry: Entry) =>
      Object.entries(where).every(([field, value]) => entry[field] === value) &&
      Object.entries(unless).every(([field, value]) => entry[field] !== value);
    return sortRecords(entries.filter(fits), order);
  }

  /** Documents with what their records say, their addresses and their dates. */
  async #listFound(reader: Reader, search: Search, id?: string): Promise<Entry[]> {
    const wish = { endpoint: SEARCH, chosen: listChosen(search), facets: [], size: MOST_FOUND };
    const { ids } = await this.#parts.counter.count(reader, wish);
    const wanted = id === undefined ? ids : ids.filter((one) => one === id);
    const previews = await this.#parts.content.listPreviews(wanted);
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

/** An entry with its fields: what its source does not say is null, or empty, where the field allows that. */
function fillRow(source: Entry, fields: Fields, page = '', counted: CountedDocuments | undefined): Entry {
  const row: Record<string, unknown> = { ...source };
  for (const [name, type] of Object.entries(fields)) {
    if (type === 'counted') row[name] = counted ?? row[name];
    else if (type === 'address') row[name] = fillPath(page, source);
    else if (type === 'texts') row[name] ??= [];
    else if (typeof type === 'string' && type.endsWith('?')) row[name] ??= null;
  }
  return row;
}

type Search = Readonly<Record<string, readonly string[]>>;

function listChosen(search: Search) {
  return Object.entries(search).flatMap(([facet, values]) => values.map((value) => ({ facet, value })));
}

/** In the order in which the groups first come. */
function groupRows(rows: readonly Entry[], by: string): { name: string; links: Entry[] }[] {
  return [...Map.groupBy(rows, (row) => readText(row, by) ?? '')].map(([name, links]) => ({ name, links }));
}
