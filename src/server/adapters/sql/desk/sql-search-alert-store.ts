import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import { ALERT_LIMITS, chooseLaterMark, type SeenMark } from '#domain/tools/desk/search-alert.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import type {
  AlertLook,
  FeedOwner,
  SearchAlert,
  SearchAlertDraft,
  SearchAlertStore,
} from '#server/ports/search-alert-store.ts';
import { countOfAccount, createId, OwnedRows, selectNamed, selectOwned } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { SearchAlertTable } from '#server/adapters/sql/schema/saved-search-schema.ts';

/** The alerts of accounts, in either database. Held by search-alert-store.conformance.ts. */
export class SqlSearchAlertStore extends OwnedRows implements SearchAlertStore {
  async listAlerts(account: string, edition: EditionId): Promise<SearchAlert[]> {
    const rows = selectOwned(this.queries, 'search_alert', { account, edition });
    return (await rows.orderBy('created_at', 'desc').orderBy('id').execute()).map(readAlert);
  }

  async findAlert(account: string, id: string): Promise<SearchAlert | undefined> {
    const row = await selectNamed(this.queries, 'search_alert', account, id).executeTakeFirst();
    return row && readAlert(row);
  }

  async findFeed(token: string): Promise<FeedOwner | undefined> {
    const row = await this.queries
      .selectFrom('search_alert')
      .selectAll()
      .where('feed_token', '=', token)
      .executeTakeFirst();
    if (row) return { state: 'live', alert: readAlert(row) };
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
    const row: SearchAlertTable = {
      id: createId(),
      account,
      edition: search.edition,
      title,
      search_json: printSavedSearch(search),
      url,
      feed_token: createToken(),
      created_at: had.at,
      looked_at: had.at,
      seen_until: had.at,
      seen_before: null,
      had_version: had.corpusVersion,
      seen_version: had.corpusVersion,
      seen_before_version: null,
    };
    return this.change(account, async (change) => {
      if ((await countOfAccount(change, 'search_alert', account)) >= ALERT_LIMITS.alerts) return undefined;
      await change.insertInto('search_alert').values(row).execute();
      return readAlert(row);
    });
  }

  async renameAlert(account: string, id: string, title: string): Promise<SearchAlert | undefined> {
    return this.change(account, (change) => update(change, account, id, () => ({ title })));
  }

  async noteLook(account: string, id: string, look: AlertLook): Promise<SearchAlert | undefined> {
    return this.change(account, (change) =>
      update(change, account, id, (row) => {
        const former = readMark(row.seen_until, row.seen_version);
        const seen = chooseLaterMark(former, look.seen);
        return {
          looked_at: look.seen.at,
          seen_until: seen.at,
          seen_version: seen.corpusVersion,
          ...(look.hasNew ? { seen_before: former.at, seen_before_version: former.corpusVersion } : {}),
        };
      }),
    );
  }

  async renewFeed(account: string, id: string, at: string): Promise<SearchAlert | undefined> {
    return this.change(account, async (change) => {
      let former = '';
      const alert = await update(change, account, id, (row) => {
        former = row.feed_token;
        return { feed_token: createToken() };
      });
      if (alert) await endFeed(change, former, at);
      return alert;
    });
  }

  async deleteAlert(account: string, id: string, at: string): Promise<boolean> {
    return this.change(account, async (change) => {
      const row = await change
        .deleteFrom('search_alert')
        .where('id', '=', id)
        .where('account', '=', account)
        .returning('feed_token')
        .executeTakeFirst();
      if (row) await endFeed(change, row.feed_token, at);
      return row !== undefined;
    });
  }
}

/** Changes an alert of the account by what it was; undefined where there is none. */
async function update(
  change: Transaction<PeopleSchema>,
  account: string,
  id: string,
  decide: (row: SearchAlertTable) => Partial<SearchAlertTable>,
): Promise<SearchAlert | undefined> {
  const row = await selectNamed(change, 'search_alert', account, id).executeTakeFirst();
  if (!row) return undefined;
  const changes = decide(row);
  await change.updateTable('search_alert').set(changes).where('id', '=', id).execute();
  return readAlert({ ...row, ...changes });
}

async function endFeed(change: Transaction<PeopleSchema>, token: string, at: string): Promise<void> {
  await change
    .insertInto('ended_feed')
    .values({ token_hash: hashToken(token), ended_at: at })
    .execute();
}

function readAlert(row: SearchAlertTable): SearchAlert {
  return {
    id: row.id,
    account: row.account,
    edition: row.edition as EditionId,
    title: row.title,
    search: parseSavedSearch(row.search_json),
    url: row.url,
    feedToken: row.feed_token,
    createdAt: row.created_at,
    lookedAt: row.looked_at,
    had: readMark(row.created_at, row.had_version),
    seen: readMark(row.seen_until, row.seen_version),
    seenBefore: row.seen_before === null ? null : readMark(row.seen_before, row.seen_before_version),
  };
}

function readMark(at: string, corpusVersion: number | null): SeenMark {
  return { at, corpusVersion };
}

function createToken(): string {
  return randomBytes(16).toString('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
