import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { ALERT_LIMITS, chooseLaterMark, type SeenMark } from '#domain/tools/desk/search-alert.ts';
import type {
  AlertLook,
  FeedOwner,
  SearchAlert,
  SearchAlertDraft,
  SearchAlertStore,
} from '#server/ports/search-alert-store.ts';
import { createId, OwnedRows, type Change } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { inSearch, same } from './row-fields.ts';

export const ALERTS = new OwnedTable<'search_alert', SearchAlert>('search_alert', {
  fields: {
    ...same('id', 'account', 'edition', 'title', 'url'),
    search: inSearch,
    feedToken: 'feed_token',
    createdAt: 'created_at',
    lookedAt: 'looked_at',
    had: {
      read: ({ created_at: at, had_version: corpusVersion }) => ({ at, corpusVersion }),
      write: ({ corpusVersion }) => ({ had_version: corpusVersion }),
    },
    seen: {
      read: ({ seen_until: at, seen_version: corpusVersion }) => ({ at, corpusVersion }),
      write: ({ at, corpusVersion }) => ({ seen_until: at, seen_version: corpusVersion }),
    },
    seenBefore: {
      read: ({ seen_before: at, seen_before_version: corpusVersion }) => (at === null ? null : { at, corpusVersion }),
      write: (mark) => ({ seen_before: mark?.at ?? null, seen_before_version: mark?.corpusVersion ?? null }),
    },
  },
  order: sql`created_at DESC, id`,
});

/** The alerts of accounts, in either database. Held by search-alert-store.conformance.ts. */
export class SqlSearchAlertStore extends OwnedRows implements SearchAlertStore {
  listAlerts(account: string, edition: EditionId): Promise<SearchAlert[]> {
    return ALERTS.list(this.queries, { account, edition });
  }

  findAlert(account: string, id: string): Promise<SearchAlert | undefined> {
    return ALERTS.find(this.queries, ofAccount(account), { id });
  }

  async findFeed(token: string): Promise<FeedOwner | undefined> {
    const named = await this.queries
      .selectFrom('search_alert')
      .select(['account', 'id'])
      .where('feed_token', '=', token)
      .executeTakeFirst();
    const alert = named && (await this.findAlert(named.account, named.id));
    if (alert) return { state: 'live', alert };
    const ended = await this.queries
      .selectFrom('ended_feed')
      .select('ended_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    return ended && { state: 'ended' };
  }

  async createAlert(
    account: string,
    { search, title, url }: SearchAlertDraft,
    had: SeenMark,
  ): Promise<SearchAlert | undefined> {
    const alert: SearchAlert = {
      id: createId(),
      account,
      edition: search.edition,
      title,
      search,
      url,
      feedToken: createToken(),
      createdAt: had.at,
      lookedAt: had.at,
      had,
      seen: had,
      seenBefore: null,
    };
    return this.change(ofAccount(account), async (change) => {
      if ((await ALERTS.count(change, ofAccount(account))) >= ALERT_LIMITS.alerts) return undefined;
      await ALERTS.add(change, ofAccount(account), [alert]);
      return alert;
    });
  }

  renameAlert(account: string, id: string, title: string): Promise<SearchAlert | undefined> {
    return this.#update(account, id, () => ({ title }));
  }

  noteLook(account: string, id: string, look: AlertLook): Promise<SearchAlert | undefined> {
    return this.#update(account, id, ({ seen: former }) => ({
      lookedAt: look.seen.at,
      seen: chooseLaterMark(former, look.seen),
      ...(look.hasNew ? { seenBefore: former } : {}),
    }));
  }

  renewFeed(account: string, id: string, at: string): Promise<SearchAlert | undefined> {
    return this.#update(account, id, async ({ feedToken }, change) => {
      await endFeeds(change, [feedToken], at);
      return { feedToken: createToken() };
    });
  }

  async deleteAlert(account: string, id: string, at: string): Promise<boolean> {
    return this.change(ofAccount(account), async (change) => {
      const alert = await ALERTS.find(change, ofAccount(account), { id });
      if (alert) await endFeeds(change, [alert.feedToken], at);
      return (await ALERTS.remove(change, ofAccount(account), { id })) > 0;
    });
  }

  /** Changes an alert of the account by what it was; undefined where there is none. */
  async #update(
    account: string,
    id: string,
    decide: (former: SearchAlert, change: Change) => Partial<SearchAlert> | Promise<Partial<SearchAlert>>,
  ): Promise<SearchAlert | undefined> {
    return this.change(ofAccount(account), async (change) => {
      const former = await ALERTS.find(change, ofAccount(account), { id });
      if (!former) return undefined;
      const changes = await decide(former, change);
      await ALERTS.update(change, ofAccount(account), { id }, changes);
      return { ...former, ...changes };
    });
  }
}

/** Who still asks for a feed is told that it has ended. */
export async function endFeeds(change: Change, tokens: readonly string[], at: string): Promise<void> {
  if (tokens.length === 0) return;
  const ended = tokens.map((token) => ({ token_hash: hashToken(token), ended_at: at }));
  await change.insertInto('ended_feed').values(ended).execute();
}

function createToken(): string {
  return randomBytes(16).toString('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
