import type { CallAnswer } from '#contract/call.ts';
import type { restoreTrash, TrashItemAnswer } from '#contract/trash.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { COMPARISON_NOTES_LIMIT } from '#domain/tools/desk/comparison-note.ts';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { LATEST_SEARCHES_KEPT } from '#domain/tools/desk/latest-search.ts';
import { CASE_LIMITS } from '#domain/tools/desk/merger-case.ts';
import { RELATION_SEARCHES_KEPT } from '#domain/tools/desk/relation-search.ts';
import { RECORD_LIMITS } from '#domain/tools/desk/research-entry.ts';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import { endOfTrash, startOfTrash, type RestoreOutcome } from '#domain/tools/desk/trash.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { TrashStore } from '#server/ports/trash-store.ts';
import type { FavoriteRows } from './favorite-rows.ts';

/** Why something stays in the trash, with a way on. */
const REASONS: Readonly<Record<Exclude<RestoreOutcome, 'restored'>, string>> = {
  gone: 'It is no longer in the trash: it was restored or deleted meanwhile, in another tab or on another device.',
  'there-already':
    'It is among your favorites with another note now. Take that note away, or change it, and restore this one then.',
  'no-favorite': 'What the note is on is no favorite any more. Restore or star that first.',
  'no-entry': 'The search that the note is on is no longer in your research record. Restore that first.',
  'noted-otherwise': 'The search has another note now. Take that note away, or change it, and restore this one then.',
  'topic-noted':
    'The topic of the comparison has another note now. Take that note away, or change it, and restore this one then.',
  'too-many-favorites': `${FAVORITE_LIMITS.favorites.toLocaleString('en-GB')} favorites are kept for an account. Take some out, and restore it then.`,
  'too-many-folders': `${FAVORITE_LIMITS.folders} folders are kept for an account. Delete one, and restore it then.`,
  'too-many-alerts': `${ALERT_LIMITS.alerts} alerts are kept for an account. Delete one, and restore it then.`,
  'too-many-searches': `You made ${LATEST_SEARCHES_KEPT} other searches since, and no more are kept. Remove one, and restore it then.`,
  'too-many-questions': `${RELATION_SEARCHES_KEPT} questions are kept. Remove one, and restore it then.`,
  'too-many-cases': `${CASE_LIMITS.cases} mergers are kept for an account. Remove one, and restore it then.`,
  'too-many-notes': `${COMPARISON_NOTES_LIMIT.toLocaleString('en-GB')} notes in comparisons are kept for an account. Take one away, and restore it then.`,
  'record-full': `${RECORD_LIMITS.entries.toLocaleString('en-GB')} searches are kept in a research record. Remove one, and restore it then.`,
};

/** What an account removed. Every call throws `not-subscribed` without a subscription to the edition. */
export class TrashService {
  readonly #trash: TrashStore;
  readonly #rows: FavoriteRows;
  readonly #clock: Clock;

  constructor(trash: TrashStore, rows: FavoriteRows, clock: Clock) {
    this.#trash = trash;
    this.#rows = rows;
    this.#clock = clock;
  }

  /** Documents by the titles that they have today (OP-127). */
  async list(reader: Reader): Promise<TrashItemAnswer[]> {
    const start = startOfTrash(this.#clock.now());
    // What has run out is shown no more, whenever it was that the job came by.
    const items = (await this.#trash.listTrash(getOwner(reader))).filter(({ removedAt }) => removedAt >= start);
    const titles = await this.#rows.readTitles(reader, items);
    return items.map(({ id, kind, title, document, folders, note, removedAt }) => ({
      id,
      kind,
      title: (document === null ? undefined : titles.get(document)) ?? title,
      folders: [...folders],
      note,
      removedAt,
      keptUntil: endOfTrash(removedAt),
    }));
  }

  async restore(reader: Reader, ids: readonly string[]): Promise<CallAnswer<typeof restoreTrash>> {
    const outcomes = await this.#trash.restore(getOwner(reader), ids, this.#clock.now());
    const left = ids.flatMap((id, index) => {
      const outcome = outcomes[index] ?? 'gone';
      return outcome === 'restored' ? [] : [{ id, reason: REASONS[outcome] }];
    });
    return { count: ids.length - left.length, left };
  }

  /** Answers how many things went. */
  async empty(reader: Reader, ids?: readonly string[]): Promise<number> {
    return this.#trash.empty(getOwner(reader), ids);
  }

  /** Forgets for good what was removed long enough ago. */
  async forget(): Promise<void> {
    await this.#trash.forgetRemoved(startOfTrash(this.#clock.now()));
  }
}
