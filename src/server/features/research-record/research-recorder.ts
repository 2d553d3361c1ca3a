import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { ResearchRecordStore } from '#server/ports/research-record-store.ts';
import type { AnsweredSearch, SearchJournal } from '#server/ports/search-journal.ts';
import { describeEntry } from './describe-entry.ts';

interface Parts {
  readonly store: ResearchRecordStore;
  readonly content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: (message: string, error?: unknown) => void;
}

/** Searches that wait to be written; more are not recorded, rather than filling the memory. */
const MOST_WAITING = 1000;

/** Writes the searches of accounts into their research records, one after the other, beside the requests. */
export class ResearchRecorder implements SearchJournal {
  readonly #parts: Parts;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  note(search: AnsweredSearch): void {
    const account = search.reader.visitor.account?.id;
    if (account === undefined) return;
    if (this.#waiting >= MOST_WAITING) {
      this.#parts.log('a search was not recorded: too many wait');
      return;
    }
    const madeAt = this.#parts.clock.now();
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#write(account, search, madeAt))
      .catch((error: unknown) => this.#parts.log('a search could not be recorded', error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Once everything noted so far is written. */
  settle(): Promise<void> {
    return this.#last;
  }

  async #write(account: string, search: AnsweredSearch, madeAt: string): Promise<void> {
    const entry = describeEntry(search, madeAt, await this.#parts.content.readCorpusVersion());
    if (entry) await this.#parts.store.keepEntry(account, entry);
  }
}
