import type { HistoryEntryAnswer } from '#contract/history.ts';
import { getAccountId, getOwner, type Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { listVisits, presentVisits } from '#server/asking/list-visits.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';

/** What an account opened. Every call throws `not-subscribed` without a subscription to the edition. */
export class HistoryService {
  readonly #parts: HistoryParts;
  readonly #guard: DocumentGuard;
  readonly #visits: ReadingHistory;

  constructor(parts: HistoryParts, guard: DocumentGuard) {
    this.#parts = parts;
    this.#guard = guard;
    this.#visits = new ReadingHistory(parts);
  }

  async list(reader: Reader): Promise<{ isKept: boolean; histories: HistoryEntryAnswer[] }> {
    const histories = await listVisits(this.#parts, reader);
    return { isKept: await this.#parts.history.isKept(getAccountId(reader)), histories };
  }

  /** Throws what opening it would; null where it is not entered. */
  async add(reader: Reader, id: string): Promise<HistoryEntryAnswer | null> {
    getAccountId(reader);
    const document = await this.#guard.getOpen(reader, id);
    const { title, type } = document.record;
    const item = { target: document.id, url: presentDocumentAddress(document, reader), title, type };
    const entry = await this.#visits.note(reader, item);
    const [shown] = entry ? await presentVisits(this.#parts, reader, [entry]) : [];
    return shown ?? null;
  }

  /** Answers how many entries there were. */
  async clear(reader: Reader): Promise<number> {
    return this.#parts.history.clear(getOwner(reader));
  }

  async setKept(reader: Reader, isKept: boolean): Promise<void> {
    await this.#parts.history.setKept(getAccountId(reader), isKept);
  }
}
