import { expect, it } from 'vitest';
import { LibraryError } from '#domain/errors/library-error.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { ChecklistStore } from '#server/ports/checklist-store.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import type { InsightsService } from './insights.service.ts';
import { ChecklistsService } from './checklists.service.ts';

it('OP-102: of begun checklists those are listed of which something that is ticked is still to be seen', async () => {
  const at = '2026-05-31T10:00:00.000Z';
  const item = (id: string) => ({ id, anchor: id, words: id, html: id, isTicked: false });
  const insights = fakePort<InsightsService>({
    listSections: async (_reader, id) => {
      if (id === 'closed') throw new LibraryError('document-not-included');
      return { id, title: id, sections: [{ part: null, title: id, html: '', items: [item('one'), item('two')] }] };
    },
  });
  const ticks: Readonly<Record<string, string>> = { begun: 'one', reworded: 'former words', closed: 'one' };
  const checklists = fakePort<ChecklistStore>({
    listBegun: async () => Object.keys(ticks).map((document) => ({ document, at })),
    listTicks: async (_owner, document) => [{ document, item: ticks[document] ?? '', words: '', at }],
  });
  const clock = { now: () => at, today: () => at.slice(0, 10) };
  const service = new ChecklistsService({ insights, checklists, clock });
  const { checklists: listed } = await service.listBegun(createTestReader(EDITIONS.KA, 'KA'));
  expect(listed).toMatchObject([{ id: 'begun', ticked: 1, of: 2 }]);
});
