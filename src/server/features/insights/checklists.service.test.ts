import { expect, it } from 'vitest';
import { LibraryError } from '#domain/errors/library-error.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { ChecklistsService } from './checklists.service.ts';

type Parts = ConstructorParameters<typeof ChecklistsService>[0];

it('OP-102: of begun checklists those are listed of which something that is ticked is still to be seen', async () => {
  const at = '2026-05-31T10:00:00.000Z';
  const item = (id: string) => ({ id, words: id, isTicked: false });
  const insights = {
    listSections: async (_reader: unknown, id: string) => {
      if (id === 'closed') throw new LibraryError('document-not-included');
      return { id, title: id, sections: [{ items: [item('one'), item('two')] }] };
    },
  };
  const ticks: Readonly<Record<string, string>> = { begun: 'one', reworded: 'former words', closed: 'one' };
  const checklists = {
    listBegun: async () => Object.keys(ticks).map((document) => ({ document, at })),
    listTicks: async (_owner: unknown, document: string) => [{ item: ticks[document] }],
  };
  const service = new ChecklistsService({ insights, checklists } as unknown as Parts);
  const { checklists: listed } = await service.listBegun(createTestReader(EDITIONS.KA, 'KA'));
  expect(listed).toMatchObject([{ id: 'begun', ticked: 1, of: 2 }]);
});
