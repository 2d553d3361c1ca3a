import type { AlertDraft, AlertVolumeAnswer, SearchAlertAnswer } from '#contract/search-alerts.ts';
import { NEW_HITS_LISTED, type NewHitsAnswer } from '#contract/new-hits.ts';
import { getAccountId, type Reader } from '#domain/access/reader.ts';
import { ALERT_LIMITS, describeVolume } from '#domain/tools/desk/search-alert.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { NewCounts } from '#server/asking/new-counts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import { readSearchBody, writeSearchBody } from '#domain/search/saved-search-body.ts';
import { getReadable, type SavedSearch } from '#domain/search/saved-search.ts';
import type { SearchAlert, SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { presentAlert } from './present-alert.ts';

const DAY = 24 * 60 * 60_000;

/** A search as a call names it. */
type AskedSearch = Pick<AlertDraft, 'endpoint' | 'query'>;

/** What an alert shows when it is looked at; `isSeen` where nothing is new and the last new matches are shown again. */
export interface AlertLookAnswer {
  readonly alert: SearchAlertAnswer;
  readonly matches: NewHitsAnswer;
  readonly isSeen: boolean;
}

/** Searches that an account wants to hear of. Every call throws `not-subscribed` without a subscription to the edition. */
export class AlertsService {
  readonly #store: SearchAlertStore;
  readonly #finder: NewHitFinder;
  readonly #clock: Clock;
  readonly #counts: NewCounts;

  constructor(store: SearchAlertStore, finder: NewHitFinder, clock: Clock) {
    this.#store = store;
    this.#finder = finder;
    this.#clock = clock;
    this.#counts = new NewCounts(finder, clock);
  }

  /** Newest first; stops counting where the reader has gone. */
  async list(reader: Reader, signal: AbortSignal): Promise<SearchAlertAnswer[]> {
    const alerts = await this.#store.listAlerts(getAccountId(reader), reader.edition.id);
    const answers: SearchAlertAnswer[] = [];
    // One after the other: a long list is no reason to keep other readers waiting.
    for (const alert of alerts) {
      signal.throwIfAborted();
      answers.push(await this.#present(reader, alert));
    }
    return answers;
  }

  /** Throws what the search itself would throw, and `too-many-alerts`. */
  async create(reader: Reader, { title, url, ...asked }: AlertDraft): Promise<SearchAlertAnswer> {
    const account = getAccountId(reader);
    const search = readSearch(reader, asked);
    const had = await this.#finder.getMark(reader, search);
    const alert = await this.#store.createAlert(account, { search, title, url }, had);
    if (!alert) {
      const reason = `${ALERT_LIMITS.alerts} alerts are kept for an account; delete one to make room.`;
      throw new LibraryError('too-many-alerts', { reason });
    }
    return this.#present(reader, alert);
  }

  /** How much an alert would have had to say in the last 7 days, 30 days and 12 months. */
  async preview(reader: Reader, asked: AskedSearch): Promise<AlertVolumeAnswer> {
    getAccountId(reader);
    const today = Date.parse(this.#clock.today());
    const days = [7, 30, 365].map((count) => new Date(today - count * DAY).toISOString().slice(0, 10));
    const [week = 0, month = 0, year = 0] = await this.#finder.countAdded(reader, readSearch(reader, asked), days);
    const volume = { week, month, year };
    return { ...volume, estimate: describeVolume(volume) };
  }

  async look(reader: Reader, id: string): Promise<AlertLookAnswer> {
    const alert = await this.#get(reader, id);
    const search = getReadable(alert.search);
    const { seen, ...found } = await this.#finder.findNew(reader, search, alert.seen, NEW_HITS_LISTED);
    const hasNew = found.total > 0;
    const looked = await this.#store.noteLook(alert.account, id, { seen, hasNew });
    const presented = await this.#present(reader, looked ?? alert);
    if (hasNew || alert.seenBefore === null) {
      return { alert: presented, matches: { ...found, since: alert.lookedAt }, isSeen: false };
    }
    const matches = await this.#finder.findNew(reader, search, alert.seenBefore, NEW_HITS_LISTED);
    return { alert: presented, matches, isSeen: true };
  }

  async rename(reader: Reader, id: string, title: string): Promise<SearchAlertAnswer> {
    const { account } = await this.#get(reader, id);
    return this.#changed(reader, await this.#store.renameAlert(account, id, title));
  }

  async renewFeed(reader: Reader, id: string): Promise<SearchAlertAnswer> {
    const { account } = await this.#get(reader, id);
    return this.#changed(reader, await this.#store.renewFeed(account, id, this.#clock.now()));
  }

  async remove(reader: Reader, id: string): Promise<void> {
    const { account } = await this.#get(reader, id);
    const isGone = await this.#store.deleteAlert(account, id, this.#clock.now());
    if (!isGone) throw new LibraryError('alert-not-found');
  }

  /** Throws `alert-not-found` for an id that is not one of the account's on this edition. */
  async #get(reader: Reader, id: string): Promise<SearchAlert> {
    const alert = await this.#store.findAlert(getAccountId(reader), id);
    if (alert?.edition !== reader.edition.id) throw new LibraryError('alert-not-found');
    return alert;
  }

  async #changed(reader: Reader, alert: SearchAlert | undefined): Promise<SearchAlertAnswer> {
    if (!alert) throw new LibraryError('alert-not-found');
    return this.#present(reader, alert);
  }

  async #present(reader: Reader, alert: SearchAlert): Promise<SearchAlertAnswer> {
    return presentAlert(reader.edition, alert, await this.#counts.count(reader, alert));
  }
}

function readSearch({ edition }: Reader, { endpoint, query }: AskedSearch): SavedSearch {
  const search = readSearchBody({ edition: edition.id, endpoint }, query);
  if (JSON.stringify(writeSearchBody(search)).length <= ALERT_LIMITS.query) return search;
  throw new LibraryError('field-invalid', { field: 'query', reason: 'The search is too long to be kept.' });
}
