import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LatestSearchAnswer } from '#contract/latest-searches.ts';
import type { ResearchEntryAnswer } from '#contract/research-record.ts';
import type { SearchAlertAnswer } from '#contract/search-alerts.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { signIn } from '#tests/support/sign-in.ts';

const ALERTS = '/apiv2/api/SearchAlerts';
const RECORD = '/apiv2/api/ResearchRecord';
const LATEST = '/apiv2/api/LatestSearches';
/** As a release to come might keep it. */
const STORED = '{"version":4,"edition":"KA","search":"seat"}';
const REASON = 'This search was kept by a later release of the library, in a form (4) that this one does not know.';

const server = new TestServer();
let headers: Readonly<Record<string, string>>;

async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const request = { method, url, headers: { ...headers, host: 'ka.localhost' }, ...(payload ? { payload } : {}) };
  const response = await server.app.inject(request);
  return { status: response.statusCode, body: response.json<Answer>() };
}

const readAlert = async () => (await ask<SearchAlertAnswer[]>('GET', ALERTS)).body[0]!;
const readEntry = async () => (await ask<{ entries: ResearchEntryAnswer[] }>('GET', RECORD)).body.entries[0]!;

const refusal = { status: 422, body: { code: 'query-unreadable', details: { reason: REASON } } };

beforeAll(async () => {
  await server.open();
  const { accounts } = server.people;
  await accounts.saveInstitution({ id: 'court', name: 'A court', customerNo: 'C-1', contact: null, demo: false });
  const contract = { institution: 'court', edition: 'KA', code: 'KA', from: '2020-01-01', to: null } as const;
  await accounts.saveContract({ ...contract, suspended: false });
  await accounts.createAccount({ username: 'ada', name: 'Ada', email: null, institution: 'court' });
  ({ headers } = await signIn(server.people, 'ada'));
  await ask('POST', '/apiv2/documentSearch/search', { q: 'seat' });
  await ask('POST', LATEST, { title: 'seat', url: '/search?q=seat' });
  const search = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat' });
  // Through the store: the server remembers what it has counted of an alert.
  const account = (await accounts.findAccountByUsername('ada'))?.id ?? '';
  const had = { at: '2026-03-05T12:00:00.000Z', corpusVersion: 1 };
  await server.people.alerts.createAlert(account, { search, title: 'On seats', url: '/search?q=seat' }, had);
  await readEntry();
  const database = new DatabaseSync(join(server.temporary.config.dataFolder, 'people.db'));
  for (const table of ['latest_search', 'search_alert', 'research_entry']) {
    expect(database.prepare(`UPDATE ${table} SET search_json = ?`).run(STORED).changes, table).toBe(1);
  }
  database.close();
});

afterAll(() => server.close());

describe('A search that this release cannot read', () => {
  it('stands among the alerts with its title and its address, and says why it cannot be made', async () => {
    const alert = await readAlert();
    expect(alert).toMatchObject({ title: 'On seats', url: '/search?q=seat', newCount: null, trouble: REASON });
    expect(await ask('POST', `${ALERTS}/${alert.id}/look`, {})).toMatchObject(refusal);
    expect(await ask('GET', alert.feed)).toMatchObject(refusal);
  });

  it('stands in the record as it was found then, with what was stored in place of the call', async () => {
    const entry = await readEntry();
    expect(entry).toMatchObject({ title: 'seat', url: '/search?q=seat', query: STORED });
    expect(await ask('GET', `${RECORD}/${entry.id}/new`)).toMatchObject(refusal);
    const exported = await server.app.inject({
      method: 'POST',
      url: `${RECORD}/export`,
      headers: { ...headers, host: 'ka.localhost' },
      payload: { format: 'text' },
    });
    expect(exported.body).toContain(STORED);
  });

  it('leads to its address from the latest searches', async () => {
    const { body } = await ask<LatestSearchAnswer[]>('GET', LATEST);
    expect(body).toMatchObject([{ title: 'seat', url: '/search?q=seat' }]);
  });

  it('is renamed, noted and deleted like any other, and is not changed by that', async () => {
    const [{ id }, entry] = [await readAlert(), await readEntry()];
    await ask('POST', `${ALERTS}/${id}/title`, { title: 'Seats' });
    await ask('POST', `${RECORD}/${entry.id}/note`, { note: 'of old' });
    await ask('POST', LATEST, { title: 'costs', url: '/search?q=costs' });
    const database = new DatabaseSync(join(server.temporary.config.dataFolder, 'people.db'));
    for (const table of ['latest_search', 'search_alert', 'research_entry']) {
      const kept = database.prepare(`SELECT search_json FROM ${table} WHERE search_json = ?`).all(STORED);
      expect(kept, table).toHaveLength(1);
    }
    database.close();
    expect(await ask('DELETE', `${ALERTS}/${id}`)).toEqual({ status: 200, body: {} });
    expect(await ask('DELETE', `${RECORD}/${entry.id}`)).toEqual({ status: 200, body: {} });
  });
});
