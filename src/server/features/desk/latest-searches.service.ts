import type { LatestSearchAnswer, LatestSearchDraft } from '#contract/latest-searches.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { Visitor } from '#domain/access/visitor.ts';
import { isAmong, type KeptSearch, type LatestSearchFilter } from '#domain/tools/desk/latest-search.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import { readSearchAddress } from '#domain/search/saved-search-address.ts';
import type { SavedSearch } from '#domain/search/saved-search.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DeskOwner, DeskStore } from '#server/ports/desk-store.ts';

const DAY = 24 * 60 * 60_000;
/** How long what a visit collected waits to be carried over. */
const VISITS_KEPT = 30 * DAY;

/** The searches that a reader made last, and what becomes of a visit's when somebody signs in personally on top of it. */
export class LatestSearchesService {
  readonly #store: DeskStore;
  readonly #clock: Clock;
  #forgotten = '';

  constructor(store: DeskStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Those of the reader on this edition, newest first (SR-220); none for a reader whose browser holds no session. */
  async list({ edition, visitor }: Reader, filter: LatestSearchFilter): Promise<LatestSearchAnswer[]> {
    const owner = findOwner(visitor);
    if (!owner) return [];
    const searches = await this.#store.listLatestSearches(owner, edition.id);
    return searches.filter((search) => isAmong(search, filter)).map(present);
  }

  /** Keeps a search; throws `account-needed` for a reader whose browser holds no session to keep it for. */
  async add({ edition, visitor }: Reader, draft: LatestSearchDraft): Promise<LatestSearchAnswer> {
    const owner = findOwner(visitor);
    if (!owner) throw new LibraryError('account-needed');
    if (owner.kind === 'session') await this.#forgetOldVisits();
    const search = { ...draft, edition: edition.id, search: readUrl(edition, draft.url) };
    return present(await this.#store.saveLatestSearch(owner, search, this.#clock.now()));
  }

  /** Forgets a search; throws `search-not-found` for an id that is not one of the reader's. */
  async remove({ visitor }: Reader, id: string): Promise<void> {
    const owner = findOwner(visitor);
    const isGone = owner ? await this.#store.deleteLatestSearch(owner, id, this.#clock.now()) : false;
    if (!isGone) throw new LibraryError('search-not-found');
  }

  /** How many searches wait to be carried over. */
  async countVisit({ visitor }: Reader): Promise<number> {
    const visit = findVisit(visitor);
    return visit ? this.#store.countLatestSearches({ kind: 'session', id: visit.session }) : 0;
  }

  /** Carries them over to the account, or forgets them; answers how many there were. A second time there are none. */
  async endVisit({ visitor }: Reader, keep: boolean): Promise<number> {
    const visit = findVisit(visitor);
    if (!visit) return 0;
    return keep ? this.#store.carryOver(visit.session, visit.account) : this.#store.deleteVisit(visit.session);
  }

  /** Once a day. */
  async #forgetOldVisits(): Promise<void> {
    const now = this.#clock.now();
    if (this.#forgotten === now.slice(0, 10)) return;
    this.#forgotten = now.slice(0, 10);
    await this.#store.forgetVisits(new Date(Date.parse(now) - VISITS_KEPT).toISOString());
  }
}

/** The account, or the visit of a reader recognised by address; undefined where nothing tells readers apart. */
function findOwner({ account, sessionId, hasSession }: Visitor): DeskOwner | undefined {
  if (account) return { kind: 'account', id: account.id };
  return hasSession ? { kind: 'session', id: sessionId } : undefined;
}

/** The visit before signing in, whose public id the personal session goes on with, and the account it may be handed to. */
function findVisit(visitor: Visitor): { readonly session: string; readonly account: string } | undefined {
  const { account, sessionId, hasSession } = visitor;
  return account && hasSession ? { session: sessionId, account: account.id } : undefined;
}

function readUrl(edition: Edition, url: string): SavedSearch | null {
  const { pathname: path, searchParams } = new URL(url, 'http://library.invalid');
  return readSearchAddress(edition, { path, pairs: [...searchParams] }) ?? null;
}

function present({ id, title, url, topics, countries, addedDate }: KeptSearch): LatestSearchAnswer {
  return { id, title, url: nameAddressPlaces(url), topics: [...topics], countries: [...countries], addedDate };
}
