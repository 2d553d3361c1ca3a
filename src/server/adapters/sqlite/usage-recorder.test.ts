import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reader } from '#domain/access/reader.ts';
import { sumUsage } from '#domain/usage/sum-usage.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import type { UsageEvent } from '#server/ports/usage-recorder.ts';
import { SqlUsageRecorder } from '../sql/sql-usage-recorder.ts';
import { openPeopleDatabase, type PeopleDatabase } from './people-database.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36';
const AWARD = { id: 'award-1', title: 'Fjord v. Isle', type: 'Award', publication: 'Reports' };

const folder = mkdtempSync(join(tmpdir(), 'pandect-usage-'));
let people: PeopleDatabase;
let recorder: SqlUsageRecorder;
let seconds = 0;
const said: string[] = [];

beforeEach(async () => {
  people = await openPeopleDatabase(folder);
  await people.queries.deleteFrom('usage_event').execute();
  await people.queries.deleteFrom('tracking_event').execute();
  seconds = 0;
  recorder = createRecorder();
});

afterEach(async () => {
  vi.useRealTimers();
  await recorder.close();
  people.close();
});

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function createRecorder(): SqlUsageRecorder {
  return new SqlUsageRecorder({
    queries: people.queries,
    now: () => new Date(Date.parse('2026-05-04T09:00:00Z') + seconds * 1000).toISOString(),
    secret: 'a secret of this test',
    log: (message) => said.push(message),
  });
}

function reader(change: Partial<Reader['visitor']> = {}, userAgent = BROWSER): Reader {
  const { visitor, ...rest } = createOperatorReader(EDITIONS.KA);
  return {
    ...rest,
    visitor: { ...visitor, sessionId: 's1', ...change },
    client: { address: '192.0.2.7', userAgent },
  };
}

function note(at: number, event: Partial<UsageEvent> = {}): void {
  seconds = at;
  recorder.record({ kind: 'request', reader: reader(), item: AWARD, place: 'document', ...event });
}

const rows = () => people.queries.selectFrom('usage_event').selectAll().orderBy('id').execute();

async function sum() {
  return sumUsage(
    (await rows()).map((row) => ({
      kind: row.kind as UsageEvent['kind'],
      at: row.at,
      session: row.session,
      item: row.item_id,
      isRobot: row.is_robot === 1,
      isDoubleClick: row.is_double_click === 1,
    })),
  );
}

describe('usage in the store', () => {
  it('says what, where, when, for whom and under which module, and names no account (SH-323, SH-326)', async () => {
    const visitor = {
      account: { id: 'account-9', username: 'nadia', name: 'Nadia Brandt', accountNo: 'A-1' },
      institution: { id: 'inst-1', name: 'North Library', customerNo: '1' },
    };
    note(0, { reader: reader(visitor) });
    await recorder.flush();
    const [row] = await rows();
    expect(row).toMatchObject({
      at: '2026-05-04T09:00:00.000Z',
      kind: 'request',
      edition: 'KA',
      module: 'KAPP',
      institution: 'inst-1',
      session: 's1',
      item_id: 'award-1',
      item_type: 'Award',
      item_title: 'Fjord v. Isle',
      publication: 'Reports',
      place: 'document',
      is_robot: 0,
      is_double_click: 0,
      agent_class: 'desktop',
    });
    expect(row!.account).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(row)).not.toMatch(/account-9|nadia|192\.0\.2/i);
  });

  it('is written a second later, never while a reader waits, and at the latest when the library closes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = createRecorder();
    other.record({ kind: 'request', reader: reader(), item: AWARD });
    expect(await rows()).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    for (let index = 0; index < 1000; index += 1) {
      other.record({ kind: 'request', reader: reader(), item: { ...AWARD, id: `award-${index + 2}` } });
    }
    await other.close();
    expect(await rows()).toHaveLength(1001);
  });

  it('folds clicks within 30 seconds, also those that were written before (SH-323)', async () => {
    note(0);
    await recorder.flush();
    note(25);
    note(50);
    note(50, { kind: 'investigation' });
    note(51, { reader: reader({ sessionId: 's2' }) });
    await recorder.flush();
    expect((await rows()).map((row) => row.is_double_click)).toEqual([1, 1, 0, 0, 0]);
    expect(await sum()).toMatchObject({ Total_Item_Requests: 2, Total_Item_Investigations: 3 });
  });

  it('counts a search once, however it is paged, sorted or asked again at once (SH-322)', async () => {
    const search = (at: number, key: string, order = 'score desc') => {
      seconds = at;
      recorder.record({ kind: 'search', reader: reader(), keywords: key, search: { key, order } });
    };
    search(0, 'seat');
    search(10, 'seat');
    search(60, 'seat', 'title asc');
    search(100, 'award');
    search(200, 'seat');
    await recorder.flush();
    expect((await rows()).map((row) => row.keywords)).toEqual(['seat', 'award', 'seat']);
    expect(await sum()).toMatchObject({ Searches_Platform: 3, Total_Item_Requests: 0 });
  });

  it('marks robots and does not sum them (SH-323)', async () => {
    note(0, { reader: reader({ sessionId: 's2' }, 'Googlebot/2.1') });
    note(1);
    await recorder.flush();
    expect((await rows())[0]).toMatchObject({ is_robot: 1, agent_class: 'robot' });
    expect(await sum()).toMatchObject({ Total_Item_Requests: 1 });
  });

  it('is kept and tried again when the store refuses it, and the log says so', async () => {
    await people.queries.schema.alterTable('usage_event').renameTo('usage_event_away').execute();
    note(0);
    await recorder.flush();
    expect(said.at(-1)).toContain('tried again');
    await people.queries.schema.alterTable('usage_event_away').renameTo('usage_event').execute();
    await recorder.flush();
    expect(await rows()).toHaveLength(1);
  });

  it('holds what browsers report beside it (SH-319)', async () => {
    recorder.track({
      kind: 'page',
      reader: reader(),
      trackingId: 'mark',
      page: '/templates',
      title: 'Templates',
      keywords: null,
    });
    await recorder.flush();
    const [row] = await people.queries.selectFrom('tracking_event').selectAll().execute();
    expect(row).toMatchObject({ kind: 'page', page: '/templates', tracking_id: 'mark', edition: 'KA', session: 's1' });
  });
});
