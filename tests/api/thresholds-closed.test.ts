import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { downloadExcel, downloadText, downloadWord } from '#contract/download.ts';
import { judgeThresholds, listThresholdPlaces, reckonLimits } from '#contract/thresholds.ts';
import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

// The edition of the calculator has one subscription, which opens all of it; here it has another beside it.
vi.mock(import('#editions/kcl/subscriptions.ts'), async (importOriginal) => {
  const { SUBSCRIPTIONS, ...others } = await importOriginal();
  const more: SubscriptionDefinition = { code: 'CT', name: 'Merger Notes', reduced: false, publications: [] };
  return { ...others, SUBSCRIPTIONS: [...SUBSCRIPTIONS, more] };
});

type Headers = Readonly<Record<string, string>>;

const HOST = 'kcl.localhost';
const CLOSED = [{ title: 'A text on the thresholds, outside your subscription', url: null }];
const OF_TEXT = /cinnabar|typhoon|secretive/iu;
const DEAL: CallBody<typeof judgeThresholds> = {
  Day: '2026-11-27',
  Places: ['PL', 'DE', 'HR'],
  Parties: [
    { Name: 'A', Role: 'acquirer', Currency: 'EUR', Turnover: { World: 5, PL: 1, DE: 1 } },
    { Name: 'B', Role: 'target', Currency: 'EUR', Turnover: { World: 5, PL: 1, DE: 1 } },
  ],
};

const server = new TestServer();
let reader: Headers;
let subscriber: Headers;

beforeAll(async () => {
  const note = { type: 'Merger thresholds', subscriptions: ['CT'] };
  server.temporary.write('facts.jsonl', readFileSync('content/demo/kcl/facts/merger-thresholds.jsonl', 'utf8'));
  server.temporary.write(
    'texts.jsonl',
    jsonLines(
      { ...note, id: 'cinnabar', title: 'Secretive note', jurisdiction: ['Poland'], text: 'A typhoon has to notify.' },
      { ...note, id: 'cinnabar-2', title: 'Secretive note', jurisdiction: ['Croatia'], text: 'A typhoon again.' },
    ),
  );
  const { refused } = await server.temporary.import({ editions: ['KCL'] });
  expect(refused).toEqual([]);
  await server.open();
  const { accounts } = server.people;
  for (const [id, codes] of [
    ['firm', ['DEFAULT']],
    ['house', ['DEFAULT', 'CT']],
  ] as const) {
    await accounts.saveInstitution({ id, name: id, customerNo: id, contact: null, demo: false });
    for (const code of codes) {
      await accounts.saveContract({
        institution: id,
        code,
        edition: 'KCL',
        from: '2020-01-01',
        to: null,
        suspended: false,
      });
    }
    await accounts.createAccount({ username: id, name: id, email: null, institution: id });
  }
  reader = (await signIn(server.people, 'firm')).headers;
  subscriber = (await signIn(server.people, 'house')).headers;
}, 120_000);
afterAll(() => server.close());

const as = (headers: Headers) => ({ host: HOST, headers });

describe('OP-178: a text on thresholds that is closed to its reader', () => {
  it('is a padlock in the calculator, without its title, its address and any word of it', async () => {
    const { places } = await server.call(judgeThresholds, { ...as(reader), body: { ...DEAL, Law: true } });
    expect(places.map(({ law }) => law?.texts)).toEqual([CLOSED, [], CLOSED]);
    const listed = await server.call(listThresholdPlaces, as(reader));
    expect(listed.places.find(({ place }) => place === 'PL')?.texts).toEqual(CLOSED);
    expect(listed.places.find(({ place }) => place === 'HR')?.texts).toEqual(CLOSED);
    expect(JSON.stringify([places, listed])).not.toMatch(OF_TEXT);
  });

  it('is not in the memorandum, in no format, and not in the calendar', async () => {
    const asked = { ...as(reader), body: { kind: 'thresholds' as const, deal: DEAL } };
    const word = readParagraphs((await server.send(downloadWord, asked)).rawPayload).join('\n');
    const excel = JSON.stringify(readWorkbook((await server.send(downloadExcel, asked)).rawPayload).sheets);
    const text = (await server.send(downloadText, asked)).body;
    const { calendar } = await server.call(reckonLimits, {
      ...as(reader),
      body: { Filed: '2026-11-02', Places: ['PL', 'DE'] },
    });
    expect(calendar).toContain('BEGIN:VEVENT');
    for (const said of [word, excel, text]) expect(said).toContain('Croatia');
    for (const said of [word, excel, text, calendar]) expect(said).not.toMatch(OF_TEXT);
  });

  it('stands there with its title and its address for whoever may open it', async () => {
    const { places } = await server.call(judgeThresholds, { ...as(subscriber), body: { ...DEAL, Law: true } });
    expect(places[0]?.law?.texts).toEqual([{ title: 'Secretive note', url: '/document/cinnabar' }]);
    const asked = { ...as(subscriber), body: { kind: 'thresholds' as const, deal: DEAL } };
    const word = readParagraphs((await server.send(downloadWord, asked)).rawPayload).join('\n');
    expect(word).toContain('/document/cinnabar');
  });
});
