import { createHash, randomBytes } from 'node:crypto';
import { ALERT_LIMITS, chooseLaterMark } from '#domain/tools/desk/search-alert.ts';
import type { SearchAlert, SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { createId, OwnedRows, type Change } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { inSearch, same } from './row-fields.ts';
import { discard } from './trash-table.ts';

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
  order: 'created_at DESC, id',
});

/** The alerts of accounts, in either database. Held by search-alert-store.conformance.ts. */
export class SqlSearchAlertStore extends OwnedRows implements SearchAlertStore {
  readonly listAlerts: SearchAlertStore['listAlerts'] = (account, edition) =>
    ALERTS.list(this.queries, { account, edition });

  readonly findAlert: SearchAlertStore['findAlert'] = (account, id) =>
    ALERTS.find(this.queries, ofAccount(account), { id });

  readonly findFeed: SearchAlertStore['findFeed'] = async (token) => {
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
  };

  readonly createAlert: SearchAlertStore['createAlert'] = async (account, { search, title, url }, had) => {
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
  };

  readonly renameAlert: SearchAlertStore['renameAlert'] = (account, id, title) =>
    this.#update(account, id, () => ({ title }));

  readonly noteLook: SearchAlertStore['noteLook'] = (account, id, look) =>
    this.#update(account, id, ({ seen: former }) => ({
      lookedAt: look.seen.at,
      seen: chooseLaterMark(former, look.seen),
      ...(look.hasNew ? { seenBefore: former } : {}),
    }));

  readonly renewFeed: SearchAlertStore['renewFeed'] = (account, id, at) =>
    this.#update(account, id, async ({ feedToken }, change) => {
      await endFeeds(change, [feedToken], at);
      return { feedToken: createToken() };
    });

  readonly deleteAlert: SearchAlertStore['deleteAlert'] = (account, id, at) =>
    this.change(ofAccount(account), async (change) => {
      const rows = await ALERTS.take(change, ofAccount(account), { id });
      await endFeeds(
        change,
        rows.map((row) => row.feed_token),
        at,
      );
      await discard(change, 'alert', rows, at);
      return rows.length > 0;
    });

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

/** The address of a feed that ended leads to its alert again. */
export async function reviveFeed(change: Change, token: string): Promise<void> {
  await change.deleteFrom('ended_feed').where('token_hash', '=', hashToken(token)).execute();
}

function createToken(): string {
  return randomBytes(16).toString('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
