import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { MyDataName } from '#domain/tools/desk/my-data.ts';
import type { PersonalData, PersonalFile } from '#server/ports/personal-data.ts';
import { changeAsOwner } from './change-as-owner.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

/** What an account has collected, by the words of its file; each goes when the reader wants it gone. */
export const COLLECTED = {
  favorites: 'favorite',
  folders: 'favorite_folder',
  latestSearches: 'latest_search',
  relationshipSearches: 'relation_search',
  alerts: 'search_alert',
  researchRecord: 'research_entry',
  recordSettings: 'research_setting',
  history: 'history_entry',
  historySettings: 'history_setting',
  customization: 'customization',
  homeVisits: 'home_visit',
  readingPlaces: 'reading_place',
  checklists: 'checklist_tick',
  messages: 'support_message',
} as const satisfies Record<MyDataName, keyof PeopleSchema>;

/**
 * Tables that name an account and are no collection of its reader's: how it signs in, which ends with the account (its
 * sessions are in the file all the same), and usage, which is counted under a keyed hash.
 */
export const NOT_COLLECTED = ['password', 'session', 'provider_artifact', 'usage_event', 'desk_owner'] as const;

/** Secrets, and what orders or compares rows. */
const OF_MACHINES: ReadonlySet<string> = new Set([
  'account',
  'place',
  'feed_token',
  'name_folded',
  'seen',
  'question_key',
]);

/** What is kept about accounts, in either database. */
export class SqlPersonalData implements PersonalData {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async read(account: string): Promise<PersonalFile> {
    return this.#queries.transaction().execute(async (change) => {
      const file: Record<string, PersonalFile[string]> = {
        account: await readAccount(change, account),
        sessions: await readSessions(change, account),
      };
      for (const [name, table] of Object.entries(COLLECTED)) {
        const rows = await change.selectFrom(table).selectAll().where('account', '=', account).execute();
        file[name] = rows.map(presentRow);
      }
      return { ...file, foldersOfFavorites: await readPlaces(change, account) };
    });
  }

  async forget(account: string, at: string): Promise<number> {
    return changeAsOwner(this.#queries, { kind: 'account', id: account }, async (change) => {
      await endFeeds(change, account, at);
      let count = 0;
      for (const table of Object.values(COLLECTED)) {
        const { numDeletedRows } = await change
          .deleteFrom(table)
          .where('account', '=', account)
          .executeTakeFirstOrThrow();
        count += Number(numDeletedRows);
      }
      return count;
    });
  }
}

async function readAccount(change: Transaction<PeopleSchema>, id: string) {
  return change
    .selectFrom('account')
    .select(['username', 'name', 'account_no as accountNo', 'email', 'institution', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .execute();
}

async function readSessions(change: Transaction<PeopleSchema>, account: string) {
  return change
    .selectFrom('session')
    .select(['created_at as begunAt', 'seen_at as usedAt', 'user_agent as browser', 'network'])
    .where('account', '=', account)
    .execute();
}

async function readPlaces(change: Transaction<PeopleSchema>, account: string) {
  return change
    .selectFrom('favorite_in_folder')
    .innerJoin('favorite_folder', 'favorite_folder.id', 'favorite_in_folder.folder')
    .select(['favorite_in_folder.favorite', 'favorite_in_folder.folder'])
    .where('favorite_folder.account', '=', account)
    .execute();
}

/** Who still asks for a feed is told that it has ended. */
async function endFeeds(change: Transaction<PeopleSchema>, account: string, at: string): Promise<void> {
  const alerts = await change.selectFrom('search_alert').select('feed_token').where('account', '=', account).execute();
  if (alerts.length === 0) return;
  const ended = alerts.map(({ feed_token: token }) => ({
    token_hash: createHash('sha256').update(token).digest('hex'),
    ended_at: at,
  }));
  await change.insertInto('ended_feed').values(ended).execute();
}

/** Stored lists and searches as what they are, names in one spelling. */
function presentRow(row: object): Readonly<Record<string, unknown>> {
  const fields = Object.entries(row).filter(([name]) => !OF_MACHINES.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [spellName(name), readValue(name, value)]));
}

function spellName(name: string): string {
  return name.replace(/_json$/u, '').replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function readValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isJson =
    name.endsWith('_json') ||
    name === 'jurisdictions' ||
    name === 'topics' ||
    name === 'countries' ||
    name === 'filters';
  return isJson ? (JSON.parse(value) as unknown) : value;
}
