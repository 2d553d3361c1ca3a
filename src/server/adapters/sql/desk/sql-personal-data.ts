import type { MyDataName } from '#domain/tools/desk/my-data.ts';
import type { PersonalData, PersonalFile } from '#server/ports/personal-data.ts';
import { selectPlaces } from './favorite-tables.ts';
import { OwnedRows } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';
import { ALERTS, endFeeds } from './sql-search-alert-store.ts';
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
  mergerCases: 'merger_case',
  comparisonNotes: 'comparison_note',
  messages: 'support_message',
  trash: 'trash',
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
  'share_token',
]);

/** Lists that columns without that in their names keep as JSON. */
const LISTS: ReadonlySet<string> = new Set(['jurisdictions', 'topics', 'countries', 'filters']);

/** What is kept about accounts, in either database. */
export class SqlPersonalData extends OwnedRows implements PersonalData {
  readonly read: PersonalData['read'] = (account) =>
    this.queries.transaction().execute(async (change) => {
      const accounts = change
        .selectFrom('account')
        .select(['username', 'name', 'account_no as accountNo', 'email', 'institution', 'suspended_at as suspendedAt'])
        .where('id', '=', account);
      const sessions = change
        .selectFrom('session')
        .select(['created_at as begunAt', 'seen_at as usedAt', 'user_agent as browser', 'network'])
        .where('account', '=', account);
      const file: Record<string, PersonalFile[string]> = {
        account: await accounts.execute(),
        sessions: await sessions.execute(),
      };
      for (const [name, table] of Object.entries(COLLECTED)) {
        const rows = await change.selectFrom(table).selectAll().where('account', '=', account).execute();
        file[name] = rows.map(presentRow);
      }
      return { ...file, foldersOfFavorites: await selectPlaces(change, account).execute() };
    });

  readonly forget: PersonalData['forget'] = (account, at) =>
    this.change(ofAccount(account), async (change) => {
      const tokens = (await ALERTS.list(change, ofAccount(account))).map(({ feedToken }) => feedToken);
      await endFeeds(change, tokens, at);
      let count = 0;
      for (const table of Object.values(COLLECTED)) {
        const rows = change.deleteFrom(table).where('account', '=', account);
        count += Number((await rows.executeTakeFirstOrThrow()).numDeletedRows);
      }
      return count;
    });
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
  if (name === 'held_json') return presentRow(JSON.parse(String(value)) as object);
  const isJson = typeof value === 'string' && (name.endsWith('_json') || LISTS.has(name));
  return isJson ? (JSON.parse(value) as unknown) : value;
}
