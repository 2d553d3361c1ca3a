import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { up } from '#server/adapters/sql/migrations/library/0055-status-as-facts.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { StatusTable } from '#server/asking/status-table.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const ROWS = `- kind: instrument
  id: quay
  name: Quay Convention
- kind: treaty-status
  id: quay-norway
  instrument: quay
  place: Norway
  signed: 1998-01-01
  ratified: 1999-05-03
  means: Accession
  inForce: 1999-08-01
  denounced: 2010-01-01
  reservations: Not for fishing boats.
  basis: List of the depositary
  source: https://list.example/
  readOn: 2026-11-25
- kind: treaty-status
  id: quay-chad
  instrument: Quay Convention
  place: TD
  ratified: 1999-05-03
  source: https://list.example/
  readOn: 2026-11-25
- kind: treaty-status
  id: quay-mali
  instrument: quay
  place: Mali
  inForce: 1999-08-01
  basis: Somebody said so
- kind: treaty-status
  id: quay-peru
  instrument: quay
  place: Peru
  inForce: 1999-08-01
  denounced: 2012
  source: https://list.example/
  readOn: 2026-11-25
- kind: treaty-status
  id: quay-atlantis
  instrument: quay
  place: Atlantis
  inForce: 1999-08-01
  source: https://list.example/
  readOn: 2026-11-25
`;

let temporary: TemporaryLibrary;

beforeEach(async () => {
  temporary = new TemporaryLibrary();
  temporary.write('rows.yaml', ROWS);
  expect((await temporary.import()).refused).toEqual([]);
});

afterEach(() => temporary.dispose());

function inDatabase<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(temporary.config.dataFolder, 'library.db'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Takes the step, and opens the library again so that what follows from its records is told anew. */
async function migrate(): Promise<void> {
  const step: Migration = { up };
  const open = () => openLibraryDatabase(temporary.config.dataFolder, KNOWN_INSTRUMENTS);
  const former = await open();
  await step.up(former.queries);
  former.close();
  const opened = await open();
  await opened.filled;
  opened.close();
}

const listKinds = () =>
  inDatabase((database) =>
    database
      .prepare(`SELECT id, kind FROM record WHERE id LIKE 'quay-%' ORDER BY id`)
      .all()
      .map((row) => Object.values(row)),
  );

/** What the status table says, and the fact that says whether Norway was bound. */
const readTable = () =>
  temporary.withLibrary(async (library) => {
    const rows = await new StatusTable(library).list({ edition: 'KA', instrument: 'quay' }, '2005-01-01');
    const norway = await library.facts.listFacts({ places: ['norway'] });
    return { rows, norway };
  });

const KINDS = [
  ['quay-atlantis', 'treaty-status'],
  ['quay-chad', 'fact'],
  ['quay-mali', 'treaty-status'],
  ['quay-norway', 'fact'],
  ['quay-peru', 'treaty-status'],
];

describe('OP-186: a row of the status of a treaty', () => {
  it('is a fact where it has its source and the day of reading; others stay rows, and the table has all of them', async () => {
    expect(listKinds()).toEqual(KINDS);
    const { rows, norway } = await readTable();
    expect(rows.map(({ place, stands }) => [place.name, stands])).toEqual([
      ['Atlantis', 'party'],
      ['Chad', 'unknown'],
      ['Mali', 'party'],
      ['Norway', 'party'],
      ['Peru', 'party'],
    ]);
    expect(rows.find(({ place }) => place.name === 'Norway')).toMatchObject({
      signed: '1998-01-01',
      ratified: '1999-05-03',
      means: 'Accession',
      inForce: '1999-08-01',
      denounced: '2010-01-01',
      reservations: 'Not for fishing boats.',
      basis: 'List of the depositary',
      source: 'https://list.example/',
      readOn: '2026-11-25',
    });
    expect(norway).toMatchObject([{ id: 'quay-norway', validFrom: '1999-08-01', validUntil: '2009-12-31' }]);
  });

  it('that was stored before is one after the library is opened, with nothing lost', async () => {
    const now = await readTable();
    inDatabase((database) => {
      const former = {
        id: 'quay-norway',
        key: 'markdown:quay-norway',
        editions: [],
        meta: {},
        instrument: 'quay',
        place: 'Norway',
        signed: '1998-01-01',
        ratified: '1999-05-03',
        means: 'Accession',
        inForce: '1999-08-01',
        denounced: '2010-01-01',
        reservations: 'Not for fishing boats.',
        basis: 'List of the depositary',
        source: 'https://list.example/',
        readOn: '2026-11-25',
      };
      database
        .prepare(`UPDATE record SET kind = 'treaty-status', record_json = ? WHERE id = 'quay-norway'`)
        .run(JSON.stringify(former));
      const links = database.prepare(
        `UPDATE record_link SET wanted = 'Norway' WHERE wanted = 'norway' AND record = (SELECT number FROM record WHERE id = 'quay-norway')`,
      );
      expect(links.run().changes).toBe(1);
    });
    await migrate();
    expect(listKinds()).toEqual(KINDS);
    expect(await readTable()).toEqual(now);
  });
});
