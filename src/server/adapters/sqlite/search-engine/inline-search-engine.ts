import type {
  EngineAnswer,
  EngineRequest,
  MatchAnswer,
  MatchRequest,
  SearchEngine,
  SimilarWord,
  SuggestAnswer,
} from '#server/ports/search-engine.ts';
import type { SqliteDatabase } from '../database.ts';
import { EngineCore, type EngineCoreOptions } from './engine-core.ts';
import { SnapshotReader } from './snapshot-reader.ts';
import type { TextSource } from './text-source.ts';

/** The engine in the calling thread. Sees every commit at once; blocks while it works. */
export class InlineSearchEngine implements SearchEngine {
  readonly #db: SqliteDatabase;
  readonly #reader: SnapshotReader;
  readonly #core: EngineCore;

  constructor(db: SqliteDatabase, source: TextSource, options: EngineCoreOptions = {}) {
    this.#db = db;
    this.#reader = new SnapshotReader(db);
    this.#core = new EngineCore(source, options);
  }

  async search(request: EngineRequest): Promise<EngineAnswer> {
    this.#refresh();
    return this.#core.search(request);
  }

  async listMatches(request: MatchRequest): Promise<MatchAnswer> {
    this.#refresh();
    return this.#core.listMatches(request);
  }

  async suggest(): Promise<SuggestAnswer> {
    return { total: 0, suggestions: [] };
  }

  async listSimilarWords(): Promise<readonly SimilarWord[]> {
    return [];
  }

  async generation(): Promise<number> {
    this.#refresh();
    return this.#core.generation;
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #refresh(): void {
    const files = this.#reader.readChanges();
    if (files) this.#core.use(files);
  }
}
