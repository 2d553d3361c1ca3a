import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#server/ports/clock.ts';
import type { ResearchRecordStore } from '#server/ports/research-record-store.ts';
import type { AnsweredSearch, SearchJournal } from '#server/ports/search-journal.ts';
import { describeEntry } from './describe-entry.ts';

interface Parts {
  readonly store: ResearchRecordStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: (message: string, error?: unknown) => void;
}

interface NotedSearch {
  readonly account: string;
  readonly search: AnsweredSearch;
  readonly madeAt: string;
}

/** Searches that wait to be written; more are not recorded, rather than filling the memory. */
const MOST_WAITING = 1000;
/** By then the filters of the same page have been answered too, and nobody waits for them because of the record. */
const WRITE_AFTER_MILLISECONDS = 200;

/** Writes the searches of accounts into their research records, one after the other, beside the requests. */
export class ResearchRecorder implements SearchJournal {
  readonly #parts: Parts;
  #noted: NotedSearch[] = [];
  #writing = 0;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  note(search: AnsweredSearch): void {
    const account = search.reader.visitor.account?.id;
    if (account === undefined) return;
    if (this.#noted.length + this.#writing >= MOST_WAITING) {
      this.#parts.log('a search was not recorded: too many wait');
      return;
    }
    // The hits and their excerpts are let go.
    const { total, corpusVersion, sortBy, sortOrder, understood } = search.answer;
    const answer = {
      total,
      corpusVersion,
      sortBy,
      sortOrder,
      understood: understood && { description: understood.description },
    };
    this.#noted.push({ account, search: { ...search, answer }, madeAt: this.#parts.clock.now() });
    this.#timer ??= setTimeout(() => void this.settle(), WRITE_AFTER_MILLISECONDS).unref();
  }

  settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const noted = this.#noted;
    this.#noted = [];
    this.#writing += noted.length;
    this.#last = this.#last.then(() => this.#writeAll(noted));
    return this.#last;
  }

  async #writeAll(noted: readonly NotedSearch[]): Promise<void> {
    for (const { account, search, madeAt } of noted) {
      try {
        const entry = describeEntry(search, madeAt);
        if (entry) await this.#parts.store.keepEntry(account, entry);
      } catch (error) {
        this.#parts.log('a search could not be recorded', error);
      }
      this.#writing -= 1;
      // Each is a turn of its own: what readers ask comes between.
      await nextTurn();
    }
  }
}
