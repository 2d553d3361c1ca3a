import type { CallAnswer, CallBody } from '#contract/call.ts';
import type { listComparisonNotes, noteComparison } from '#contract/comparison-notes.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { COMPARISON_NOTES_LIMIT } from '#domain/tools/desk/comparison-note.ts';
import { findNoteFault } from '#domain/tools/desk/favorite.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ComparisonNoteStore } from '#server/ports/comparison-note-store.ts';
import { findProduct } from './landing.service.ts';
import type { ProductReader } from './product-reader.ts';

interface Parts {
  readonly products: ProductReader;
  readonly comparisonNotes: ComparisonNoteStore;
  readonly clock: Pick<Clock, 'now'>;
}

/** A reader's own notes beside topics. Every call throws what `findProduct` throws. */
export class ComparisonNotesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(reader: Reader, slug: string): Promise<CallAnswer<typeof listComparisonNotes>> {
    const { record } = await findProduct(this.#parts.products, reader, slug);
    const kept = await this.#parts.comparisonNotes.listNotes(getOwner(reader), record.id);
    return { notes: kept.map(({ topic, note, at }) => ({ topicId: topic, note, at })) };
  }

  /** Throws `field-invalid` for what is no note or no topic, and where as many are kept as may be. */
  async write(
    reader: Reader,
    slug: string,
    { TopicId, Note, Former }: CallBody<typeof noteComparison>,
  ): Promise<CallAnswer<typeof noteComparison>> {
    const { products, comparisonNotes, clock } = this.#parts;
    const { record, topics } = await findProduct(products, reader, slug);
    const topic = topics.find(({ id }) => id === TopicId);
    if (!topic) throw refuse('TopicId', `“${TopicId}” is no topic of this comparison.`);
    const fault = findNoteFault(Note);
    if (fault !== undefined) throw refuse('Note', fault);
    const draft = {
      product: record.id,
      topic: topic.id,
      title: `${record.title}: ${topic.label}`,
      note: Note,
      at: clock.now(),
    };
    const kept = await comparisonNotes.setNote(getOwner(reader), draft, Former);
    if (kept === 'too-many-notes') {
      const most = COMPARISON_NOTES_LIMIT.toLocaleString('en-GB');
      throw refuse(
        'Note',
        `${most} notes in comparisons are kept for an account. Take one away, and write this one then.`,
      );
    }
    return { ...kept, isKept: kept.note === Note };
  }
}

function refuse(field: string, reason: string): LibraryError {
  return new LibraryError('field-invalid', { field, reason });
}
