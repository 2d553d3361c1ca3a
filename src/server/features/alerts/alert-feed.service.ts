import { createHash } from 'node:crypto';
import type { Reader } from '#domain/access/reader.ts';
import { listVisitorCodes, type Visitor } from '#domain/access/visitor.ts';
import { getReadable } from '#domain/search/saved-search.ts';
import { NEW_HITS_LISTED } from '#contract/new-hits.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { SearchAlert, SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { presentFeedPath } from './present-alert.ts';
import { renderFeed } from './render-feed.ts';

interface Parts {
  readonly store: SearchAlertStore;
  readonly accounts: AccountStore;
  readonly finder: NewHitFinder;
  readonly clock: Clock;
  /** Whether the demo accounts count. */
  readonly hasDemo: boolean;
}

export interface FeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** Feeds of alerts, for programs that hold nothing but the address. */
export class AlertFeedService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * What was added since the alert was made. Throws `feed-not-found`, `feed-ended` for an address that was given up, and
   * `not-subscribed` once the account, or the network it is read from, has no subscription to the edition any more, and
   * while the account is suspended.
   */
  async getFeed(asker: Reader, token: string, origin: string): Promise<FeedFile> {
    const feed = await this.#parts.store.findFeed(token);
    if (feed?.state === 'ended') throw new LibraryError('feed-ended');
    if (feed?.alert.edition !== asker.edition.id) throw new LibraryError('feed-not-found');
    const { alert } = feed;
    const reader = await this.#readAs(asker, alert);
    const hits = await this.#parts.finder.listNew(reader, getReadable(alert.search), alert.had, NEW_HITS_LISTED);
    const bytes = Buffer.from(
      renderFeed(alert, hits, { edition: asker.edition.name, origin, path: presentFeedPath(alert) }),
    );
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { name: `alert-${alert.id}.xml`, bytes, tag };
  }

  /** Whoever asks reads what the account may read today. */
  async #readAs(asker: Reader, alert: SearchAlert): Promise<Reader> {
    const { accounts, clock, hasDemo } = this.#parts;
    const account = await accounts.findAccount(alert.account);
    if (!account || (account.demo && !hasDemo)) throw new LibraryError('feed-not-found');
    if (account.suspendedAt !== undefined) throw new LibraryError('not-subscribed');
    const own = account.institution === null ? [] : await accounts.listContracts(account.institution, clock.today());
    const visitor: Visitor = {
      sessionId: '',
      account: { id: account.id, username: account.username, name: account.name, accountNo: account.accountNo },
      institution: null,
      byAddress: asker.visitor.byAddress,
      contracts: [...own, ...(asker.visitor.byAddress ? asker.visitor.contracts : [])],
    };
    const codes = listVisitorCodes(asker.edition, visitor);
    if (codes.length === 0) throw new LibraryError('not-subscribed');
    return { ...asker, visitor, codes };
  }
}
