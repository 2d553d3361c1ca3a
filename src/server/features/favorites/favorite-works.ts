import type { FavoriteAnswer } from '#contract/favorites.ts';
import type { BibliographicEntry } from '#domain/bibliography/bibliographic-entry.ts';
import { cite } from '#domain/citing/cite.ts';
import { writePlain } from '#domain/citing/runs.ts';
import { STYLES, type StyleId } from '#domain/citing/styles.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { readReference } from '#server/asking/reference-entries.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

interface Written {
  readonly origin: string;
  readonly style: StyleId;
}

/** Favorites as works that reference managers know; searches are none (OP-120, OP-177). */
export class FavoriteWorks {
  readonly #store: Pick<ContentStore, 'findDocument' | 'findPublication'>;

  constructor(store: Pick<ContentStore, 'findDocument' | 'findPublication'>) {
    this.#store = store;
  }

  /**
   * In the order of the rows, what became part of another that is listed, too, as that one; `origin` is scheme, host and
   * port of the library, `style` that of their citations.
   */
  async list(
    rows: readonly FavoriteAnswer[],
    origin: string,
    style: StyleId = STYLES[0].id,
  ): Promise<BibliographicEntry[]> {
    const works: BibliographicEntry[] = [];
    const own = new Set(rows.filter(({ hasMoved }) => !hasMoved).map(({ url }) => url));
    for (const row of rows) {
      // A note is worth an entry of its own.
      if (row.contentId === null || (row.hasMoved && row.note === '' && own.has(row.url))) continue;
      const work = await this.#read(row, row.contentId, { origin, style });
      works.push(row.note === '' ? work : { ...work, annotation: row.note });
    }
    return works;
  }

  /** Of closed documents the record without its abstract; of those that are gone what is kept of them. */
  async #read(row: FavoriteAnswer, id: string, { origin, style }: Written): Promise<BibliographicEntry> {
    const document = await this.#store.findDocument(id);
    if (row.state === 'withdrawn' || row.state === 'missing' || document?.state !== 'present') return describeGone(row);
    const { work, ...entry } = await readReference(this.#store, {
      document,
      link: new URL(row.url, origin).href,
      isOpen: row.state === 'open',
    });
    return { ...entry, styled: writePlain(cite(work, style)) };
  }
}

function describeGone({ title, removedDate }: FavoriteAnswer): BibliographicEntry {
  const note = removedDate
    ? `Withdrawn from the library on ${formatDate(removedDate)}`
    : 'No longer in this edition of the library';
  return { genre: 'document', title, creators: [], languages: [], jurisdictions: [], link: '', note };
}
