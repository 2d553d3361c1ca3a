import type { Suggestion, SuggestionsAnswer } from '#contract/suggestions.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { fillPath } from '#domain/collections/entry.ts';
import type { Destination } from '#domain/edition/edition.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { isLinkedKind } from '#domain/records/record-link.ts';
import { isLongEnoughToSuggest } from '#domain/search/search-limits.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NameRecognizer } from '#server/ports/name-recognizer.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import { listPages } from './list-pages.ts';
import type { SuggestionsService } from './suggestions.service.ts';

const MOST_OF_EACH = 3;
const MOST = 8;
/** What one of its names begins so, or is. */
const FOUND_BY_BEGINNING: ReadonlySet<Destination['of'] | undefined> = new Set(['named', 'instruments', 'entries']);

export interface GoToSources {
  readonly titles: Pick<SuggestionsService, 'suggestTitles'>;
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly records: Pick<RecordStore, 'listBeginning'>;
  readonly citations: Pick<CitationStore, 'listInstrumentTexts'>;
  readonly names: NameRecognizer;
  readonly collections: readonly Collection[];
  /** Pages of tools that the text names in their own way. */
  readonly pagesOfTools: (reader: Reader, text: string) => readonly Suggestion[];
}

/** Leads from a beginning to what bears the name: what the edition lists as destinations, in its order (OP-182). */
export class GoToService {
  readonly #sources: GoToSources;

  constructor(sources: GoToSources) {
    this.#sources = sources;
  }

  /** At most three of each, those whose name begins so before those that only have words which do. */
  async suggest(reader: Reader, destinations: readonly Destination[], text: string): Promise<SuggestionsAnswer> {
    const typed = foldName(text);
    if (!isLongEnoughToSuggest(text) || typed === '') return { suggestions: [], total: 0 };
    const found = await Promise.all(destinations.map((one) => this.#list(reader, one, text.trim())));
    const all = found.flatMap((some, at) =>
      some.slice(0, MOST_OF_EACH).map((suggestion) => ({
        suggestion,
        isExact: FOUND_BY_BEGINNING.has(destinations[at]?.of) || foldName(suggestion.text).startsWith(typed),
      })),
    );
    const suggestions = [...all.filter(({ isExact }) => isExact), ...all.filter(({ isExact }) => !isExact)]
      .map(({ suggestion }) => suggestion)
      .filter(({ url }, at, others) => others.findIndex((other) => other.url === url) === at);
    return { suggestions: suggestions.slice(0, MOST), total: suggestions.length };
  }

  async #list(reader: Reader, destination: Destination, text: string): Promise<Suggestion[]> {
    switch (destination.of) {
      case 'named':
        return this.#listNamed(reader, text);
      case 'titles':
        return (await this.#sources.titles.suggestTitles(reader, destination.contentTypes, text, MOST_OF_EACH))
          .suggestions;
      case 'instruments':
        return this.#listInstruments(reader, text);
      case 'entries':
        return this.#listEntries(reader, destination, text);
      case 'pages':
        return listPages(reader, this.#sources.collections, text);
    }
  }

  async #listNamed(reader: Reader, text: string): Promise<Suggestion[]> {
    const named = await this.#sources.names.recognize(reader, text);
    const documents = named
      .filter(({ isOpen }) => isOpen)
      .map(({ kind, text: label, title, type, url }) =>
        kind === 'provision' ? { text: label, type: 'Provision', count: 1, url } : { text: title, type, count: 1, url },
      );
    return [...this.#sources.pagesOfTools(reader, text), ...documents];
  }

  /** Those of which the reader may open the text. */
  async #listInstruments(reader: Reader, text: string): Promise<Suggestion[]> {
    const { records, citations, content } = this.#sources;
    const known = await records.listBeginning('instrument', text, { limit: MOST });
    const texts = await citations.listInstrumentTexts(
      known.map(({ id }) => id),
      reader.edition.id,
    );
    const held = known.flatMap(({ id, name }) => {
      const document = texts.get(id)?.document;
      return document ? [{ name, document }] : [];
    });
    const previews = await content.listPreviews(held.map(({ document }) => document.id));
    return held.flatMap(({ name, document }) => {
      const preview = previews.find(({ id }) => id === document.id);
      if (!preview || !decideHeld(reader, preview).isOpen) return [];
      return [{ text: name, type: preview.record.type, count: 1, url: presentTextAddress(preview) }];
    });
  }

  async #listEntries(
    { edition, codes }: Reader,
    { collection, type }: Extract<Destination, { of: 'entries' }>,
    text: string,
  ): Promise<Suggestion[]> {
    const { feed, entryPage } = this.#sources.collections.find(({ id }) => id === collection) ?? {};
    if (!feed || !('records' in feed) || !isLinkedKind(feed.records) || entryPage === undefined) return [];
    const bounds = { edition: feed.everywhere ? undefined : edition.id, unless: feed.unless, limit: MOST_OF_EACH };
    const found = await this.#sources.records.listBeginning(feed.records, text, bounds);
    return found
      .map(({ id, name }) => ({ text: name, type, count: 1, url: fillPath(entryPage, { id }) ?? '' }))
      .filter(({ url }) => isToolOpen(edition, codes, url));
  }
}
