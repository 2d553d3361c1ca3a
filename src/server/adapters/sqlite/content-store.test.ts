import { join } from 'node:path';
import type { EditionId } from '#domain/edition/edition.ts';
import { describeContentStore } from '#server/ports/content-store.conformance.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { SqlContentStore } from '../sql/content-store.ts';
import { openLibraryDatabase } from './library-database.ts';

const EDITIONS: readonly (readonly [id: string, cluster: string, date: string, held: readonly EditionId[]])[] = [
  ['seat-0', 'seat', '1999', ['KA']],
  ['seat-1', 'seat', '2004', ['KA']],
  ['seat-2', 'seat', '2012', ['KA', 'KCL']],
  ['seat-3', 'seat', '2021-05', ['KA']],
  ['costs-1', 'costs', '2019', ['KA']],
];

describeContentStore('the content store on SQLite', async () => {
  const library = new TemporaryLibrary();
  for (const [id, cluster, date, editions] of EDITIONS) {
    library.write(
      `${id}/publication.yaml`,
      `id: ${id}\ntype: Book\ntitle: The Seat\ncluster: ${cluster}\npublicationDate: ${date}\ncontents: []\n`,
    );
    await library.import({ roots: [join(library.files, id)], editions });
  }
  await library.withWriter(async ({ writer }) => {
    await writer.open();
    await writer.remove(['seat-0']);
    await writer.close();
  });
  const database = await openLibraryDatabase(library.config.dataFolder);
  return {
    store: new SqlContentStore(database.queries),
    close: async () => {
      database.close();
      library.dispose();
    },
  };
});
