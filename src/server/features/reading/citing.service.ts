import type { CitedDocument } from '#contract/cited-work.ts';
import type { Reader } from '#domain/access/reader.ts';
import { readCitedWork } from '#server/asking/cited-works.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

/** Says what citations of documents are made from. */
export class CitingService {
  readonly #store: Pick<ContentStore, 'findPublication'>;
  readonly #guard: DocumentGuard;

  constructor(store: Pick<ContentStore, 'findPublication'>, guard: DocumentGuard) {
    this.#store = store;
    this.#guard = guard;
  }

  /** Of the newest version, by its record, which is no secret of a closed document either (OP-169); throws where the edition has none. */
  async getCitedWork(reader: Reader, id: string): Promise<CitedDocument> {
    const document = await this.#guard.getHeld(reader, id);
    return { id: document.id, cited: await readCitedWork(this.#store, document) };
  }
}
