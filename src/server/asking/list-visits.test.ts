import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { presentVisits } from './list-visits.ts';

type Parts = Parameters<typeof presentVisits>[0];

it('A history shows what its own edition holds today, whatever others hold (OP-133)', async () => {
  const preview = (id: string) => ({
    id,
    kind: 'document',
    editions: ['KIPL'],
    subscriptions: [],
    record: { title: id, type: 'Award', subscriptions: [] },
  });
  const content = {
    listPreviews: async () => [preview('here'), preview('there')],
    listNamedDocuments: async (_groups: unknown, _names: unknown, { edition }: { edition: string }) => [
      { id: edition === 'KIPL' ? 'here' : 'there' },
    ],
  } as unknown as Parts['content'];
  const visit = (target: string) =>
    ({ id: target, edition: 'KIPL', target, url: '/', title: '', type: '', visitedAt: '' }) as const;
  const shown = await presentVisits({ content }, createTestReader(EDITIONS.KIPL, 'MIP'), [
    visit('there'),
    visit('here'),
  ]);
  expect(shown.map(({ contentId }) => contentId)).toEqual(['here']);
});
