import type { HistoryEntryAnswer } from '#contract/history.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import { getAccountId, type Reader } from '#domain/access/reader.ts';
import type { HistoryEntry } from '#domain/desk/history-entry.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import { foldName } from '#domain/document/document-name.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';

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
    const account = getAccountId(reader);
    const { history } = this.#parts;
    const entries = await history.listEntries({ account, edition: reader.edition.id });
    return { isKept: await history.isKept(account), histories: await this.#present(reader, entries) };
  }

  /** Throws what opening it would; null where it is not entered. */
  async add(reader: Reader, id: string): Promise<HistoryEntryAnswer | null> {
    getAccountId(reader);
    const document = await this.#guard.getOpen(reader, id);
    const { title, type } = document.record;
    const item = { target: document.id, url: presentDocumentAddress(document), title, type };
    const entry = await this.#visits.note(reader, item);
    const [shown] = entry ? await this.#present(reader, [entry]) : [];
    return shown ?? null;
  }

  /** Answers how many entries there were. */
  async clear(reader: Reader): Promise<number> {
    return this.#parts.history.clear({ account: getAccountId(reader), edition: reader.edition.id });
  }

  async setKept(reader: Reader, isKept: boolean): Promise<void> {
    await this.#parts.history.setKept(getAccountId(reader), isKept);
  }

  /** With what the library says today; what it does not hold any more, or does not show, is left out. */
  async #present(reader: Reader, entries: readonly HistoryEntry[]): Promise<HistoryEntryAnswer[]> {
    const { content } = this.#parts;
    const ids = entries.map(({ target }) => target);
    const bounds = { edition: reader.edition.id, limit: 1 };
    const [previews, held] = await Promise.all([
      content.listPreviews(ids),
      content.listNamedDocuments(['name'], ids.map(foldName), bounds),
    ]);
    const here = new Set(held.map(({ id }) => id));
    const byId = new Map(previews.filter(({ id }) => here.has(id)).map((preview) => [preview.id, preview]));
    return entries.flatMap((entry) => {
      const preview = byId.get(entry.target);
      return preview ? [presentEntry(reader, entry, preview)] : [];
    });
  }
}

function presentEntry(reader: Reader, { id, visitedAt }: HistoryEntry, document: DocumentPreview): HistoryEntryAnswer {
  return {
    id,
    contentId: document.id,
    title: document.record.title,
    url: presentDocumentAddress(document),
    type: document.record.type,
    visitedAt,
    isOpen: decideHeld(reader, document).isOpen,
  };
}
