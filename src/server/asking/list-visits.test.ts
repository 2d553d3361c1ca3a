import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createPreview } from '#tests/support/create-preview.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { presentVisits } from './list-visits.ts';

type Parts = Parameters<typeof presentVisits>[0];

it('A history shows what its own edition holds today, whatever others hold (OP-133)', async () => {
  const content = fakePort<Parts['content']>({
    listPreviews: async () => ['here', 'there'].map((id) => createPreview(id, { editions: ['KIPL'] })),
    listNamedDocuments: async (_kinds, _names, { edition }) => {
      const id = edition === 'KIPL' ? 'here' : 'there';
      return [{ by: 'name', name: id, id, kind: 'document' }];
    },
  });
  const visit = (target: string) =>
    ({ id: target, edition: 'KIPL', target, url: '/', title: '', type: '', visitedAt: '' }) as const;
  const shown = await presentVisits({ content }, createTestReader(EDITIONS.KIPL, 'MIP'), [
    visit('there'),
    visit('here'),
  ]);
  expect(shown.map(({ contentId }) => contentId)).toEqual(['here']);
});
