import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteDatabase, type SqlRow } from '#server/adapters/sqlite/database.ts';
import type { Drift, Reconciliation } from '#server/ports/content-writer.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

let temporary: TemporaryLibrary;
let library: SqliteDatabase;

const RECORDS = [
  { kind: 'person', id: 'ada', firstName: 'Ada', lastName: 'Lindqvist' },
  { kind: 'person', id: 'tomas', firstName: 'Tomas', lastName: 'Quayle' },
  {
    kind: 'publication',
    id: 'book',
    type: 'Book',
    title: 'On Quays',
    contents: [{ label: 'Part I', children: [{ label: '1. Stone', document: 'doc-1' }, { label: '2. Timber' }] }],
  },
];

/** Each document cites the next and one that nobody has, and has an author. */
const DOCUMENTS = Array.from({ length: 6 }, (_, at) => ({
  id: `doc-${at}`,
  title: `Award number ${at}`,
  type: 'Award',
  authors: ['Ada Lindqvist'],
  jurisdiction: ['Norway'],
  comparison: at === 4 ? ['quays'] : [],
  html: `<p>See <a href="doc:doc-${(at + 1) % 6}">there</a> and <a href="doc:nowhere">nowhere</a>.</p>`,
}));

beforeEach(async () => {
  temporary = new TemporaryLibrary();
  temporary.write('records.jsonl', jsonLines(...RECORDS));
  temporary.write('documents.jsonl', jsonLines(...DOCUMENTS));
  const { refused } = await temporary.import();
  expect(refused).toEqual([]);
  temporary.write(
    'documents.jsonl',
    jsonLines(...DOCUMENTS.map((one) => ({ ...one, title: `${one.title}, corrected` }))),
  );
  await temporary.import();
  library = new SqliteDatabase(join(temporary.config.dataFolder, 'library.db'));
});

afterEach(() => {
  library.close();
  temporary.dispose();
});

const numberOf = (id: string, table = 'document') =>
  Number(library.get<{ number: number } & SqlRow>(`SELECT number FROM ${table} WHERE id = ?`, id)!.number);

async function reconcile(...flags: readonly string[]) {
  const { code, out } = await runPandect(temporary.config.dataFolder, ['reconcile', '--json', ...flags]);
  return { code, found: JSON.parse(out) as Reconciliation };
}

/** All that is kept of documents and records, but what repairs do not bring back. */
function readRows(): unknown[] {
  const tables = [
    'document_name',
    'document_alias',
    'comparison_column',
    'citation',
    'record_link',
    'record_name',
    'record_word',
    'publication_node',
  ];
  return tables.map((table) =>
    library
      .all(`SELECT * FROM ${table}`)
      .map((row) => JSON.stringify(row))
      .toSorted(),
  );
}

/** What is planted wrong in the database, and what is said of it. */
const FAULTS: readonly { readonly what: string; readonly plant: () => void; readonly said: Drift }[] = [
  {
    what: 'a link row of a document that is not there',
    plant: () =>
      library.run(
        `INSERT INTO record_link SELECT 999999, record, position, role, kind, wanted, name, name_key,
      target, known, side, from_day, to_day, evidence_document, evidence_anchor, detail_json
      FROM record_link WHERE document = ? LIMIT 1`,
        numberOf('doc-0'),
      ),
    said: { id: null, kind: 'left-over', rows: 1 },
  },
  {
    what: 'a link that means somebody else',
    plant: () =>
      library.run(
        'UPDATE record_link SET target = ? WHERE document = ?',
        numberOf('tomas', 'record'),
        numberOf('doc-1'),
      ),
    said: { id: 'doc-1', kind: 'links-wrong', rows: 1 },
  },
  {
    what: 'a link row missing',
    plant: () => library.run('DELETE FROM record_link WHERE document = ?', numberOf('doc-2')),
    said: { id: 'doc-2', kind: 'links-wrong', rows: 1 },
  },
  {
    what: 'a link of a record that means nobody any more',
    plant: () => library.run('UPDATE record_link SET target = 999999 WHERE document = ?', numberOf('doc-3')),
    said: { id: 'doc-3', kind: 'links-wrong', rows: 1 },
  },
  {
    what: 'a citation whose target is another than its words mean',
    plant: () =>
      library.run(
        'UPDATE citation SET target = ? WHERE document = ? AND target IS NOT NULL',
        numberOf('doc-5'),
        numberOf('doc-0'),
      ),
    said: { id: 'doc-0', kind: 'citations-wrong', rows: 1 },
  },
  {
    what: 'every citation of a document missing',
    plant: () => library.run('DELETE FROM citation WHERE document = ?', numberOf('doc-4')),
    said: { id: 'doc-4', kind: 'citations-wrong', rows: 2 },
  },
  {
    what: 'the names of a record missing',
    plant: () => library.run('DELETE FROM record_name WHERE record = ?', numberOf('tomas', 'record')),
    said: { id: 'tomas', kind: 'names-wrong', rows: 1 },
  },
  {
    what: 'a word by which a person is found missing',
    plant: () =>
      library.run(`DELETE FROM record_word WHERE word = 'lindqvist' AND record = ?`, numberOf('ada', 'record')),
    said: { id: 'ada', kind: 'names-wrong', rows: 1 },
  },
  {
    what: 'a name by which a document is cited missing',
    plant: () => library.run('DELETE FROM document_name WHERE name = ?', 'doc 3'),
    said: { id: 'doc-3', kind: 'names-wrong', rows: 1 },
  },
  {
    what: 'a name that a document does not have',
    plant: () =>
      library.run(
        `INSERT INTO document_alias (name, kind, document) VALUES ('the wrong name', 'title', ?)`,
        numberOf('doc-5'),
      ),
    said: { id: 'doc-5', kind: 'names-wrong', rows: 1 },
  },
  {
    what: 'a document that answers for another place than it says, in a comparison that it does not name',
    plant: () => library.run(`UPDATE comparison_column SET slug = 'tides', place = 'Sweden'`),
    said: { id: 'doc-4', kind: 'columns-wrong', rows: 1 },
  },
  {
    what: 'a former version whose content is missing',
    plant: () => {
      const former = 'SELECT content FROM document_version WHERE document = ? AND version = 1';
      library.run(`DELETE FROM content WHERE id = (${former})`, numberOf('doc-2'));
    },
    said: { id: 'doc-2', kind: 'version-incomplete' },
  },
  {
    what: 'an entry of contents missing, and one that opens another document',
    plant: () => {
      library.run(`DELETE FROM publication_node WHERE label = '2. Timber'`);
      library.run(`UPDATE publication_node SET document = 'doc-2', pages = '9' WHERE label = '1. Stone'`);
    },
    said: { id: 'book', kind: 'contents-wrong', rows: 2 },
  },
];

