import { createHash } from 'node:crypto';
import type { Reader } from '#domain/access/reader.ts';
import type { NoteKind, RateCounter } from '#server/ports/rate-counter.ts';

interface Parts {
  /** `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly counter: RateCounter;
  /** Told of each search that is taken out of a budget. */
  readonly log?: ((message: string) => void) | undefined;
}

/** Searches a day and account that may name 1 to 9 closed documents (OP-169). */
const MOST = 200;
/** Few enough that words of single documents could be guessed one by one. */
const FEW = 9;
/** Longer than any day. */
const KEPT = 2 * 24 * 3_600_000;

interface SearchesOfDay {
  readonly day: string;
  readonly searches: Set<string>;
}

const NAMED: NoteKind<SearchesOfDay> = {
  name: 'searches that named closed documents',
  most: 20_000,
  write: ({ day, searches }) => ({ day, searches: [...searches] }),
  read: ({ day, searches }: { readonly day: string; readonly searches: readonly string[] }) => ({
    day,
    searches: new Set(searches),
  }),
};

/**
 * How often a reader may learn that just a few documents outside the subscription have some words. Where nothing is left
 * no number is named at all, so that its absence says nothing. The same search counts once a day.
 */
export class ClosedBudget {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  isSpent(reader: Reader): Promise<boolean> {
    return this.#change(reader, (searches) => searches.size >= MOST);
  }

  /** Takes a search that found `count` closed documents out of the budget, where these are few. `key` is the search. */
  async spend(reader: Reader, key: string, count: number): Promise<void> {
    if (count === 0 || count > FEW) return;
    const mark = createHash('sha256').update(key).digest('base64url');
    const left = await this.#change(reader, (searches) =>
      searches.has(mark) ? undefined : MOST - searches.add(mark).size,
    );
    if (left === undefined) return;
    this.#parts.log?.(
      `${nameReader(reader)} searched for what 1 to ${FEW} closed documents have, ${left} times left today`,
    );
  }

  #change<Answer>(reader: Reader, work: (searches: Set<string>) => Answer): Promise<Answer> {
    const { counter, today } = this.#parts;
    const day = today();
    return counter.change(NAMED, nameReader(reader), (former, now) => {
      const note = former?.day === day ? former : { day, searches: new Set<string>() };
      return { note, until: now + KEPT, answer: work(note.searches) };
    });
  }
}

function nameReader({ visitor }: Reader): string {
  return visitor.account ? `account ${visitor.account.username}` : `institution ${visitor.institution?.name ?? ''}`;
}
