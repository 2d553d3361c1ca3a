import { afterAll, expect, it, vi } from 'vitest';
import type * as kindsModule from '#domain/records/kinds.ts';
import { EDITIONS } from '#editions/editions.ts';
import { openSource } from '#server/compose/open-source.ts';
import { IMPORTERS } from '#server/compose/importers.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { createInlineReader } from '#server/ports/file-reader.test-support.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

vi.mock('#domain/records/kinds.ts', async (load) => {
  const kinds = await load<typeof kindsModule>();
  const { VESSEL } = await import('#tests/support/vessel-kind.ts');
  const table = { ...kinds.RECORD_KINDS, vessel: VESSEL };
  return { ...kinds, RECORD_KINDS: table, isRecordKind: (name: string) => Object.hasOwn(table, name) };
});

const library = new TemporaryLibrary();
// A process of its own would not know the kind.
library.reader = createInlineReader(IMPORTERS, openSource);
afterAll(() => library.dispose());

it('A new kind of records is one file and one line: its records are imported, linked, found and opened', async () => {
  library.write('people.yaml', '- { id: solheim, firstName: Ingrid, lastName: Solheim }\n');
  library.write('a.yaml', '- { kind: vessel, id: freya, name: Freya, master: Ingrid Solheim }\n');
  library.write('b.jsonl', jsonLines({ kind: 'vessel', id: 'odin', name: 'Odin' }, { kind: 'vessel', id: 'nameless' }));
  expect(await library.import()).toMatchObject({
    imported: 3,
    refused: [{ path: 'b.jsonl', line: 2, reason: 'name: is required' }],
  });
  await library.withLibrary(async ({ search, reading, records }) => {
    const reader = createOperatorReader(EDITIONS.KA);
    const { hits } = await search.search(reader, 'documentSearch', { q: 'quay', sortBy: 'title', sortOrder: 'asc' });
    expect(hits.map(({ id, title, type }) => [id, title, type])).toEqual([
      ['freya', 'Freya', 'Vessel'],
      ['odin', 'Odin', 'Vessel'],
    ]);
    expect(await reading.getDocument(reader, 'odin', {}, (_budget, work) => work())).toMatchObject({ title: 'Odin' });
    const naming = await records.listNaming({ kind: 'person', id: 'solheim' }, { edition: 'KA', limit: 5 });
    expect(naming.map(({ document, role }) => [document.id, role])).toEqual([['freya', 'representative']]);
  });
});
