import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { SqlCitationStore } from '#server/adapters/sql/library/sql-citation-store.ts';
import { SqlContentStore } from '#server/adapters/sql/library/content-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { openLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { PatientSqliteDialect } from './patient-dialect.ts';

const library = new TemporaryLibrary();
const bounds = { edition: 'KA', limit: 5 };
let database: LibraryDatabase;

beforeAll(async () => {
  library.write('a.jsonl', jsonLines({ id: 'a', title: 'A', text: 'a' }));
  await library.import();
  database = await openLibraryDatabase(library.config.dataFolder, KNOWN_INSTRUMENTS);
});

afterAll(() => {
  database.close();
  library.dispose();
});

type Question = (store: SqlContentStore) => Promise<unknown>;

/** Every question that the port has but the one for all documents, each asked once. */
const QUESTIONS: Readonly<Record<Exclude<keyof SqlContentStore, 'listVersioned'>, Question>> = {
  findDocument: (store) => store.findDocument('a'),
  listPreviews: (store) => store.listPreviews(['a', 'b']),
  listGlances: (store) => store.listGlances(['a', 'b'], 'KA'),
  listChunks: (store) => store.listChunks(1, 0, 2),
  listVersions: (store) => store.listVersions(1),
  findFormerVersion: (store) => store.findFormerVersion(1, 1),
  listOutline: (store) => store.listOutline(1),
  findAnchor: (store) => store.findAnchor(1, 'p1'),
  resolveSourceIds: (store) => store.resolveSourceIds(1, ['a']),
  listChunkSizes: (store) => store.listChunkSizes(1),
  findPublication: (store) => store.findPublication('a'),
  listNodes: (store) => store.listNodes('a'),
  findCase: (store) => store.findCase('a'),
  listPeople: (store) => store.listPeople(['a']),
  resolveNames: (store) => store.resolveNames(['a', 'b'], 'KA'),
  listNamedDocuments: (store) => store.listNamedDocuments(['name', 'number', 'title', 'party'], ['a', 'b'], bounds),
  listNamesBeginning: (store) => store.listNamesBeginning('a', bounds),
  listDocumentsBetween: (store) => store.listDocumentsBetween(['a', 'b'], bounds),
  listDocumentsOf: (store) => store.listDocumentsOf({ publication: 'a' }, 'KA'),
  listEditionsOfWork: (store) => store.listEditionsOfWork('a', 'KA'),
  listEditionsOfWorks: (store) => store.listEditionsOfWorks(['a', 'b']),
  listPresentIds: (store) => store.listPresentIds(['a', 'b']),
  listFirstImports: (store) => store.listFirstImports(['a']),
  listFormats: (store) => store.listFormats(1),
  listOtherLanguages: async (store) => {
    const document = await store.findDocument('a');
    if (document?.state !== 'present') throw new Error('a is not there');
    const record = { ...document.record, citations: ['[2026] UKSC 7'] };
    return store.listOtherLanguages({ ...document, record });
  },
  readFile: (store) => store.readFile('0'.repeat(64)),
  readCorpusVersion: (store) => store.readCorpusVersion(),
};

/** The same of the port of citations. */
const CITATION_QUESTIONS: Readonly<Record<keyof SqlCitationStore, (store: SqlCitationStore) => Promise<unknown>>> = {
  listCiting: (store) => store.listCiting(['one'], 5),
  listCitingProvision: (store) => store.listCitingProvision({ instrument: 'nyc', steps: ['V', '1'] }, 5),
  listCitationsOf: (store) => store.listCitationsOf(1),
  findCited: (store) => store.findCited(['a', 'b'], 'KA'),
  listInstrumentTexts: (store) => store.listInstrumentTexts(['nyc'], 'KA'),
};

/** The tables that grow with the library and that a question looks through from end to end. */
async function listScanned(ask: (queries: Kysely<LibrarySchema>) => Promise<unknown>): Promise<string[]> {
  const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const queries = new Kysely<LibrarySchema>({
    dialect: new PatientSqliteDialect(database.sqlite),
    log: ({ query }) => void asked.push(query),
  });
  await ask(queries);
  expect(asked).not.toEqual([]);
  const tables = (await queries.introspection.getTables()).map(({ name }) => name);
  const plans = asked.flatMap(({ sql, parameters }) =>
    database.sqlite.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...(parameters as string[])),
  );
  const scanned = plans.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
  return scanned.filter((name) => tables.includes(name) && name !== 'library_state');
}

test.each(Object.entries(QUESTIONS))('%s looks through no whole table', async (_name, ask) => {
  expect(await listScanned((queries) => ask(new SqlContentStore(queries)))).toEqual([]);
});

test.each(Object.entries(CITATION_QUESTIONS))('%s of citations looks through no whole table', async (_name, ask) => {
  expect(await listScanned((queries) => ask(new SqlCitationStore(queries, KNOWN_INSTRUMENTS)))).toEqual([]);
});

test('SR-216: what became of 400 favorites is asked as often as of two', async () => {
  const count = async (ids: readonly string[]) => {
    let asked = 0;
    const log = () => void (asked += 1);
    const queries = new Kysely<LibrarySchema>({ dialect: new PatientSqliteDialect(database.sqlite), log });
    await new SqlContentStore(queries).listPresentIds(ids);
    return asked;
  };
  const many = Array.from({ length: 400 }, (_, index) => `gone-${index}`);
  const few = await count(['gone-1', 'gone-2']);
  expect(few).toBeGreaterThan(0);
  expect(await count(many)).toBe(few);
});

test('A table that is looked through is noticed', async () => {
  const byTitle = (queries: Kysely<LibrarySchema>) => queries.selectFrom('document').where('title', '=', 'a');
  expect(await listScanned((queries) => byTitle(queries).selectAll().execute())).toEqual(['document']);
});
