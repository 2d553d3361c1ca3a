import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Collection } from '#domain/collections/collection.ts';
import { EDITIONS } from '#editions/editions.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { RULE_SETS } from '#tests/support/rule-sets.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { CollectionsService } from './collections.service.ts';

const temporary = new TemporaryLibrary();
const reader = createTestReader(EDITIONS.KA, 'KAPP');
const rules = { lists: {}, entries: {}, additions: { bodies: async () => ({ shortName: 'QI' }) } };
const BODIES: Collection = {
  ...RULE_SETS,
  feed: { records: 'organization', order: ['name'] },
  counts: { facet: 'organization', by: 'name' },
  entry: {
    path: '/apiv2/Bodies/{id}',
    summary: 'One body.',
    fields: { id: 'text', city: 'text?', aliases: 'texts', documents: 'counted', blocks: 'blocks', demo: 'demo' },
    adds: 'bodies',
  },
};

beforeAll(async () => {
  const set = (id: string, by: string) =>
    `---\nid: ${id}\ntitle: Rules ${id}\ntype: Rules\norganization: ${by}\n---\n\nText.\n`;
  temporary.write('quay.md', set('quay', 'Quay Institute'));
  temporary.write('pier.md', set('pier', 'Pier Institute'));
  temporary.write(
    'bodies.yaml',
    '- { kind: organization, id: quay-institute, name: Quay Institute }\n- { kind: organization, id: pier-institute, name: Pier Institute }\n',
  );
  expect((await temporary.import({ editions: ['KA'] })).refused).toEqual([]);
});

afterAll(() => temporary.dispose());

test('OP-200: an entry is made of its own record and its own count, neither of the list nor of its counts', async () => {
  await temporary.withLibrary(async ({ engine, content, clock, reference }) => {
    const read: number[] = [];
    const listRecords: ReferenceStore['listRecords'] = async (...wanted) => {
      const records = await reference.listRecords(...wanted);
      read.push(records.length);
      return records;
    };
    const counting = new CountingEngine(engine);
    const counter = new SearchCounter({ engine: counting, clock });
    const service = new CollectionsService({ reference: { listRecords }, content, counter, rules });
    const entry = await service.get(reader, BODIES, 'quay-institute');
    expect(read).toEqual([1]);
    expect(entry).toMatchObject({ id: 'quay-institute', city: null, aliases: [], demo: 0, shortName: 'QI' });
    expect(entry).toMatchObject({ documents: { count: 1, url: '/search?organization=Quay+Institute' } });
    expect(JSON.stringify(entry['blocks'])).toContain('"id":"quay"');
    expect(JSON.stringify(entry['blocks'])).not.toContain('"id":"pier"');
    await expect(service.get(reader, BODIES, 'nobody')).rejects.toMatchObject({ code: 'document-not-found' });
  });
});

test('OP-200: of what a search finds, an entry is the one document', async () => {
  await temporary.withLibrary(async ({ engine, content, clock, reference }) => {
    const read: number[] = [];
    const listPreviews: typeof content.listPreviews = async (ids) => {
      read.push(ids.length);
      return content.listPreviews(ids);
    };
    const counter = new SearchCounter({ engine, clock });
    const service = new CollectionsService({ reference, content: { listPreviews }, counter, rules });
    expect(await service.get(reader, RULE_SETS, 'pier')).toMatchObject({ id: 'pier', title: 'Rules pier' });
    expect(read[0]).toBe(1);
  });
});
