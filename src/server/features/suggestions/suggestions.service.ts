import type { Suggestion, SuggestionsAnswer } from '#contract/suggestions.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import type { SearchMode } from '#domain/edition/edition.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { dropUmlauts } from '#domain/query/other-writings.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { isLongEnoughToSuggest } from '#domain/search/search-limits.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { RecordStore } from '#server/ports/record-store.ts';
import type { EngineSuggestion, SearchEngine } from '#server/ports/search-engine.ts';
import { listNameSuggestions } from './list-name-suggestions.ts';
import { listWordSuggestions } from './list-word-suggestions.ts';
import { listOpenings } from '#server/asking/list-openings.ts';
import { scopeOfMode } from '#server/asking/plan-request.ts';
import type { PrintedWords } from '#server/asking/printed-words.ts';
import { presentValues, type SuggestedValue } from './present-values.ts';

const MOST_SUGGESTIONS = 8;
const MOST_PUBLICATIONS = 5;
const NOTHING: SuggestionsAnswer = { suggestions: [], total: 0 };

type Store = Pick<ContentStore, 'listNamesBeginning' | 'listPreviews'>;
type Engine = Pick<SearchEngine, 'suggest' | 'listForms' | 'count' | 'search' | 'listMatches' | 'generation'>;
type Records = Pick<RecordStore, 'listNaturalParties'>;

interface Parts {
  readonly engine: Engine;
  readonly printed: PrintedWords;
  readonly content: Store;
  readonly records: Records;
}

/** Facets whose values are names of parties. */
const PARTY_FACETS: ReadonlySet<string> = new Set(['party', 'undertaking']);

/** Answers what goes with a text while it is being written (OP-49); everything is of the reader's edition. */
export class SuggestionsService {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #records: Records;
  readonly #printed: PrintedWords;

  constructor({ engine, printed, content, records }: Parts) {
    this.#engine = engine;
    this.#store = content;
    this.#records = records;
    this.#printed = printed;
  }

  /** Documents that the text names, then values that make good searches and documents by their titles. */
  async suggestSearches(reader: Reader, text: string): Promise<SuggestionsAnswer> {
    const found = await this.#suggest(reader, text);
    // `Boeckstiegel` finds nobody, whose name is written with the letter that was spelt out.
    const [respelt] = found.total === 0 ? dropUmlauts(text.toLowerCase()) : [];
    return respelt === undefined ? found : this.#suggest(reader, respelt);
  }

  async #suggest(reader: Reader, text: string): Promise<SuggestionsAnswer> {
    const { edition } = reader;
    const mode = findUsualMode(edition);
    if (!mode || !isLongEnoughToSuggest(text)) return NOTHING;
    const [named, answer] = await Promise.all([
      listNameSuggestions(this.#store, reader, text),
      this.#engine.suggest({
        text,
        scope: scopeOfMode(reader, mode),
        openTo: listOpenings(reader),
        facets: edition.suggestedFacets.map(({ id }) => id),
        titles: [],
        limit: MOST_SUGGESTIONS,
      }),
    ]);
    const offered = await this.#leaveOutPeople(answer.suggestions);
    const values = offered.filter((found): found is SuggestedValue => found.kind === 'value');
    const presented = presentValues(edition, mode, values);
    const titles = await this.#presentTitles(reader, offered);
    const isNamed = (suggestion: Suggestion) => named.some(({ url }) => url === suggestion.url);
    // In the order of the engine: what fits best, whether it is a value or a title.
    const found = offered.flatMap((one) =>
      one.kind === 'value' ? (presented[values.indexOf(one)] ?? []) : (titles.get(one.id) ?? []),
    );
    const others = found.filter((suggestion) => !isNamed(suggestion));
    if (named.length + others.length === 0) return this.#suggestWords(reader, mode, text);
    // Nobody who types letters looks for a number.
    const suggestions = /\p{N}/u.test(text) ? [...named, ...others] : [...others, ...named];
    return {
      suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
      total: answer.total - (answer.suggestions.length - offered.length) + named.length - found.filter(isNamed).length,
    };
  }

  /** Where nothing else begins so. */
  async #suggestWords(reader: Reader, mode: SearchMode, text: string): Promise<SuggestionsAnswer> {
    const search = {
      engine: this.#engine,
      printed: this.#printed,
      reader,
      path: mode.path,
      scope: scopeOfMode(reader, mode),
    };
    const suggestions = await listWordSuggestions(search, text);
    return { suggestions, total: suggestions.length };
  }

  /** Natural persons who are parties are nobody's suggestion (OP-136). */
  async #leaveOutPeople(found: readonly EngineSuggestion[]): Promise<readonly EngineSuggestion[]> {
    const isParty = (one: EngineSuggestion): one is SuggestedValue =>
      one.kind === 'value' && PARTY_FACETS.has(one.facet);
    const people = await this.#records.listNaturalParties(found.filter(isParty).map(({ value }) => value));
    return found.filter((one) => !isParty(one) || !people.has(one.value));
  }

  /** Documents that a section of the panel offers by their titles; nothing where the edition has no such section. */
  async suggestSection(reader: Reader, section: string, text: string): Promise<SuggestionsAnswer> {
    const contentTypes = reader.edition.suggestionSections.find(({ id }) => id === section)?.contentTypes ?? [];
    return this.suggestTitles(reader, contentTypes, text, MOST_SUGGESTIONS);
  }

  /** Publications that an endpoint of site search is made for. */
  async suggestPublications(reader: Reader, endpoint: string, text: string): Promise<SuggestionsAnswer> {
    const presets = reader.edition.modes.find((mode) => mode.endpoint === endpoint)?.presets ?? [];
    const contentTypes = presets.filter(({ facet }) => facet === CONTENT_TYPE).flatMap(({ values }) => values);
    return this.suggestTitles(reader, contentTypes, text, MOST_PUBLICATIONS);
  }

  /** Documents of these content types by their titles, as far as the reader may open them. */
  async suggestTitles(
    reader: Reader,
    contentTypes: readonly string[],
    text: string,
    limit: number,
  ): Promise<SuggestionsAnswer> {
    if (contentTypes.length === 0 || !isLongEnoughToSuggest(text)) return NOTHING;
    const scope = [{ facet: 'edition', values: [reader.edition.id] }];
    const openTo = listOpenings(reader);
    const titles = [{ facet: CONTENT_TYPE, values: contentTypes }];
    const { total, suggestions } = await this.#engine.suggest({ text, scope, openTo, facets: [], titles, limit });
    return { suggestions: [...(await this.#presentTitles(reader, suggestions)).values()], total };
  }

  /** Titles by document, in the order they are given. */
  async #presentTitles(reader: Reader, found: readonly EngineSuggestion[]): Promise<Map<string, Suggestion>> {
    const ids = found.flatMap((one) => (one.kind === 'title' ? [one.id] : []));
    const previews = await this.#store.listPreviews(ids);
    return new Map(previews.map((preview) => [preview.id, presentTitle(reader, preview, previews)]));
  }
}

/** Editions of one work are told apart by their years. */
function presentTitle(reader: Reader, preview: DocumentPreview, others: readonly DocumentPreview[]): Suggestion {
  const { title, type, dates } = preview.record;
  const isAlike = ({ id, record }: DocumentPreview) => id !== preview.id && record.title === title;
  const year = others.some(isAlike) ? dates.publication?.slice(0, 4) : undefined;
  const text = year === undefined ? title : `${title} (${year})`;
  return { text, type, count: 1, url: presentDocumentAddress(preview, reader) };
}
