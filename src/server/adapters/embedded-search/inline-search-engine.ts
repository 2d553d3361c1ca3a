import type {
  Among,
  CountRequest,
  EngineAnswer,
  EngineRequest,
  FormsRequest,
  MatchAnswer,
  MatchRequest,
  SearchEngine,
  SectionAnswer,
  SectionsRequest,
  SimilarWord,
  SuggestAnswer,
  SuggestRequest,
  WordForms,
} from '#server/ports/search-engine.ts';
import { EngineCore, type EngineCoreOptions } from './engine-core.ts';
import type { EngineStorage } from './engine-storage.ts';
import { SnapshotReader } from './snapshot-reader.ts';
import { SuggestionIndex } from './suggestions/suggestion-index.ts';
import type { SnapshotFiles } from './index-snapshot.ts';

/**
 * The engine in the calling thread. Sees every commit at once; blocks while it works. Held by
 * search-engine.conformance.ts.
 */
export class InlineSearchEngine implements SearchEngine {
  readonly #storage: EngineStorage;
  readonly #reader: SnapshotReader;
  readonly #core: EngineCore;
  readonly #suggestions: SuggestionIndex;
  /** What suggestions have not been read from yet. */
  #unread: SnapshotFiles | undefined;

  constructor(storage: EngineStorage, options: EngineCoreOptions = {}) {
    this.#storage = storage;
    this.#reader = new SnapshotReader(storage.segments);
    this.#core = new EngineCore(storage.texts, options);
    this.#suggestions = new SuggestionIndex();
  }

  async search(request: EngineRequest): Promise<EngineAnswer> {
    this.#refresh();
    return this.#core.search(request);
  }

  async count(requests: readonly CountRequest[]): Promise<readonly (number | null)[]> {
    this.#refresh();
    return this.#core.count(requests);
  }

  async listMatches(request: MatchRequest): Promise<MatchAnswer> {
    this.#refresh();
    return this.#core.listMatches(request);
  }

  async searchSections(request: SectionsRequest): Promise<readonly SectionAnswer[]> {
    this.#refresh();
    return this.#core.searchSections(request);
  }

  async suggest(request: SuggestRequest): Promise<SuggestAnswer> {
    this.#refresh();
    if (this.#unread) for (const _slice of this.#suggestions.load(this.#unread));
    this.#unread = undefined;
    return this.#suggestions.suggest(request);
  }

  async listSimilarWords(word: string, limit: number, among: Among = {}): Promise<readonly SimilarWord[]> {
    this.#refresh();
    return this.#core.listSimilarWords(word, limit, among);
  }

  async listForms(request: FormsRequest): Promise<WordForms> {
    this.#refresh();
    return this.#core.listForms(request);
  }

  async generation(): Promise<number> {
    this.#refresh();
    return this.#core.generation;
  }

  async close(): Promise<void> {
    this.#storage.close();
  }

  #refresh(): void {
    const files = this.#reader.readChanges();
    if (!files) return;
    this.#core.use(files);
    this.#unread = files;
  }
}
