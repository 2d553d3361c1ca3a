import type { Reader } from '#domain/access/reader.ts';
import type { HistoryEntry, VisitedItem } from '#domain/tools/desk/history-entry.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';

export interface HistoryParts {
  readonly history: HistoryStore;
  readonly content: ContentStore;
  readonly clock: Clock;
}

/** Keeps what accounts opened and were shown (TL-014, OP-133). Visitors by address have no history. */
export class ReadingHistory {
  readonly #parts: HistoryParts;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  /** Enters what its reader may open; undefined where the account keeps no history, or has it from this hour. */
  async note({ visitor, edition }: Reader, item: VisitedItem): Promise<HistoryEntry | undefined> {
    if (!visitor.account) return undefined;
    const owner = { account: visitor.account.id, edition: edition.id };
    return this.#parts.history.noteVisit(owner, item, this.#parts.clock.now());
  }
}