describe('pandect reconcile knows the rows that are kept of documents and records', () => {
  it('and finds an undisturbed library in step', async () => {
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [], repaired: 0, isInStep: true } });
  });

  it.each(FAULTS)('and finds and repairs $what', async ({ plant, said }) => {
    const before = readRows();
    plant();
    expect(await reconcile()).toMatchObject({ code: 1, found: { drift: [said], repaired: 0, isInStep: false } });
    const repaired = { drift: [said], repaired: said.rows ?? 1, isInStep: true };
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: repaired });
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [] } });
    expect(readRows()).toEqual(before);
  });

  it('and finds all of it at once, says it in words with numbers, and puts it right', async () => {
    const before = readRows();
    for (const { plant } of FAULTS) plant();
    const { found } = await reconcile();
    expect(found.drift.map(({ kind }) => kind).toSorted()).toEqual(FAULTS.map(({ said }) => said.kind).toSorted());
    expect(found.drift).toEqual(expect.arrayContaining(FAULTS.map(({ said }) => said)));
    const { out } = await runPandect(temporary.config.dataFolder, ['reconcile']);
    expect(out).toContain('tomas goes by other names than its record says: 1 name\n');
    expect(out).toContain('doc-4 cites other documents or provisions than it says: 2 citations\n');
    expect(out).toContain('doc-1 leads to other people, parties or places than it names: 1 link\n');
    expect(out).toContain('book has other contents than its record says: 2 of its entries\n');
    expect(out).toContain('What belongs to nothing that the library holds: 1 row\n');
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { isInStep: true } });
    expect(await reconcile()).toMatchObject({ code: 0, found: { drift: [] } });
    expect(readRows()).toEqual(before);
  });

  it('and what the index was not told', async () => {
    const wish = { signal: new AbortController().signal, onProgress: () => {} };
    await temporary.withWriter(async ({ writer }) => {
      await writer.open();
      library.run(`INSERT INTO index_outbox (document, change) VALUES (?, 'put')`, numberOf('doc-1'));
      const drift = [{ id: null, kind: 'index-not-told', rows: 1 }];
      expect(await writer.reconcile({ ...wish, repair: false })).toMatchObject({ drift, isInStep: false });
      expect(await writer.reconcile({ ...wish, repair: true })).toMatchObject({ drift, repaired: 1, isInStep: true });
      expect(library.all('SELECT * FROM index_outbox')).toEqual([]);
    });
  });

  it('and stops where it is told to, between two portions', async () => {
    for (const { plant } of FAULTS) plant();
    const stop = new AbortController();
    await temporary.withWriter(async ({ writer }) => {
      await writer.open();
      const wish = { repair: true, signal: stop.signal, onProgress: () => stop.abort() };
      expect(await writer.reconcile(wish)).toMatchObject({ repaired: 0, isInStep: false });
    });
    expect(await reconcile('--repair')).toMatchObject({ code: 0, found: { isInStep: true } });
  });
});
