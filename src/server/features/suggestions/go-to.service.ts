import type { Suggestion, SuggestionsAnswer } from '#contract/suggestions.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { fillPath } from '#domain/collections/entry.ts';
import type { Destination } from '#domain/edition/edition.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { findNamedInstruments, findOfAnyYear } from '#domain/provisions/find-named-instruments.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { isLinkedKind } from '#domain/records/record-link.ts';
import { isLongEnoughToSuggest } from '#domain/search/search-limits.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NameRecognizer } from '#server/ports/name-recognizer.ts';
import type { NamedBeginning, RecordStore } from '#server/ports/record-store.ts';
import { listPages } from './list-pages.ts';
import type { SuggestionsService } from './suggestions.service.ts';

const MOST_OF_EACH = 3;
const MOST = 8;
/** `isExact`: it is called so, or one of its names begins so. */
interface Found extends Suggestion {
  readonly isExact: boolean;
}

const exact = (suggestion: Suggestion): Found => ({ ...suggestion, isExact: true });

export interface GoToSources {
  readonly titles: Pick<SuggestionsService, 'suggestTitles'>;
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly records: Pick<RecordStore, 'listBeginning'>;
  readonly citations: Pick<CitationStore, 'listInstrumentTexts'>;
  readonly known: KnownInstruments;
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
    const all = found.flatMap((some) => some.slice(0, MOST_OF_EACH));
    const suggestions = [...all.filter(({ isExact }) => isExact), ...all.filter(({ isExact }) => !isExact)]
      .map(({ isExact: _isExact, ...suggestion }) => suggestion)
      .filter(({ url }, at, others) => others.findIndex((other) => other.url === url) === at);
    return { suggestions: suggestions.slice(0, MOST), total: suggestions.length };
  }

  async #list(reader: Reader, destination: Destination, text: string): Promise<Found[]> {
    const { titles, collections } = this.#sources;
    const byText = (some: readonly Suggestion[]) =>
      some.map((one) => ({ ...one, isExact: foldName(one.text).startsWith(foldName(text)) }));
    switch (destination.of) {
      case 'named':
        return (await this.#listNamed(reader, text)).map(exact);
      case 'titles':
        return byText((await titles.suggestTitles(reader, destination.contentTypes, text, MOST_OF_EACH)).suggestions);
      case 'instruments':
        return (await this.#listInstruments(reader, text)).map(exact);
      case 'entries':
        return this.#listEntries(reader, destination, text);
      case 'pages':
        return byText(listPages(reader, { collections, alsoBy: destination.alsoBy }, text));
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

  /** Those of which the reader may open the text; of rules whose year is not held, those of the years that are. */
  async #listInstruments(reader: Reader, text: string): Promise<Suggestion[]> {
    const { records, known } = this.#sources;
    const begun = await this.#listHeld(reader, await records.listBeginning('instrument', text, { limit: MOST }));
    if (begun.length > 0) return begun;
    const others = findOfAnyYear(text, known).map((id) => ({ id, name: known.find(id)?.name ?? id }));
    const named = new Set(findNamedInstruments(text, known));
    const isYearSaid = /\d$/u.test(text);
    const held = others.filter(({ id }) => !named.has(id));
    return (await this.#listHeld(reader, held)).map((one) =>
      isYearSaid ? { ...one, type: `${one.type} of another year` } : one,
    );
  }

  async #listHeld(reader: Reader, named: readonly Pick<NamedBeginning, 'id' | 'name'>[]): Promise<Suggestion[]> {
    const { citations, content } = this.#sources;
    const texts = await citations.listInstrumentTexts(
      named.map(({ id }) => id),
      reader.edition.id,
    );
    const held = named.flatMap(({ id, name }) => {
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
    { collection, type, othersLast }: Extract<Destination, { of: 'entries' }>,
    text: string,
  ): Promise<Found[]> {
    const { feed, entryPage } = this.#sources.collections.find(({ id }) => id === collection) ?? {};
    if (!feed || !('records' in feed) || !isLinkedKind(feed.records) || entryPage === undefined) return [];
    const bounds = { edition: feed.everywhere ? undefined : edition.id, unless: feed.unless, limit: MOST_OF_EACH };
    const found = await this.#sources.records.listBeginning(feed.records, text, bounds);
    return found
      .map(({ id, name, isWhole }) => ({
        text: name,
        type,
        count: 1,
        url: fillPath(entryPage, { id }) ?? '',
        isExact: othersLast !== true || isWhole || foldName(name).startsWith(foldName(text)),
      }))
      .filter(({ url }) => isToolOpen(edition, codes, url));
  }
}
