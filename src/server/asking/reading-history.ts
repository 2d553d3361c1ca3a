import type { Reader } from '#domain/access/reader.ts';
import type { HistoryEntry } from '#domain/desk/history-entry.ts';
import { presentDocumentAddress } from '#domain/document/document-address.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, StoredDocument } from '#server/ports/content-store.ts';
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

  /** Answers with `open`, and enters what it showed; `idOf` names that document, publication or case. */
  async follow<Answer>(reader: Reader, idOf: (answer: Answer) => string, open: () => Promise<Answer>): Promise<Answer> {
    const answer = await open();
    // What cannot be entered is missing from a list; the text is there all the same.
    if (reader.visitor.account) await this.#enter(reader, idOf(answer)).catch(() => undefined);
    return answer;
  }

  /** Enters a document that its reader may open; undefined where the account keeps no history, or has it from this hour. */
  async note({ visitor, edition }: Reader, document: StoredDocument): Promise<HistoryEntry | undefined> {
    if (!visitor.account) return undefined;
    const { id, record } = document;
    const item = { target: id, url: presentDocumentAddress(document), title: record.title, type: record.type };
    const owner = { account: visitor.account.id, edition: edition.id };
    return this.#parts.history.noteVisit(owner, item, this.#parts.clock.now());
  }

  async #enter(reader: Reader, id: string): Promise<void> {
    const document = await this.#parts.content.findDocument(id);
    if (document?.state === 'present') await this.note(reader, document);
  }
}
