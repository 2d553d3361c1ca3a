import { Worker } from 'node:worker_threads';
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
import type { SnapshotFiles } from './index-snapshot.ts';
import type { EngineTask, TaskAnswer, ThreadSetup, WorkerSetup } from './worker-messages.ts';
import { WorkerPool } from './worker-pool.ts';

/**
 * The engine in threads of its own: one watches the index and loads what is new, the others answer from the memory it
 * shares, one of them nothing but suggestions, which would else wait behind searches. Equal searches that wait or run
 * at the same time are answered once. Held by search-engine.conformance.ts.
 */
export class PooledSearchEngine implements SearchEngine {
  readonly #thread: URL;
  readonly #setup: WorkerSetup;
  readonly #pool: WorkerPool;
  readonly #suggester: WorkerPool;
  readonly #running = new Map<string, Promise<TaskAnswer>>();
  readonly #report: (error: Error) => void;
  #watcher: Worker | undefined;
  #generation = -1;
  #closed = false;

  private constructor(workers: number, thread: URL, setup: WorkerSetup, report: (error: Error) => void) {
    this.#thread = thread;
    this.#setup = setup;
    this.#report = report;
    this.#pool = new WorkerPool(workers, thread, { work: 'search', setup });
    this.#suggester = new WorkerPool(1, thread, { work: 'suggest', setup });
  }

  /** Resolves once the index is loaded; `thread` is the module that each thread runs, `report` is told whenever it then can no longer be watched. */
  static async open(
    workers: number,
    thread: URL,
    setup: WorkerSetup,
    report: (error: Error) => void = () => {},
  ): Promise<PooledSearchEngine> {
    const engine = new PooledSearchEngine(workers, thread, setup, report);
    try {
      await new Promise<void>((resolve, reject) => engine.#watch(resolve, reject));
    } catch (error) {
      await engine.close();
      throw error;
    }
    return engine;
  }

  async search(request: EngineRequest): Promise<EngineAnswer> {
    return (await this.#run({ kind: 'search', request })) as EngineAnswer;
  }

  async count(requests: readonly CountRequest[]): Promise<readonly (number | null)[]> {
    return (await this.#run({ kind: 'count', requests })) as readonly (number | null)[];
  }

  async listMatches(request: MatchRequest): Promise<MatchAnswer> {
    return (await this.#run({ kind: 'matches', request })) as MatchAnswer;
  }

  async searchSections(request: SectionsRequest): Promise<readonly SectionAnswer[]> {
    return (await this.#run({ kind: 'sections', request })) as readonly SectionAnswer[];
  }

  async suggest(request: SuggestRequest): Promise<SuggestAnswer> {
    return (await this.#suggester.run({ kind: 'suggest', request })) as SuggestAnswer;
  }

  async listSimilarWords(word: string, limit: number, among: Among = {}): Promise<readonly SimilarWord[]> {
    return (await this.#run({ kind: 'similar', word, limit, among })) as readonly SimilarWord[];
  }

  async listForms(request: FormsRequest): Promise<WordForms> {
    return (await this.#run({ kind: 'forms', request })) as WordForms;
  }

  async generation(): Promise<number> {
    return this.#generation;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#pool.close(), this.#suggester.close(), this.#watcher?.terminate()]);
  }

  #run(task: EngineTask): Promise<TaskAnswer> {
    const key = `${this.#generation} ${JSON.stringify(task)}`;
    const running = this.#running.get(key);
    if (running) return running;
    const answer = this.#pool.run(task).finally(() => this.#running.delete(key));
    this.#running.set(key, answer);
    return answer;
  }

  /** Starts the thread that watches the index, again whenever it ends. */
  #watch(onReady: () => void = () => {}, onFailure = this.#report): void {
    const start: ThreadSetup = { work: 'watch', setup: this.#setup };
    this.#watcher = new Worker(this.#thread, { workerData: start });
    this.#watcher.on('message', (files: SnapshotFiles) => {
      this.#pool.use(files);
      this.#suggester.use(files);
      this.#generation = files.generation;
      onReady();
    });
    this.#watcher.on('error', (error) => onFailure(error instanceof Error ? error : new Error(String(error))));
    this.#watcher.on('exit', () => {
      if (!this.#closed) setTimeout(() => this.#closed || this.#watch(), 1000).unref();
    });
  }
}
