import type { SearchEngine } from '#server/ports/search-engine.ts';

/** An engine that answers as another does and tells how often it was asked, by what it was asked for. */
export class CountingEngine implements SearchEngine {
  readonly calls = new Map<keyof SearchEngine, number>();
  readonly #engine: SearchEngine;

  constructor(engine: SearchEngine) {
    this.#engine = engine;
  }

  /** How often it was asked since the last time that this was. */
  take(): Record<string, number> {
    const calls = Object.fromEntries(this.calls);
    this.calls.clear();
    return calls;
  }

  readonly search: SearchEngine['search'] = (request) => this.#note('search').search(request);
  readonly count: SearchEngine['count'] = (requests) => this.#note('count').count(requests);
  readonly listMatches: SearchEngine['listMatches'] = (request) => this.#note('listMatches').listMatches(request);
  readonly searchSections: SearchEngine['searchSections'] = (request) =>
    this.#note('searchSections').searchSections(request);
  readonly suggest: SearchEngine['suggest'] = (request) => this.#note('suggest').suggest(request);
  readonly listSimilarWords: SearchEngine['listSimilarWords'] = (word, limit, among) =>
    this.#note('listSimilarWords').listSimilarWords(word, limit, among);
  readonly listForms: SearchEngine['listForms'] = (request) => this.#note('listForms').listForms(request);
  readonly generation: SearchEngine['generation'] = () => this.#engine.generation();
  readonly close: SearchEngine['close'] = () => this.#engine.close();

  #note(name: keyof SearchEngine): SearchEngine {
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1);
    return this.#engine;
  }
}
