import { expect, it } from 'vitest';
import { downloadBody } from '#contract/download.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { DocumentRenderer, Facts } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { Charge } from '#server/ports/register-call.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { describeList } from './describe-list.ts';
import { DownloadService } from './download.service.ts';

const AT = '2026-09-05T14:03:00.000Z';
const READER = createTestReader(EDITIONS.KA, 'KA');

it('A list says when it was made in the one form of dates (CON-011), and of which library', async () => {
  const made: Facts[] = [];
  const results: DownloadSource = {
    name: 'lists',
    collect: async (_reader, _wish, { sayMade }) => {
      made.push(sayMade('/search'));
      return {
        title: 'A list',
        content: { document: { title: '', facts: [], blocks: [] } },
        count: { rows: 0, total: 0 },
      };
    },
  };
  const service = new DownloadService({
    downloads: { results },
    renderer: fakePort<DocumentRenderer>({}),
    clock: { now: () => AT, today: () => AT.slice(0, 10) },
    usage: { record: () => {} },
  });
  const charge: Charge = (_budget, work) => work();
  const place = { origin: 'http://ka.localhost', signal: new AbortController().signal, charge };
  await service.prepare(READER, 'word', downloadBody.parse({ kind: 'results' }), place);
  const facts = describeList({
    edition: EDITIONS.KA,
    endpoint: 'documentSearch',
    query: { q: 'seat' },
    understood: undefined,
    total: 3,
    rows: 3,
    isSelection: false,
    corpusVersion: 1234,
    made: made.flat(),
  });
  expect(facts).toContainEqual(['Made', '05 Sep 2026, 14:03 UTC']);
  expect(facts).toContainEqual(['Library', EDITIONS.KA.name]);
  expect(facts).toContainEqual(['Permanent link', 'http://ka.localhost/search']);
  expect(facts).toContainEqual(['Library version', '1,234']);
});
